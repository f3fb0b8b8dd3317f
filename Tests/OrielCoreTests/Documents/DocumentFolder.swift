import Foundation

@testable import OrielCore

/// A temporary folder of a test, deleted after it.
final class DocumentFolder: Sendable {
  let path: DiskPath

  init(in parent: String = NSTemporaryDirectory()) throws {
    path = DiskPath("\(parent)/oriel-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path.description, withIntermediateDirectories: true)
  }

  /// A folder in memory where there is one, for tests that write to it very often.
  static func quick() throws -> DocumentFolder {
    try DocumentFolder(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory())
  }

  deinit { FileSystem().discard(path) }

  /// A folder on another file system than `folder`; nil if the machine has none that can be written to.
  static func onAnotherFileSystem(than folder: DocumentFolder) throws -> DocumentFolder? {
    for parent in ["/dev/shm", "/run/user/\(getuid())", "/var/tmp"] where access(parent, W_OK) == 0 {
      var first = stat()
      var second = stat()
      guard stat(parent, &first) == 0, stat(folder.path.description, &second) == 0 else { continue }
      if first.st_dev != second.st_dev { return try DocumentFolder(in: parent) }
    }
    return nil
  }

  /// Whether the machine has another file system that can be written to.
  static let hasOtherFileSystem: Bool = {
    guard let folder = try? DocumentFolder() else { return false }
    return (try? onAnotherFileSystem(than: folder)) != nil
  }()

  /// Whether files may have extended attributes.
  static let hasAttributes: Bool = {
    guard let folder = try? DocumentFolder(), (try? folder.put("", in: "a")) != nil else { return false }
    let file = open(folder.url("a").path, O_RDONLY)
    defer { close(file) }
    return ExtendedAttributes.set("user.oriel", [1], on: file) == 0
  }()

  var url: URL { path.url(isFolder: true) }

  func url(_ name: String) -> URL { path.appending(name).url() }

  func url(_ name: [UInt8]) -> URL { path.appending(name).url() }

  func put(_ text: String, in name: String) throws { try Data(text.utf8).write(to: url(name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(url(name).path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  func modified(_ name: String) -> Int {
    var status = stat()
    return lstat(url(name).path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// The names in the folder, hidden ones too.
  var names: [String] { FileTree(path).names }

  /// Everything in the folder.
  var tree: FileTree { FileTree(path) }
}

/// What is in a folder, to be compared.
struct FileTree: Equatable, Sendable, CustomStringConvertible {
  enum Node: Equatable, Sendable {
    case file(Data, mode_t)
    case link([UInt8])
    case folder(FileTree, mode_t)
    case special
  }

  var nodes: [[UInt8]: Node] = [:]

  init(_ path: DiskPath) {
    let system = FileSystem()
    let subject = FileSubject(.read, path)
    guard let folder = try? system.status(path, followingLinks: true, for: subject).identity else { return }
    try? system.inFolder(FilePlace(path), as: folder, for: subject) { folder, names in
      for name in names {
        let child = path.appending(name)
        let place = FilePlace(name, in: folder)
        guard let status = try? system.status(place, for: subject) else { continue }
        switch status.kind {
        case .file: nodes[name] = .file((try? system.contents(of: child, for: subject)) ?? Data(), status.mode)
        case .link: nodes[name] = .link((try? system.target(ofLink: place, for: subject)) ?? [])
        case .folder: nodes[name] = .folder(FileTree(child), status.mode)
        case .special: nodes[name] = .special
        }
      }
    }
  }

  var names: [String] { nodes.keys.map { String(decoding: $0, as: UTF8.self) }.sorted() }

  /// The temporary files that a power failure may leave.
  var hidden: [Node] { nodes.filter { $0.key.starts(with: Array(".oriel-".utf8)) }.map(\.value) }

  /// The tree without the hidden temporary files that a power failure may leave.
  var withoutHidden: FileTree {
    var tree = self
    tree.nodes = nodes.filter { !$0.key.starts(with: Array(".oriel-".utf8)) }
    return tree
  }

  // Contents may be megabytes.
  var description: String {
    nodes.map { name, node in
      let text = String(decoding: name, as: UTF8.self)
      switch node {
      case .file(let data, let mode): return "\(text) (\(data.count) bytes, \(String(mode, radix: 8)))"
      case .link(let target): return "\(text) -> \(String(decoding: target, as: UTF8.self))"
      case .folder(let tree, let mode): return "\(text)/ (\(String(mode, radix: 8))) [\(tree.description)]"
      case .special: return "\(text) (special)"
      }
    }.sorted().joined(separator: ", ")
  }
}
