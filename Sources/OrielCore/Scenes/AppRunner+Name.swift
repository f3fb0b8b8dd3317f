extension AppRunner {
  /// The name of the app: that of its metadata, or the title of its first scene but the settings, or else the name of the
  /// program.
  var appName: String {
    if let name = platform.appInformation.name { return name }
    let titles = registeredScenes.lazy.filter { $0.command != .preferences }.compactMap(\.title)
    return titles.first { !$0.isEmpty } ?? StorageFolder.executableName
  }
}
