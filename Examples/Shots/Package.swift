// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shots",
  defaultLocalization: "en",
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shots",
      dependencies: [
        "CGdkPixbuf",
        .product(name: "Oriel", package: "Oriel"),
        .product(name: "OrielUIKit", package: "Oriel"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "Assets", package: "Oriel")]),
    // Pictures are decoded and encoded by the library that GTK uses too.
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .testTarget(
      name: "ShotsTests",
      dependencies: [
        "CGdkPixbuf", "Shots", .product(name: "Oriel", package: "Oriel"),
        .product(name: "OrielTesting", package: "Oriel"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
