import Foundation

/// `bundle`: makes a folder that runs on other machines, and packages of it.
struct BundleCommand {
  private let package: AppPackage
  private let formats: Set<String>
  private let skipsBuild: Bool

  init(_ arguments: inout Arguments) throws {
    formats = Set(["deb", "appimage", "flatpak"].filter { arguments.flag($0) })
    skipsBuild = arguments.flag("skip-build")
    package = try AppPackage(&arguments)
    try arguments.finish()
  }

  func run() throws {
    let app = try AppDescription(of: package.product, in: package.resources)
    let built = try package.build(["-c", "release", "--static-swift-stdlib"], skip: skipsBuild)
    let prefix = Prefix(
      folder: package.output.appending(path: "\(package.product)-\(app.version)"), program: package.product, id: app.id)
    try prefix.make(of: built, package: package)
    for warning in try prefix.warnings() { print("warning: \(warning)") }
    print("\(prefix.folder.path)\n  runs as bin/\(package.product), on systems with \(try prefix.needs())")
    if formats.contains("deb") { print(try DebianPackage(app: app, prefix: prefix).make(in: package.output).path) }
    if formats.contains("appimage") { try AppImage(app: app, prefix: prefix).make(in: package.output) }
    if formats.contains("flatpak") { try FlatpakManifest(app: app, prefix: prefix).make(in: package) }
  }
}
