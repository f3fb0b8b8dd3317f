// swift-tools-version: 6.2
import PackageDescription

// The target has another name than the package, so that its program doesn't take the place of another one called Notes.
let package = Package(
  name: "Notes",
  defaultLocalization: "en",
  dependencies: [.package(name: "Oriel", path: "../..")],
  targets: [
    .executableTarget(
      name: "OrielNotes",
      dependencies: [.product(name: "Oriel", package: "Oriel")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "Assets", package: "Oriel")]),
    .testTarget(
      name: "OrielNotesTests",
      dependencies: ["OrielNotes", .product(name: "OrielTesting", package: "Oriel")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ]
)
