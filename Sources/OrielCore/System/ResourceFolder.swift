import Glibc

/// A folder with an app's resources, such as translations and images.
///
/// It replaces Foundation's `Bundle`, which would link all of Foundation into a statically linked app.
public struct ResourceFolder: Hashable, Sendable {
  package let path: String

  /// Creates a reference to the folder at an absolute path.
  public init(path: String) { self.path = path }

  // Unsafe: written once, at launch, before another thread could read it.
  private nonisolated(unsafe) static var module: String?

  /// Sets the module that contains the app, for ``main``. Called at launch, before anything reads it.
  package static func setModule(ofAppNamed typeName: String) {
    module = typeName.split(separator: ".").first.map { String($0) }
  }

  /// The possible resource folders of the app: that of the executable, folders with its name, and those in which SwiftPM puts
  /// the resources of the app's module, `Package_Module.resources`.
  package static let main: [ResourceFolder] = program?.folders ?? []

  /// The folders with the resources of the other modules of the app's package.
  package static let others: [ResourceFolder] = program?.otherFolders ?? []

  /// The folders with the metadata and icons of an app that isn't installed.
  package static let data: [ResourceFolder] = program?.dataFolders ?? []

  private static let program = ProgramResources(module: module)

  /// Refers to the resources of a module of the app, by the name of the folder that SwiftPM makes of them. For constants of
  /// the plugin `Assets`. Unlike `Bundle.module`, it doesn't end an app whose resources aren't installed.
  public static func _named(_ name: String) -> ResourceFolder {
    let places = program?.places ?? []
    let found = places.lazy.map { ResourceFolder(path: "\($0)/\(name)") }.first { access($0.path, R_OK) == 0 }
    return found ?? ResourceFolder(path: "\(places.first ?? "")/\(name)")
  }

  /// The folders that SwiftPM has made for the resources of modules, in the order of the modules.
  func folders(ofModules modules: [String]) -> [ResourceFolder] {
    let names = names.filter { $0.hasSuffix(Self.suffix) }.sorted()
    var found: [String] = []
    for module in modules {
      let end = "_" + Self.identifier(module[...])
      found += names.filter { !found.contains($0) && Self.identifier($0.dropLast(Self.suffix.count)).hasSuffix(end) }
    }
    return found.map { ResourceFolder(path: "\(path)/\($0)") }
  }

  /// The names of the files in the folder; empty if it doesn't exist.
  package var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name may be longer or shorter than the array in the declaration.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      names.append(String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  /// The path of a file in the folder; nil if it doesn't exist.
  package func path(of name: String) -> String? {
    guard !name.containsZero else { return nil }
    let path = "\(path)/\(name)"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// The contents of a file in the folder; nil if it can't be read.
  package func contents(of name: String) -> [UInt8]? {
    guard let file = open(name) else { return nil }
    defer { fclose(file) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? contents : nil }
      contents += buffer[..<count]
    }
  }

  /// A part of a file in the folder; nil if it can't be read, or if the file is too short.
  package func contents(of name: String, from offset: Int, count: Int) -> [UInt8]? {
    guard let file = open(name) else { return nil }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0, offset <= ftell(file), count <= ftell(file) - offset,
      fseek(file, offset, SEEK_SET) == 0
    else { return nil }
    let contents = [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = count == 0 ? 0 : fread(buffer.baseAddress, 1, count, file)
    }
    return contents.count == count ? contents : nil
  }

  private func open(_ name: String) -> UnsafeMutablePointer<FILE>? {
    name.containsZero ? nil : fopen("\(path)/\(name)", "re")
  }
}
