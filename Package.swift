// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The core and its tests need neither GTK's headers nor a display: ORIEL_CORE_ONLY=1 leaves the rest out.
let coreOnly = ProcessInfo.processInfo.environment["ORIEL_CORE_ONLY"] == "1"

let package = Package(
  name: "Oriel",
  products: [
    .library(name: "OrielTesting", targets: ["OrielTesting"]),
    .library(name: "OrielActivities", targets: ["OrielActivities"]),
    .library(name: "OrielCharts", targets: ["OrielCharts"]),
    .library(name: "OrielFamily", targets: ["OrielFamily"]),
    .library(name: "OrielStore", targets: ["OrielStore"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "#Preview, @Previewable and @Entry. They need swift-syntax."),
  ],
  targets: [
    .target(name: "OrielCore"),
    .target(name: "OrielGeometry", dependencies: ["OrielCore"]),
    .target(name: "OrielTesting", dependencies: ["OrielCore", "OrielStore"]),
    .target(name: "OrielActivities", dependencies: ["OrielCore"]),
    .target(name: "OrielCharts", dependencies: ["OrielCore"]),
    .target(name: "OrielFamily", dependencies: ["OrielCore"]),
    .target(name: "OrielStore", dependencies: ["OrielCore"]),
    .testTarget(
      name: "OrielCoreTests", dependencies: ["OrielCore", "OrielTesting"],
      // The time for a batch of files grows with the square of its macros: with the usual 25 files, it is half as long again.
      swiftSettings: [.unsafeFlags(["-driver-batch-size-limit", "10"])]),
    // Runs while an app is built, so it depends on nothing.
    .executableTarget(name: "OrielAssetsTool"),
    .testTarget(name: "OrielAssetsTests", dependencies: ["OrielAssetsTool", "OrielCore", "OrielTesting"]),
    // What `swift package oriel` does. It is built when that is run, and depends on nothing.
    .executableTarget(name: "OrielTool"),
    .testTarget(name: "OrielToolTests", dependencies: ["OrielTool"]),
    .testTarget(name: "OrielTestingTests", dependencies: ["OrielCore", "OrielTesting"]),
    .testTarget(
      name: "OrielProductTests",
      dependencies: ["OrielCore", "OrielTesting", "OrielActivities", "OrielFamily", "OrielGeometry", "OrielStore"]),
    .testTarget(name: "OrielChartsTests", dependencies: ["OrielCore", "OrielTesting", "OrielCharts"]),
  ]
)

if !coreOnly {
  package.products += [
    .library(name: "Oriel", targets: ["Oriel"]),
    .library(name: "OrielCombine", targets: ["OrielCombine"]),
    .library(name: "OrielLog", targets: ["OrielLog"]),
    .library(name: "OrielNetworking", targets: ["OrielNetworking"]),
    .library(name: "OrielAppKit", targets: ["OrielAppKit"]),
    .library(name: "OrielUIKit", targets: ["OrielUIKit"]),
    .plugin(name: "Previews", targets: ["Previews"]),
    .plugin(name: "Assets", targets: ["Assets"]),
    .plugin(name: "OrielCommand", targets: ["OrielCommand"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
  ]
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ]
  package.targets += [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "OrielGTK", dependencies: ["OrielCore", "CGtk"]),
    .target(name: "OrielLog", dependencies: ["CGtk"]),
    .target(
      name: "Oriel",
      dependencies: [
        "OrielCore", "OrielGeometry", "OrielGTK", .target(name: "OrielMacros", condition: .when(traits: ["Macros"])),
      ]),
    .target(name: "OrielAppKit", dependencies: ["Oriel", "OrielCore", "OrielGTK"]),
    .target(name: "OrielUIKit", dependencies: ["Oriel", "OrielCore", "OrielGTK"]),
    .macro(
      name: "OrielMacros",
      dependencies: ["SwiftCompilerPlugin", "SwiftSyntaxMacros"].map {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
      }),
    .target(
      name: "OrielCombine",
      dependencies: [
        "OrielCore", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .target(name: "OrielNetworking", dependencies: ["OrielCore", "OrielCombine"]),
    .plugin(
      name: "Previews",
      capability: .command(
        intent: .custom(verb: "previews", description: "Lists an app's previews, shows one, or writes pictures of all.")
      )),
    .plugin(name: "Assets", capability: .buildTool(), dependencies: ["OrielAssetsTool"]),
    .plugin(
      name: "OrielCommand",
      capability: .command(
        intent: .custom(
          verb: "oriel", description: "Makes, runs, translates and bundles apps: swift package oriel --help.")
      ), dependencies: ["OrielTool"], path: "Plugins/Oriel"),
    .systemLibrary(name: "GallerySections", path: "Demo/Sections"),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "Oriel", "OrielActivities", "OrielCharts", "OrielCombine", "OrielFamily", "OrielStore", "GallerySections",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Demo", exclude: ["Sections"], resources: [.embedInCode("Resources")]),
    .testTarget(name: "OrielCombineTests", dependencies: ["OrielCombine", "OrielCore", "OrielTesting"]),
    .testTarget(
      name: "OrielGTKTests",
      dependencies: [
        "Oriel", "OrielGTK", "OrielCore", "OrielTesting", "OrielActivities", "OrielFamily", "OrielStore", "CGtk",
      ]),
  ]
}

// Modules with the names of Apple's, for source that is shared with a Mac: each exports what it has there. None is called
// Combine or os: other packages ask whether these can be imported, and would be compiled for a Mac.
if !coreOnly {
  let modules: [(name: String, dependencies: [Target.Dependency])] = [
    ("SwiftUI", ["Oriel", "OrielCombine"]),
    ("UniformTypeIdentifiers", ["OrielCore"]),
    ("CoreTransferable", ["Oriel"]),
    ("CoreGraphics", ["OrielCore", "OrielGeometry"]),
    ("PhotosUI", ["Oriel"]),
    ("QuickLook", ["Oriel"]),
    ("StoreKit", ["Oriel", "OrielStore"]),
    ("FamilyControls", ["Oriel", "OrielFamily"]),
    ("ActivityKit", ["Oriel", "OrielActivities"]),
  ]
  for module in modules {
    package.products.append(.library(name: module.name, targets: [module.name]))
    package.targets.append(
      .target(name: module.name, dependencies: module.dependencies, path: "Sources/Compatibility/\(module.name)"))
  }
  package.targets.append(
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["SwiftUI", "OrielAppKit", "OrielLog", "OrielNetworking", "OrielTesting", "OrielUIKit"]))
}

// CI builds with ORIEL_STRICT=1: there a warning is an error. Nothing is built a second time, so libraries are compiled as a
// whole, for three quarters of the processor's time. Tests aren't: the time for their macros grows with the square.
if ProcessInfo.processInfo.environment["ORIEL_STRICT"] == "1" {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    guard target.type == .regular || target.type == .executable else { continue }
    target.swiftSettings?.append(.unsafeFlags(["-whole-module-optimization", "-num-threads", "2"]))
  }
}
