import Oriel

/// By what a file is known to be unchanged, and to be the same under another name.
nonisolated struct FileStamp: Hashable, Sendable {
  var modified: Date
  var size: Int
  var number: Int

  init(of file: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    modified = attributes[.modificationDate] as? Date ?? .distantPast
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
  }
}
