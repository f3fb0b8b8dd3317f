/// Removes metadata from the bytes of a picture. Their number stays, and so does what offsets in the file refer to.
struct PictureMetadata {
  let options: PHPickerMetadataOptions

  private var exif: ExifMetadata { ExifMetadata(options: options) }
  private var xmp: XMPMetadata { XMPMetadata(options: options) }

  /// Whether a file that begins so has a format from which metadata is removed.
  static func isKnown(_ start: [UInt8]) -> Bool {
    start.number(at: 0, 2) == 0xFFD8 || start.hasText("PNG", at: 1) || start.hasText("WEBP", at: 8)
      || ["II", "MM", "FUJIFILM"].contains { start.hasText($0, at: 0) }
  }

  /// Removes it if the format is known.
  func remove(from bytes: inout [UInt8]) {
    if bytes.number(at: 0, 2) == 0xFFD8 {
      removeFromJPEG(&bytes, in: 0..<bytes.count)
    } else if bytes.hasText("FUJIFILMCCD-RAW", at: 0) {
      // A raw picture with a JPEG, in which the metadata is.
      guard let start = bytes.number(at: 84, 4), let length = bytes.number(at: 88, 4) else { return }
      removeFromJPEG(&bytes, in: (start..<start + length).clamped(to: 0..<bytes.count))
    } else if bytes.hasText("PNG", at: 1) {
      removeFromPNG(&bytes)
    } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
      removeFromWebP(&bytes)
    } else {
      exif.remove(from: &bytes, in: 0..<bytes.count)
    }
  }

  private func removeExif(from bytes: inout [UInt8], in range: Range<Int>) {
    let start = bytes.hasText("Exif\0\0", at: range.lowerBound) ? range.lowerBound + 6 : range.lowerBound
    if start < range.upperBound { exif.remove(from: &bytes, in: start..<range.upperBound) }
  }

  func removeFromJPEG(_ bytes: inout [UInt8], in range: Range<Int>) {
    var at = range.lowerBound
    // Other pictures may follow the first one.
    while let start = bytes.offset(of: [0xFF, 0xD8, 0xFF], from: at), start < range.upperBound {
      at = start + 2
      while at < range.upperBound, let marker = bytes.number(at: at, 2), marker > 0xFF00 {
        if marker == 0xFFFF {
          at += 1
          continue
        }
        guard marker != 0xFFD9, marker != 0xFFDA, let length = bytes.number(at: at + 2, 2), length >= 2 else { break }
        let content = (at + 4..<at + 2 + length).clamped(to: range)
        removeFromSegment(marker, in: content, of: &bytes)
        at += 2 + length
      }
    }
  }

  private func removeFromSegment(_ marker: Int, in content: Range<Int>, of bytes: inout [UInt8]) {
    func rest(after header: String) -> Range<Int>? {
      guard bytes.hasText(header, at: content.lowerBound) else { return nil }
      return min(content.lowerBound + header.utf8.count, content.upperBound)..<content.upperBound
    }
    switch marker {
    case 0xFFE1:
      if let packet = rest(after: "http://ns.adobe.com/xap/1.0/\0") {
        xmp.remove(from: &bytes, in: packet)
      } else if let more = rest(after: "http://ns.adobe.com/xmp/extension/\0") {
        // A part of a packet, after its checksum, length and offset.
        xmp.remove(from: &bytes, in: min(more.lowerBound + 40, more.upperBound)..<more.upperBound)
      } else if rest(after: "Exif\0\0") != nil {
        removeExif(from: &bytes, in: content)
      }
    case 0xFFED:
      guard let resources = rest(after: "Photoshop 3.0\0") else { return }
      PressMetadata(options: options).removeFromResources(of: &bytes, in: resources)
    case 0xFFFE:
      if options.contains(.removeCaptions) { bytes.blank(content, with: UInt8(ascii: " ")) }
    default: break
    }
  }

  private func removeFromPNG(_ bytes: inout [UInt8]) {
    var at = 8
    while let length = bytes.number(at: at, 4), at + 12 + length <= bytes.count {
      let content = at + 8..<at + 8 + length
      if bytes.hasText("eXIf", at: at + 4) {
        exif.remove(from: &bytes, in: content)
        bytes.setNumber(Int(PNGChecksum.of(bytes[at + 4..<content.upperBound])), at: content.upperBound, 4)
      } else if ["tEXt", "zTXt", "iTXt"].contains(where: { bytes.hasText($0, at: at + 4) }),
        isRemoved(bytes[content].prefix { $0 != 0 })
      {
        // A chunk that no program knows, since the text may be compressed.
        bytes.replaceSubrange(at + 4..<at + 8, with: "orEd".utf8)
        bytes.blank(content)
        bytes.setNumber(Int(PNGChecksum.of(bytes[at + 4..<content.upperBound])), at: content.upperBound, 4)
      }
      at = content.upperBound + 4
    }
  }

  /// Whether the text of a PNG with a name is removed. That of XMP and of other programs may be compressed, and contain
  /// both.
  private func isRemoved(_ name: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: name, as: UTF8.self)
    if name == "XML:com.adobe.xmp" || name.hasPrefix("Raw profile type") { return true }
    return options.contains(.removeCaptions) && ["Title", "Description", "Comment"].contains(name)
  }

  private func removeFromWebP(_ bytes: inout [UInt8]) {
    var at = 12
    while let length = bytes.number(at: at + 4, 4, littleEndian: true), at + 8 + length <= bytes.count {
      let content = at + 8..<at + 8 + length
      if bytes.hasText("EXIF", at: at) {
        removeExif(from: &bytes, in: content)
      } else if bytes.hasText("XMP ", at: at) {
        xmp.remove(from: &bytes, in: content)
      }
      at += 8 + (length + 1) / 2 * 2
    }
  }
}

/// The checksum of a chunk of a PNG.
enum PNGChecksum {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
