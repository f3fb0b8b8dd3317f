import Foundation

/// A JPEG file, as far as the notes of the camera are concerned.
struct JPEGFile {
  private(set) var data: [UInt8]
  /// Where the notes are, without the header of their segment.
  private var notes: Range<Int>?
  /// Where notes can be put that aren't there yet.
  private var start = 2

  private static let header: [UInt8] = Array("Exif".utf8) + [0, 0]

  /// Reads a file; nil if it isn't a JPEG.
  init?(_ data: Data) {
    self.data = Array(data)
    guard self.data.starts(with: [0xff, 0xd8]) else { return nil }
    var offset = 2
    while offset + 4 <= self.data.count, self.data[offset] == 0xff {
      let kind = self.data[offset + 1]
      let end = offset + 2 + Int(self.data[offset + 2]) << 8 + Int(self.data[offset + 3])
      // The pixels begin.
      guard kind != 0xda, end <= self.data.count else { break }
      if kind == 0xe0 { start = end }
      if kind == 0xe1, self.data[(offset + 4)..<end].starts(with: Self.header) {
        notes = (offset + 10)..<end
        break
      }
      offset = end
    }
  }

  /// The notes of the camera; nil if there are none.
  var exif: Exif? { notes.flatMap { Exif(Array(data[$0])) } }

  /// Turns the picture without changing its pixels, so that nothing is lost. Returns whether that was possible.
  mutating func turn(_ turn: Orientation) -> Bool {
    setOrientation((exif?.orientation ?? .upright).then(turn))
  }

  /// Sets how the pixels have to be turned. Returns whether there is room for it.
  mutating func setOrientation(_ orientation: Orientation) -> Bool {
    guard let notes else {
      insert(Exif.bytes(orientation: orientation))
      return true
    }
    guard let exif, let offset = exif.orientationOffset else { return false }
    let place = notes.lowerBound + offset
    data[place + (exif.isLittleEndian ? 0 : 1)] = UInt8(orientation.exif)
    data[place + (exif.isLittleEndian ? 1 : 0)] = 0
    return true
  }

  /// Takes over the notes about another picture, without its thumbnail. The pixels of this one are upright.
  mutating func takeNotes(of other: JPEGFile) {
    guard notes == nil, let range = other.notes else { return }
    insert(Exif.withoutThumbnail(Array(other.data[range])))
    _ = setOrientation(.upright)
  }

  private mutating func insert(_ bytes: [UInt8]) {
    let count = bytes.count + Self.header.count + 2
    guard count < 0x10000 else { return }
    data.insert(contentsOf: [0xff, 0xe1, UInt8(count >> 8), UInt8(count & 0xff)] + Self.header + bytes, at: start)
    notes = (start + 10)..<(start + 10 + bytes.count)
  }
}
