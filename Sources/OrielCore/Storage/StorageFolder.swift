import FoundationEssentials

/// The folders of an app's settings and window states.
@MainActor package enum StorageFolder {
  /// The application id, which is the name of the folders. It is set before the first access; the default is the name
  /// of the executable.
  package static var applicationID: String = executableName {
    didSet { AppStorageStore.forgetStandard() }
  }

  /// `$XDG_CONFIG_HOME/<application id>/settings.json`.
  package static var settingsPath: String {
    path(variable: "XDG_CONFIG_HOME", fallback: ".config", file: "settings.json")
  }

  /// `$XDG_STATE_HOME/<application id>/scenes.json`.
  package static var scenesPath: String {
    path(variable: "XDG_STATE_HOME", fallback: ".local/state", file: "scenes.json")
  }

  /// `$XDG_STATE_HOME/<application id>/documents`: the folder of documents with unsaved changes that have no other place.
  static var documentsPath: String {
    path(variable: "XDG_STATE_HOME", fallback: ".local/state", file: "documents")
  }

  /// The path of a suite's settings.
  static func suitePath(_ name: String) -> String {
    path(variable: "XDG_CONFIG_HOME", fallback: ".config", file: "\(fileName(name)).settings.json")
  }

  private static func path(variable: String, fallback: String, file: String) -> String {
    "\(base(variable: variable, fallback: fallback))/\(fileName(applicationID))/\(file)"
  }

  // According to the XDG specification, relative paths are ignored.
  private static func base(variable: String, fallback: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable], path.hasPrefix("/") { return path }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/\(fallback)" }
    return "\(FileManager.default.homeDirectoryForCurrentUser.path)/\(fallback)"
  }

  /// The name without characters that would change the folder, hide the file, or terminate the path.
  private static func fileName(_ name: String) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
    return safe.isEmpty || safe.hasPrefix(".") ? "app\(safe)" : safe
  }

  static var executableName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "app"
  }
}
