import Foundation

/// An AppImage: the app in one file. GTK comes from the user's system.
struct AppImage {
  let app: AppDescription
  let prefix: Prefix

  func make(in output: URL) throws {
    let manager = FileManager.default
    let folder = output.appending(path: "\(prefix.program).AppDir")
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try manager.copyItem(at: prefix.folder, to: folder.appending(path: "usr"))
    func link(_ name: String, to path: String) throws {
      try manager.createSymbolicLink(atPath: folder.appending(path: name).path, withDestinationPath: path)
    }
    try link("AppRun", to: "usr/lib/\(prefix.program)/\(prefix.program)")
    try link("\(app.id).desktop", to: "usr/share/applications/\(app.id).desktop")
    let icon = "usr/share/icons/hicolor/scalable/apps/\(app.id).svg"
    if manager.fileExists(atPath: folder.appending(path: icon).path) { try link("\(app.id).svg", to: icon) }
    guard Program.find("appimagetool") != nil else {
      throw Failure("appimagetool isn't installed (github.com/AppImage/appimagetool); its input is in \(folder.path)")
    }
    let file = output.appending(path: "\(prefix.program)-\(app.version).AppImage")
    try Program("appimagetool").run([folder.path, file.path], environment: ["VERSION": app.version])
    print(file.path)
  }
}
