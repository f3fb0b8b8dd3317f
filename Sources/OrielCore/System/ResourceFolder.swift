import Glibc

/// A folder with an app's resources, such as translations and images.
///
/// It replaces Foundation's `Bundle`, which would link all of Foundation into a statically linked app.
public struct ResourceFolder: Hashable, Sendable {
  package let path: String

  /// Creates a reference to the folder at an absolute path.
  public init(path: String) { self.path = path }

  /// The possible resource folders of the app: that of the executable, and folders with its name.
  package static let main: [ResourceFolder] = {
    guard let executable = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(executable) }
    let path = String(cString: executable)
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    let folder = path[..<slash]
    let resources = "\(path[path.utf8.index(after: slash)...]).resources"
    return [String(folder), "\(folder)/\(resources)", "\(folder)/../share/\(resources)"].map(ResourceFolder.init)
  }()

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
    guard !name.containsZero, let file = fopen("\(path)/\(name)", "re") else { return nil }
    defer { fclose(file) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return ferror(file) == 0 ? contents : nil }
      contents += buffer[..<count]
    }
  }
}
