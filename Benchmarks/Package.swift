// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Oriel", path: "..")],
  targets: [
    .systemLibrary(name: "CGtkBench", pkgConfig: "gtk4"),
    .target(name: "BenchSupport", dependencies: ["CGtkBench"]),
    .executableTarget(
      name: "OrielBench", dependencies: ["BenchSupport", .product(name: "Oriel", package: "Oriel")]),
    .executableTarget(
      name: "OrielGrowth",
      dependencies: [.product(name: "Oriel", package: "Oriel"), .product(name: "OrielTesting", package: "Oriel")]),
  ]
)
