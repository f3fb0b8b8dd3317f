// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  let plugins: [Target.PluginUsage] = [.plugin(name: "Assets", package: "Oriel")]
#else
  let plugins: [Target.PluginUsage] = []
#endif

let package = Package(
  name: "Scribe",
  defaultLocalization: "en",
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Scribe", dependencies: [.product(name: "Oriel", package: "Oriel")],
      swiftSettings: [.treatAllWarnings(as: .error)], plugins: plugins),
    .testTarget(
      name: "ScribeTests", dependencies: ["Scribe", .product(name: "OrielTesting", package: "Oriel")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
