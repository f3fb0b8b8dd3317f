import Foundation

@testable import OrielCore

/// A folder of resources with an asset pack, for the time of a test.
final class PackFolder {
  let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
  var resources: ResourceFolder { ResourceFolder(path: folder.path) }

  /// Creates a folder with files.
  init(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// Creates a folder with a pack: its index in JSON, and what is behind it.
  convenience init(index: String, contents: String = "") throws {
    try self.init([AssetPack.fileName: Self.pack(index: index, contents: contents)])
  }

  /// Creates a folder with tables of translations, by their languages.
  convenience init(tables: [String: String], sourceLanguage: String = "en", _ files: [String: Data] = [:]) throws {
    var (slices, contents) = ([String](), "")
    for (language, json) in tables.sorted(by: { $0.key < $1.key }) {
      slices.append(#""\#(language)": {"offset": \#(contents.utf8.count), "length": \#(json.utf8.count)}"#)
      contents += json
    }
    let index = """
      {"colors": {}, "images": {}, "sourceLanguage": "\(sourceLanguage)",
       "tables": {"Localizable": {\(slices.joined(separator: ","))}}}
      """
    try self.init(files.merging([AssetPack.fileName: Self.pack(index: index, contents: contents)]) { $1 })
  }

  static func pack(index: String, contents: String = "") -> Data {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: index.utf8.count >> (8 * $0)) }
    return Data("oriel001".utf8) + length + Data((index + contents).utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
