import Foundation

/// The file that an app reads: the index, and behind it the pictures and tables.
struct Pack {
  var index = PackIndex()
  private var contents = Data()
  private var known: [Data: PackIndex.Slice] = [:]

  /// Adds bytes, unless the same ones are there already.
  mutating func add(_ data: Data) -> PackIndex.Slice {
    if let slice = known[data] { return slice }
    let slice = PackIndex.Slice(offset: contents.count, length: data.count)
    contents += data
    known[data] = slice
    return slice
  }

  /// The file. Equal input makes equal files.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let json = try encoder.encode(index)
      let length = (0..<8).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) }
      return Data("oriel001".utf8) + length + json + contents
    }
  }
}
