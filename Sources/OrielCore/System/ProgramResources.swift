import Glibc

/// Where the resources of a program may be.
struct ProgramResources {
  /// The folder and the name of the executable.
  let folder: String
  let name: String
  /// The module that contains the app, if it is known.
  let module: String?

  /// The resources of this process.
  init?(module: String?) {
    guard let executable = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(executable) }
    self.init(executable: String(cString: executable), module: module)
  }

  init?(executable path: String, module: String?) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    folder = String(path[..<slash])
    name = String(path[path.utf8.index(after: slash)...])
    self.module = module
  }

  /// The folders with those of SwiftPM: beside the executable, and where a distribution or Flatpak installs data.
  var places: [String] { [folder, "\(folder)/../share/\(name)", "\(folder)/../lib/\(name)", "/app/share/\(name)"] }

  /// The folders of the app's own resources.
  var folders: [ResourceFolder] {
    let own = [folder, "\(folder)/\(name).resources", "\(folder)/../share/\(name).resources"] + places.dropFirst()
    return own.map { ResourceFolder(path: $0) } + moduleFolders
  }

  /// The folders `share` beside that of the executable, where a bundle that isn't installed has its metadata and icons.
  var dataFolders: [ResourceFolder] {
    ["..", "../.."].map { ResourceFolder(path: "\(folder)/\($0)/share") }.filter { $0.path(of: "metainfo") != nil }
  }

  private var moduleFolders: [ResourceFolder] {
    places.flatMap { ResourceFolder(path: $0).folders(ofModules: [module, name].compactMap { $0 }) }
  }

  /// The folders of the package's other modules. None in a test, which must not depend on what else was built.
  var otherFolders: [ResourceFolder] {
    guard module != nil || !moduleFolders.isEmpty else { return [] }
    for place in places {
      let own = ResourceFolder(path: place).folders(ofModules: [module, name].compactMap { $0 }).map(\.name)
      let all = ResourceFolder(path: place).names.filter { $0.hasSuffix("\(ResourceFolder.suffix)") }.sorted()
      // The name of the package comes first. Both may contain the sign between them, so that it is known only with the module.
      let end = ResourceFolder.identifier((module ?? name)[...]).count + ResourceFolder.suffix.count
      guard let package = own.first?.dropLast(end) else { continue }
      return all.filter { $0.hasPrefix(package) && !own.contains($0) }.map { ResourceFolder(path: "\(place)/\($0)") }
    }
    return []
  }
}

extension ResourceFolder {
  /// The end of the names of the folders that SwiftPM makes.
  static let suffix = ".resources"

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The folder has the name of the target, in which the module's name has replaced hyphens and spaces.
  static func identifier(_ name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
