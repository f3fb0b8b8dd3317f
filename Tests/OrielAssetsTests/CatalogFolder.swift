import Foundation

@testable import OrielAssetsTool
@testable import OrielCore

/// A folder with catalogs, for the time of a test.
final class CatalogFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")

  /// Creates the files of a catalog, by their paths in it, and other files in `beside`.
  init(_ files: [String: String] = [:], beside others: [String: String] = [:]) throws {
    let catalog = files.map { ("Assets.xcassets/\($0)", $1) }
    for (name, text) in catalog + others.map({ ($0, $1) }) {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Compiles the catalog, or other files.
  func compile(_ names: String...) throws -> Compiler {
    try Compiler((names.isEmpty ? ["Assets.xcassets"] : names).map { SourceFile(url: url.appending(path: $0)) })
  }

  /// The messages, with paths in the folder.
  func messages(of compiler: Compiler) -> [String] {
    _ = compiler.swift(folder: "Shop_Shop.resources")
    return compiler.report.messages.map { $0.description.replacing(url.path + "/", with: "") }
  }

  /// What an app reads: the resources with the pack.
  func resources(of compiler: Compiler) throws -> ResourceFolder {
    try compiler.pack.data.write(to: url.appending(path: AssetPack.fileName))
    return ResourceFolder(path: url.path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
