// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The tests of the macros. In Oriel's own package, they would make SwiftPM compile every module twice: a test of a
// macro runs on the host, and all tests of a package are one program.
let package = Package(
  name: "MacrosPackage",
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")],
  targets: [
    .macro(
      name: "OrielMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: [.define("Macros"), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "OrielMacrosTests",
      dependencies: [
        "OrielMacros", .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
