import Foundation

/// What a camera notes in a picture, in the form of a TIFF file.
struct Exif: Equatable {
  /// Where the number of the orientation is in the data; nil if there is none.
  private(set) var orientationOffset: Int?
  private(set) var orientation: Orientation?
  /// Where the data refers to the small picture in it.
  private(set) var thumbnailLink: Range<Int>?
  /// Where the small picture is in the data; nil if there is none.
  private(set) var thumbnail: Range<Int>?
  private(set) var make: String?
  private(set) var model: String?
  /// When the picture was taken, in the words of the camera: `2026:05:17 18:30:05`.
  private(set) var taken: String?
  private(set) var exposure: Double?
  private(set) var aperture: Double?
  private(set) var sensitivity: Int?
  private(set) var focalLength: Double?
  /// Whether numbers begin with their lowest byte.
  private(set) var isLittleEndian = false

  /// Reads the notes; nil if these aren't any.
  init?(_ data: [UInt8]) {
    guard data.count >= 8 else { return nil }
    switch data[0..<2] {
    case [0x49, 0x49]: isLittleEndian = true
    case [0x4d, 0x4d]: isLittleEndian = false
    default: return nil
    }
    let reader = Reader(data: data, isLittleEndian: isLittleEndian)
    guard reader.short(2) == 42, let first = reader.long(4) else { return nil }
    var details: Int?
    for entry in reader.entries(at: first) {
      switch entry.tag {
      case 0x010f: make = reader.text(entry)
      case 0x0110: model = reader.text(entry)
      case 0x0112:
        orientationOffset = entry.valueOffset
        orientation = reader.short(entry.valueOffset).flatMap { Orientation(exif: $0) }
      case 0x8769: details = reader.long(entry.valueOffset)
      default: break
      }
    }
    readThumbnail(reader, after: first)
    guard let details else { return }
    for entry in reader.entries(at: details) {
      switch entry.tag {
      case 0x829a: exposure = reader.fraction(entry)
      case 0x829d: aperture = reader.fraction(entry)
      case 0x8827: sensitivity = reader.short(entry.valueOffset)
      case 0x9003: taken = reader.text(entry)
      case 0x920a: focalLength = reader.fraction(entry)
      default: break
      }
    }
  }

  private mutating func readThumbnail(_ reader: Reader, after first: Int) {
    guard let count = reader.short(first), let next = reader.long(first + 2 + count * 12), next != 0 else { return }
    thumbnailLink = (first + 2 + count * 12)..<(first + 6 + count * 12)
    var (start, length): (Int?, Int?) = (nil, nil)
    for entry in reader.entries(at: next) where entry.count == 1 {
      switch entry.tag {
      // A JPEG, or the pixels themselves.
      case 0x0201, 0x0111: start = reader.long(entry.valueOffset)
      case 0x0202, 0x0117: length = reader.long(entry.valueOffset)
      default: break
      }
    }
    guard let start, let length, start + length <= reader.data.count else { return }
    thumbnail = start..<start + length
  }

  /// The notes without the small picture, which an edit of the picture leaves as it was.
  static func withoutThumbnail(_ data: [UInt8]) -> [UInt8] {
    guard let exif = Exif(data) else { return data }
    var data = data
    for range in [exif.thumbnail, exif.thumbnailLink] {
      for index in range ?? 0..<0 { data[index] = 0 }
    }
    return data
  }

  /// The notes of a picture of which nothing is known but the orientation.
  static func bytes(orientation: Orientation) -> [UInt8] {
    [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.exif), 0, 0, 0, 0, 0, 0]
  }

  /// The camera, without saying the maker twice.
  var camera: String? {
    guard let model else { return make }
    guard let make, !model.lowercased().hasPrefix(make.lowercased().prefix(5)) else { return model }
    return "\(make) \(model)"
  }
}

/// Reads the parts of a TIFF file. What lies outside of it is nil.
private struct Reader {
  struct Entry {
    let tag: Int
    let count: Int
    let valueOffset: Int
  }

  let data: [UInt8]
  let isLittleEndian: Bool

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let bytes = data[offset..<offset + count]
    return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  func short(_ offset: Int) -> Int? { number(offset, 2) }
  func long(_ offset: Int) -> Int? { number(offset, 4) }

  func entries(at offset: Int) -> [Entry] {
    guard let count = short(offset) else { return [] }
    return (0..<count).compactMap { index in
      let place = offset + 2 + index * 12
      guard let tag = short(place), let count = long(place + 4), place + 12 <= data.count else { return nil }
      return Entry(tag: tag, count: count, valueOffset: place + 8)
    }
  }

  func text(_ entry: Entry) -> String? {
    guard let start = entry.count > 4 ? long(entry.valueOffset) : entry.valueOffset, entry.count > 0,
      start <= data.count - entry.count
    else { return nil }
    let text = String(decoding: data[start..<start + entry.count].prefix { $0 != 0 }, as: UTF8.self)
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : trimmed
  }

  func fraction(_ entry: Entry) -> Double? {
    guard let start = long(entry.valueOffset), let above = long(start), let below = long(start + 4), below != 0 else {
      return nil
    }
    return Double(above) / Double(below)
  }
}
