// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  defaultLocalization: "en",
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Starter",
      dependencies: [.product(name: "Oriel", package: "Oriel")],
      // Compiles the translations in Localizable.xcstrings.
      plugins: [.plugin(name: "Assets", package: "Oriel")]),
    .testTarget(name: "StarterTests", dependencies: ["Starter", .product(name: "OrielTesting", package: "Oriel")]),
  ]
)
