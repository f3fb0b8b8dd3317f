/// Removes metadata from packets of XMP.
struct XMPMetadata {
  let options: PHPickerMetadataOptions

  private static let places = [
    "GPS", "Location", "photoshop:City", "photoshop:State", "photoshop:Country", "CountryCode",
  ]
  private static let captions = [
    "dc:title", "dc:description", "photoshop:Headline", "CaptionWriter", "UserComment", "ImageDescription", "AltText",
    "ExtDescr", "pdf:Keywords",
  ]

  private var names: [String] {
    (options.contains(.removeLocation) ? Self.places : [])
      + (options.contains(.removeCaptions) ? Self.captions : [])
  }

  /// Empties a packet that contains what is to be removed. Its properties refer to each other, so that all of it goes.
  func remove(from bytes: inout [UInt8], in range: Range<Int>) {
    guard bytes.contains(oneOf: names, in: range) else { return }
    bytes.blank(range, with: UInt8(ascii: " "))
    let empty = #"<x:xmpmeta xmlns:x="adobe:ns:meta/"/>"#.utf8
    guard range.count >= empty.count, range.upperBound <= bytes.count else { return }
    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + empty.count, with: empty)
  }
}

/// Removes metadata of the press (IPTC), and from the resources of Photoshop that contain it.
struct PressMetadata {
  let options: PHPickerMetadataOptions

  /// The numbers of the fields in the second record.
  private var fields: Set<Int> {
    var fields: Set<Int> = []
    if options.contains(.removeLocation) { fields.formUnion([26, 27, 90, 92, 95, 100, 101]) }
    if options.contains(.removeCaptions) { fields.formUnion([5, 105, 120, 122]) }
    return fields
  }

  func remove(from bytes: inout [UInt8], in range: Range<Int>) {
    let fields = fields
    var at = range.lowerBound
    while at + 5 <= range.upperBound, bytes.number(at: at, 1) == 0x1C, let record = bytes.number(at: at + 1, 1),
      let field = bytes.number(at: at + 2, 1), let length = bytes.number(at: at + 3, 2), length < 0x8000
    {
      if record == 2, fields.contains(field) {
        bytes.blank((at + 5..<at + 5 + length).clamped(to: range), with: UInt8(ascii: " "))
      }
      at += 5 + length
    }
  }

  func removeFromResources(of bytes: inout [UInt8], in range: Range<Int>) {
    var at = range.lowerBound
    while at + 12 <= range.upperBound, bytes.hasText("8BIM", at: at), let id = bytes.number(at: at + 4, 2),
      let name = bytes.number(at: at + 6, 1)
    {
      // The name and the content have an even length.
      let size = at + 6 + (name + 2) / 2 * 2
      guard let length = bytes.number(at: size, 4) else { return }
      let content = (size + 4..<size + 4 + length).clamped(to: range)
      switch id {
      case 0x0404: remove(from: &bytes, in: content)
      case 0x0424: XMPMetadata(options: options).remove(from: &bytes, in: content)
      default: break
      }
      at = size + 4 + (length + 1) / 2 * 2
    }
  }
}
