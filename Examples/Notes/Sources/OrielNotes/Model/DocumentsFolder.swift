import Oriel

/// The folder for the user's documents, as the desktop names it.
///
/// Foundation for Linux takes the quotation marks in the desktop's file for parts of the path, and doesn't know `$HOME`.
nonisolated enum DocumentsFolder {
  static func url(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    let settings = environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".config")
    let names = (try? String(contentsOf: settings.appending(path: "user-dirs.dirs"), encoding: .utf8)) ?? ""
    for line in names.split(separator: "\n") where line.hasPrefix("XDG_DOCUMENTS_DIR=") {
      let path = line.dropFirst(18).replacing("\"", with: "").replacing("$HOME", with: home.path)
      if path.hasPrefix("/") { return URL(filePath: String(path)) }
    }
    return home.appending(path: "Documents")
  }
}
