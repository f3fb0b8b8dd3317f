import Foundation

/// A Flatpak of an app. It contains the program that was built here, which needs nothing but GTK of GNOME's runtime.
struct FlatpakManifest {
  let app: AppDescription
  let prefix: Prefix

  static let runtimeVersion = "49"

  func make(in package: AppPackage) throws {
    let manager = FileManager.default
    // The author may have changed what the app is permitted, so that an existing one is kept.
    let file = package.folder.appending(path: "flatpak/\(app.id).json")
    if !manager.fileExists(atPath: file.path) {
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      print(
        "\(file.path)\n  is new. Its finish-args say what the app is permitted: add --share=network if it uses the network."
      )
    } else {
      print(file.path)
    }
    let source = package.output.appending(path: "flatpak-source")
    try? manager.removeItem(at: source)
    try manager.copyItem(at: prefix.folder, to: source)
    guard Program.find("flatpak-builder") != nil else {
      return print(
        "flatpak-builder isn't installed; with it, this builds the Flatpak:\n  flatpak-builder --user --force-clean --repo=.build/oriel/repo .build/oriel/flatpak flatpak/\(app.id).json"
      )
    }
    let output = package.output
    try Program("flatpak-builder").run(
      [
        "--user", "--force-clean", "--repo=\(output.appending(path: "repo").path)",
        "--state-dir=\(output.appending(path: "flatpak-state").path)", output.appending(path: "flatpak").path,
        file.path,
      ])
    let bundle = output.appending(path: "\(app.id).flatpak")
    try Program("flatpak").run(["build-bundle", output.appending(path: "repo").path, bundle.path, app.id])
    print(bundle.path)
  }

  var text: String {
    """
    {
      "id": "\(app.id)",
      "runtime": "org.gnome.Platform",
      "runtime-version": "\(Self.runtimeVersion)",
      "sdk": "org.gnome.Sdk",
      "command": "\(prefix.program)",
      "finish-args": [
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri"
      ],
      "modules": [
        {
          "name": "\(prefix.program)",
          "buildsystem": "simple",
          "build-options": { "strip": false, "no-debuginfo": true },
          "build-commands": ["cp --archive bin lib share /app/"],
          "sources": [{ "type": "dir", "path": "../.build/oriel/flatpak-source" }]
        }
      ]
    }

    """
  }
}
