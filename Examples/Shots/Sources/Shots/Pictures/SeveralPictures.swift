import Foundation

/// Tells files with several pictures, of which an edit would keep only the first.
enum SeveralPictures {
  /// Why a file can't be edited; nil if it has only one picture, or is of another kind.
  static func problem(in data: Data) -> PictureError? {
    if hasPages(data) { return PictureError(String(localized: "Pictures with several pages can’t be changed.")) }
    if isMoving(data) { return PictureError(String(localized: "Moving pictures can’t be changed.")) }
    return nil
  }

  /// Whether a TIFF has pages after the first.
  private static func hasPages(_ data: Data) -> Bool {
    let isLittleEndian = data.starts(with: Array("II".utf8))
    guard isLittleEndian || data.starts(with: Array("MM".utf8)) else { return false }
    func number(_ offset: Int, _ count: Int) -> Int? { Self.number(data, offset, count, isLittleEndian) }
    // The second form is for files of more than 4 GB.
    let isBig = number(2, 2) == 43
    guard isBig || number(2, 2) == 42 else { return false }
    let (width, entry) = isBig ? (8, 20) : (4, 12)
    guard let page = number(isBig ? 8 : 4, width), let count = number(page, isBig ? 8 : 2), count <= data.count,
      let next = number(page + (isBig ? 8 : 2) + count * entry, width)
    else { return false }
    return next != 0
  }

  /// Whether a PNG is animated.
  private static func isMoving(_ data: Data) -> Bool {
    guard data.starts(with: [0x89] + Array("PNG\r\n".utf8) + [0x1a, 0x0a]) else { return false }
    var offset = 8
    while let count = number(data, offset, 4, false), let kind = number(data, offset + 4, 4, false) {
      // An animation is announced before the pixels.
      if kind == 0x4944_4154 { return false }
      if kind == 0x6163_544c { return true }
      offset += count + 12
    }
    return false
  }

  /// The number in some bytes; nil if they are outside of the data or the number is too large.
  private static func number(_ data: Data, _ offset: Int, _ count: Int, _ isLittleEndian: Bool) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    let bytes = Array(data[start..<start + count])
    let value = (isLittleEndian ? bytes.reversed() : bytes).reduce(UInt(0)) { $0 << 8 | UInt($1) }
    // No file is that long; a sum with it stays an Int.
    return value < 1 << 60 ? Int(value) : nil
  }
}
