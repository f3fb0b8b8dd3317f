// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  // Without macros, and therefore without swift-syntax, whose compilation would take longer than all of the rest.
  dependencies: [.package(name: "Oriel", path: "..", traits: [])],
  targets: [
    .systemLibrary(name: "CGtkBench", pkgConfig: "gtk4"),
    .target(name: "BenchSupport", dependencies: ["CGtkBench"]),
    .executableTarget(
      name: "OrielBench", dependencies: ["BenchSupport", .product(name: "Oriel", package: "Oriel")]),
    .executableTarget(
      name: "OrielGrowth",
      dependencies: [
        "BenchSupport", .product(name: "Oriel", package: "Oriel"), .product(name: "OrielTesting", package: "Oriel"),
      ]),
  ]
)
