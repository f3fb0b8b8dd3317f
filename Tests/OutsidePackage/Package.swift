// swift-tools-version: 6.2
import PackageDescription

// An app outside of the package: it depends on Oriel by path and imports only `Oriel`. That it
// compiles, in Swift 6 mode and without a warning, is the test.
let package = Package(
  name: "OutsidePackage",
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .executableTarget(
      name: "OutsideApp",
      dependencies: [
        .product(name: "Oriel", package: "Oriel"), .product(name: "OrielCombine", package: "Oriel"),
        .product(name: "OrielActivities", package: "Oriel"), .product(name: "OrielFamily", package: "Oriel"),
        .product(name: "OrielStore", package: "Oriel"), .product(name: "OrielAppKit", package: "Oriel"),
        .product(name: "OrielUIKit", package: "Oriel"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // A command line tool that renders a picture with images, colors and texts of catalogs, and a test that runs it.
    .executableTarget(
      name: "Poster",
      dependencies: [.product(name: "Oriel", package: "Oriel")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "Assets", package: "Oriel")]),
    .testTarget(
      name: "PosterTests", dependencies: ["Poster", .product(name: "OrielTesting", package: "Oriel")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
