/// Removes metadata from files that consist of boxes: HEIC and AVIF pictures, and MP4 and QuickTime movies.
struct BoxMetadata {
  let options: PHPickerMetadataOptions
  let file: MetadataFile

  /// A box, with the offsets of its content.
  private struct Box {
    var type: String
    var start: Int
    var content: Range<Int>
  }

  func remove() {
    var at = 0
    let end = file.length
    while let header = file.read(at, 8) {
      let wide = file.read(at, 16) ?? header
      // A damaged file may have a box that is longer than the rest.
      guard let box = Self.box(in: wide, at: 0, end: end - at) else { return }
      let length = box.content.upperBound
      if ["moov", "meta", "udta", "uuid"].contains(box.type), var bytes = file.read(at, length) {
        removeBoxes(in: 0..<bytes.count, of: &bytes)
        file.write(bytes, at: at)
        // The items may be in this box.
        if box.type == "meta" { removeItems(described: bytes, at: at) }
      }
      at += length
    }
  }

  private static func box(in bytes: [UInt8], at start: Int, end: Int) -> Box? {
    guard let short = bytes.number(at: start, 4), bytes.count >= start + 8 else { return nil }
    let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
    var header = 8
    var length = short
    if short == 1 {
      guard let long = bytes.number(at: start + 8, 8) else { return nil }
      (header, length) = (16, long)
    } else if short == 0 {
      // It extends to the end.
      length = end - start
    }
    guard length >= header, length <= end - start else { return nil }
    return Box(type: type, start: start, content: start + header..<start + length)
  }

  private static func boxes(in range: Range<Int>, of bytes: [UInt8]) -> [Box] {
    var boxes: [Box] = []
    var at = range.lowerBound
    while at + 8 <= range.upperBound, let box = box(in: bytes, at: at, end: range.upperBound) {
      boxes.append(box)
      at = box.content.upperBound
    }
    return boxes
  }

  // MARK: Movies

  private var names: (types: Set<String>, keys: [String]) {
    var names: (types: Set<String>, keys: [String]) = ([], [])
    if options.contains(.removeLocation) {
      names.types.formUnion(["\u{FFFD}xyz", "loci"])
      names.keys.append("location")
    }
    if options.contains(.removeCaptions) {
      names.types.formUnion([
        "\u{FFFD}nam", "\u{FFFD}des", "\u{FFFD}cmt", "\u{FFFD}inf", "desc", "ldes", "titl", "dscp",
      ])
      names.keys += ["title", "description", "comment", "displayname"]
    }
    return names
  }

  // Far more than boxes are in each other, except in a damaged file.
  private static let deepest = 16

  private func removeBoxes(in range: Range<Int>, of bytes: inout [UInt8], depth: Int = 0) {
    guard depth < Self.deepest else { return }
    let names = names
    let boxes = Self.boxes(in: range, of: bytes)
    var keys: [String] = []
    for box in boxes where box.type == "keys" { keys = Self.keys(in: box.content, of: bytes) }
    for box in boxes {
      switch box.type {
      case "moov", "trak", "udta": removeBoxes(in: box.content, of: &bytes, depth: depth + 1)
      case "meta":
        // QuickTime's has no version.
        let start = box.content.lowerBound + (bytes.hasText("hdlr", at: box.content.lowerBound + 4) ? 0 : 4)
        guard start < box.content.upperBound else { continue }
        removeBoxes(in: start..<box.content.upperBound, of: &bytes, depth: depth + 1)
      case "ilst": removeValues(in: box.content, named: keys, of: &bytes)
      case "uuid": removeNumbered(in: box.content, of: &bytes, depth: depth)
      case "CMT1", "CMT2", "CMT3": ExifMetadata(options: options).remove(from: &bytes, in: box.content)
      case "CMT4": ExifMetadata(options: options).removePlaces(from: &bytes, in: box.content)
      case "XMP_": XMPMetadata(options: options).remove(from: &bytes, in: box.content)
      case let type where names.types.contains(type): Self.free(box, in: &bytes)
      default: break
      }
    }
  }

  // Those that a number of 16 bytes tells: a packet, and the directories of Canon's raw pictures.
  private static let packet: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]
  private static let canon: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]

  private func removeNumbered(in range: Range<Int>, of bytes: inout [UInt8], depth: Int) {
    guard range.count > 16 else { return }
    let content = range.dropFirst(16)
    switch Array(bytes[range.prefix(16)]) {
    case Self.packet: XMPMetadata(options: options).remove(from: &bytes, in: content)
    case Self.canon: removeBoxes(in: content, of: &bytes, depth: depth + 1)
    default: break
    }
  }

  private func removeValues(in range: Range<Int>, named keys: [String], of bytes: inout [UInt8]) {
    let names = names
    for box in Self.boxes(in: range, of: bytes) {
      let number = bytes.number(at: box.start + 4, 4) ?? 0
      let key = keys.indices.contains(number - 1) ? keys[number - 1] : ""
      if names.types.contains(box.type) || names.keys.contains(where: { key.contains($0) }) {
        Self.free(box, in: &bytes)
      }
    }
  }

  /// The names of the values that follow.
  private static func keys(in range: Range<Int>, of bytes: [UInt8]) -> [String] {
    var keys: [String] = []
    var at = range.lowerBound + 8
    while let length = bytes.number(at: at, 4), length >= 8, at + length <= range.upperBound {
      keys.append(String(decoding: bytes[at + 8..<at + length], as: UTF8.self).lowercased())
      at += length
    }
    return keys
  }

  /// Makes a box one without content.
  private static func free(_ box: Box, in bytes: inout [UInt8]) {
    bytes.replaceSubrange(box.start + 4..<box.start + 8, with: "free".utf8)
    bytes.blank(box.content)
  }

  // MARK: Pictures

  /// Removes metadata from the items of a picture, whose places in the file a box describes.
  private func removeItems(described bytes: [UInt8], at start: Int) {
    guard let whole = Self.box(in: bytes, at: 0, end: bytes.count) else { return }
    let boxes = Self.boxes(in: min(whole.content.lowerBound + 4, bytes.count)..<bytes.count, of: bytes)
    guard let places = boxes.first(where: { $0.type == "iloc" }), let list = boxes.first(where: { $0.type == "iinf" })
    else { return }
    let data = boxes.first { $0.type == "idat" }.map { start + $0.content.lowerBound } ?? 0
    let kinds = Self.kinds(in: list.content, of: bytes)
    for item in Self.items(in: places.content, of: bytes) {
      guard let kind = kinds[item.id] else { continue }
      let offset = item.isInside ? data : 0
      let parts = item.parts.map { $0.lowerBound + offset..<$0.upperBound + offset }
      let read = parts.compactMap { file.read($0.lowerBound, $0.count) }
      guard read.count == parts.count else { continue }
      var content = read.flatMap { $0 }
      switch kind {
      case .exif:
        guard let header = content.number(at: 0, 4), header + 4 < content.count else { continue }
        ExifMetadata(options: options).remove(from: &content, in: header + 4..<content.count)
      case .packet: XMPMetadata(options: options).remove(from: &content, in: 0..<content.count)
      }
      var at = 0
      for part in parts {
        file.write(Array(content[at..<at + part.count]), at: part.lowerBound)
        at += part.count
      }
    }
  }

  private enum ItemKind { case exif, packet }

  private static func kinds(in range: Range<Int>, of bytes: [UInt8]) -> [Int: ItemKind] {
    guard let version = bytes.number(at: range.lowerBound, 1) else { return [:] }
    let first = range.lowerBound + 4 + (version == 0 ? 2 : 4)
    var kinds: [Int: ItemKind] = [:]
    for box in boxes(in: min(first, range.upperBound)..<range.upperBound, of: bytes) where box.type == "infe" {
      let start = box.content.lowerBound
      guard let version = bytes.number(at: start, 1), version >= 2 else { continue }
      let width = version == 2 ? 2 : 4
      guard let id = bytes.number(at: start + 4, width) else { continue }
      let type = start + 4 + width + 2
      if bytes.hasText("Exif", at: type) {
        kinds[id] = .exif
      } else if bytes.hasText("mime", at: type), bytes.contains(oneOf: ["rdf+xml"], in: box.content) {
        kinds[id] = .packet
      }
    }
    return kinds
  }

  private struct Item {
    var id: Int
    /// Whether the offsets are those in the box for data, and not in the file.
    var isInside: Bool
    var parts: [Range<Int>]
  }

  private static func items(in range: Range<Int>, of bytes: [UInt8]) -> [Item] {
    var at = range.lowerBound
    var isDamaged = false
    func take(_ length: Int) -> Int {
      defer { at += length }
      guard length > 0 else { return 0 }
      guard at + length <= range.upperBound, let number = bytes.number(at: at, length) else {
        isDamaged = true
        return 0
      }
      return number
    }
    let version = take(1)
    _ = take(3)
    let (lengths, bases) = (take(1), take(1))
    let widths = (offset: lengths >> 4, length: lengths & 15, base: bases >> 4, index: version > 0 ? bases & 15 : 0)
    var items: [Item] = []
    for _ in 0..<take(version < 2 ? 2 : 4) where !isDamaged {
      let id = take(version < 2 ? 2 : 4)
      let method = version > 0 ? take(2) & 15 : 0
      _ = take(2)
      let base = take(widths.base)
      var parts: [Range<Int>] = []
      for _ in 0..<take(2) where !isDamaged {
        _ = take(widths.index)
        let offset = base &+ take(widths.offset)
        let length = take(widths.length)
        if offset >= 0, length < 1 << 30, offset < 1 << 60 { parts.append(offset..<offset + length) }
      }
      if method < 2, !isDamaged { items.append(Item(id: id, isInside: method == 1, parts: parts)) }
    }
    return items
  }
}
