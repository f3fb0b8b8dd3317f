/// Removes metadata from the directories of Exif, which are those of TIFF.
struct ExifMetadata {
  let options: PHPickerMetadataOptions

  /// The numbers at the beginning: of TIFF, and of the raw pictures of Olympus (two) and Panasonic.
  private static let formats: Set<Int> = [42, 0x4F52, 0x5352, panasonic]
  private static let panasonic = 0x55

  private enum Tag {
    // Of Panasonic.
    static let preview = 0x2E
    static let places = 0x8825
    static let exif = 0x8769
    static let children = 0x014A
    static let xmp = 0x02BC
    static let press = 0x83BB
    static let photoshop = 0x8649
    // Descriptions, comments, and those of Windows.
    static let captions: Set<Int> = [0x010E, 0x9286, 0x9C9B, 0x9C9C, 0x9C9E, 0x9C9F]
  }

  /// The number of bytes of a value of each type.
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

  /// Removes it from a part of a file that begins with a header of TIFF.
  func remove(from bytes: inout [UInt8], in range: Range<Int>) {
    let start = range.lowerBound
    let isLittle = bytes.hasText("II", at: start)
    guard isLittle || bytes.hasText("MM", at: start) else { return }
    func number(_ offset: Int, _ length: Int) -> Int? {
      offset + length <= range.upperBound ? bytes.number(at: offset, length, littleEndian: isLittle) : nil
    }
    guard let format = number(start + 2, 2), Self.formats.contains(format), let first = number(start + 4, 4) else {
      return
    }
    var waiting = [first]
    var seen: Set<Int> = []
    while let offset = waiting.popLast() {
      let directory = start + offset
      guard offset > 0, seen.insert(offset).inserted, var count = number(directory, 2) else { continue }
      var index = 0
      while index < count {
        let entry = directory + 2 + 12 * index
        guard let tag = number(entry, 2), let type = number(entry + 2, 2), let values = number(entry + 4, 4),
          let last = number(entry + 8, 4)
        else { break }
        let length = values * (Self.sizes.indices.contains(type) ? Self.sizes[type] : 1)
        let content = length <= 4 ? entry + 8..<entry + 8 + length : start + last..<start + last + length
        switch tag {
        case Tag.places where options.contains(.removeLocation):
          blankDirectory(at: start + last, in: &bytes, range, isLittle: isLittle)
          removeEntry(at: entry, of: directory, &count, in: &bytes, range, isLittle: isLittle)
          continue
        case _ where Tag.captions.contains(tag) && options.contains(.removeCaptions):
          bytes.blank(content.clamped(to: range))
          removeEntry(at: entry, of: directory, &count, in: &bytes, range, isLittle: isLittle)
          continue
        case Tag.preview where format == Self.panasonic:
          // A JPEG with the same directories.
          PictureMetadata(options: options).removeFromJPEG(&bytes, in: content.clamped(to: range))
        case Tag.exif: waiting.append(last)
        case Tag.children:
          for child in stride(from: content.lowerBound, to: content.upperBound, by: 4).prefix(16) {
            if let offset = number(child, 4) { waiting.append(offset) }
          }
        case Tag.xmp: XMPMetadata(options: options).remove(from: &bytes, in: content.clamped(to: range))
        case Tag.press: PressMetadata(options: options).remove(from: &bytes, in: content.clamped(to: range))
        case Tag.photoshop:
          PressMetadata(options: options).removeFromResources(of: &bytes, in: content.clamped(to: range))
        default: break
        }
        index += 1
      }
      if let next = number(directory + 2 + 12 * count, 4) { waiting.append(next) }
    }
  }

  /// Removes it from a part whose first directory is that of the place.
  func removePlaces(from bytes: inout [UInt8], in range: Range<Int>) {
    // A directory without entries follows the header.
    guard options.contains(.removeLocation), range.count > 8 else { return }
    let isLittle = bytes.hasText("II", at: range.lowerBound)
    bytes.setNumber(8, at: range.lowerBound + 4, 4, littleEndian: isLittle)
    bytes.blank(range.lowerBound + 8..<range.upperBound)
  }

  /// Removes an entry, with which the following ones move up.
  private func removeEntry(
    at entry: Int, of directory: Int, _ count: inout Int, in bytes: inout [UInt8], _ range: Range<Int>, isLittle: Bool
  ) {
    // The offset of the next directory follows the entries.
    let end = min(directory + 2 + 12 * count + 4, range.upperBound, bytes.count)
    count -= 1
    bytes.setNumber(count, at: directory, 2, littleEndian: isLittle)
    guard entry + 12 <= end else { return }
    for index in entry..<end - 12 { bytes[index] = bytes[index + 12] }
    bytes.blank(end - 12..<end)
  }

  /// Blanks a directory of a part with its values. A damaged one may tell places beyond the part.
  private func blankDirectory(at directory: Int, in bytes: inout [UInt8], _ range: Range<Int>, isLittle: Bool) {
    guard directory + 2 <= range.upperBound, let count = bytes.number(at: directory, 2, littleEndian: isLittle) else {
      return
    }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard entry + 12 <= range.upperBound, let type = bytes.number(at: entry + 2, 2, littleEndian: isLittle),
        let values = bytes.number(at: entry + 4, 4, littleEndian: isLittle),
        let last = bytes.number(at: entry + 8, 4, littleEndian: isLittle), Self.sizes.indices.contains(type)
      else { continue }
      let length = values * Self.sizes[type]
      let first = range.lowerBound + last
      if length > 4 { bytes.blank((first..<first + length).clamped(to: range)) }
    }
    bytes.blank((directory..<directory + 2 + 12 * count).clamped(to: range))
  }
}
