import Foundation
import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What is removed from pictures and movies, and what stays.
struct PictureMetadataTests {
  private typealias Bytes = [UInt8]

  // MARK: Files

  private static func big(_ number: Int, _ length: Int) -> Bytes {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * (length - 1 - $0))) }
  }

  private static func little(_ number: Int, _ length: Int) -> Bytes { big(number, length).reversed() }

  /// Directories of Exif: the make of the camera, a description, and a place.
  private static func exif(isLittle: Bool) -> Bytes {
    func number(_ value: Int, _ length: Int) -> Bytes { isLittle ? little(value, length) : big(value, length) }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> Bytes {
      number(tag, 2) + number(type, 2) + number(count, 4) + number(value, 4)
    }
    // The directory has 3 entries and ends at 50; the values follow.
    let (make, description) = (Bytes("Camera\0\0".utf8), Bytes("the harbour\0".utf8))
    let places = 50 + make.count + description.count
    var bytes = Bytes((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    bytes += number(3, 2)
    bytes += entry(0x010E, 2, description.count, 50 + make.count)
    bytes += entry(0x010F, 2, make.count, 50)
    bytes += entry(0x8825, 4, 1, places)
    bytes += number(0, 4) + make + description
    bytes += number(1, 2) + entry(2, 5, 1, places + 18) + number(0, 4)
    return bytes + Bytes("53.55°N!".utf8).prefix(8)
  }

  private static let packet = Bytes(
    #"<x:xmpmeta><rdf exif:GPSLatitude="53,33N" dc:description="harbour"/></x:xmpmeta>"#.utf8)

  private static func segment(_ marker: Int, _ content: Bytes) -> Bytes {
    [0xFF, UInt8(marker)] + big(content.count + 2, 2) + content
  }

  private static var jpeg: Bytes {
    let press = Bytes([0x1C, 2, 120, 0, 7]) + Bytes("harbour".utf8) + [0x1C, 2, 90, 0, 7] + Bytes("Hamburg".utf8)
    let resources = Bytes("Photoshop 3.0\0".utf8) + Bytes("8BIM".utf8) + [4, 4, 0, 0] + big(press.count, 4) + press
    return [0xFF, 0xD8] + segment(0xE1, Bytes("Exif\0\0".utf8) + exif(isLittle: true))
      + segment(0xE1, Bytes("http://ns.adobe.com/xap/1.0/\0".utf8) + packet) + segment(0xED, resources)
      + segment(0xFE, Bytes("a comment".utf8)) + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
      + [0xFF, 0xD8] + segment(0xE1, Bytes("Exif\0\0".utf8) + exif(isLittle: false)) + [0xFF, 0xD9]
  }

  private static func chunk(_ type: String, _ content: Bytes) -> Bytes {
    big(content.count, 4) + Bytes(type.utf8) + content + [1, 2, 3, 4]
  }

  private static var png: Bytes {
    [0x89] + Bytes("PNG\r\n\u{1A}\n".utf8) + chunk("eXIf", exif(isLittle: false))
      + chunk("iTXt", Bytes("XML:com.adobe.xmp\0".utf8) + packet) + chunk("tEXt", Bytes("Title\0harbour".utf8))
      + chunk("tEXt", Bytes("Software\0Camera".utf8)) + chunk("IEND", [])
  }

  private static var webP: Bytes {
    func chunk(_ type: String, _ content: Bytes) -> Bytes {
      Bytes(type.utf8) + little(content.count, 4) + content + Bytes(repeating: 0, count: content.count % 2)
    }
    let chunks =
      chunk("VP8X", Bytes(repeating: 0, count: 10)) + chunk("EXIF", exif(isLittle: true))
      + chunk("XMP ", packet)
    return Bytes("RIFF".utf8) + little(chunks.count + 4, 4) + Bytes("WEBP".utf8) + chunks
  }

  private static func box(_ type: Bytes, _ content: Bytes) -> Bytes { big(content.count + 8, 4) + type + content }
  private static func box(_ type: String, _ content: Bytes) -> Bytes { box(Bytes(type.utf8), content) }

  private static var heic: Bytes {
    let item = big(0, 4) + exif(isLittle: false)
    let start = box("ftyp", Bytes("heic".utf8) + big(0, 4))
    func list(at offset: Int) -> Bytes {
      let kind = box("infe", big(0x0200_0000, 4) + big(7, 2) + big(0, 2) + Bytes("Exif\0".utf8))
      let place = big(0, 4) + [0x44, 0] + big(1, 2) + big(7, 2) + big(0, 2) + big(1, 2) + big(offset, 4)
      return box(
        "meta",
        big(0, 4) + box("iinf", big(0, 4) + big(1, 2) + kind) + box("iloc", place + big(item.count, 4)))
    }
    return start + list(at: start.count + list(at: 0).count + 8) + box("mdat", item)
  }

  private static var movie: Bytes {
    let place: Bytes = [0xA9] + Bytes("xyz".utf8)
    func key(_ name: String) -> Bytes { big(8 + name.utf8.count, 4) + Bytes("mdta\(name)".utf8) }
    let keys = big(0, 4) + big(2, 4) + key("com.apple.quicktime.location.ISO6709") + key("com.example.camera")
    let values = box(big(1, 4), Bytes("+53.55+009.99/ 53.55°N".utf8)) + box(big(2, 4), Bytes("Camera".utf8))
    let meta = box("hdlr", big(0, 8)) + box("keys", keys) + box("ilst", values)
    return box("ftyp", Bytes("qt  ".utf8) + big(0, 4)) + box("mdat", Bytes(repeating: 9, count: 40))
      + box("moov", box("udta", box(place, Bytes("53.55°N harbour Hamburg".utf8))) + box("meta", meta))
  }

  // MARK: Raw pictures

  private static var raf: Bytes {
    let start = Bytes("FUJIFILMCCD-RAW 0201".utf8)
    let header = start + Bytes(repeating: 0, count: 84 - start.count) + big(100, 4) + big(jpeg.count, 4)
    // The picture itself may look like a JPEG with a comment.
    return header + Bytes(repeating: 0, count: 8) + jpeg + [0xFF, 0xD8, 0xFF, 0xFE, 0, 14] + Bytes("the picture.".utf8)
  }

  private static func olympus(isLittle: Bool) -> Bytes {
    Bytes((isLittle ? "IIRO" : "MMOR").utf8) + exif(isLittle: isLittle).dropFirst(4)
  }

  /// A directory with a JPEG, after which that of the place is.
  private static var rw2: Bytes {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> Bytes {
      little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
    }
    let places = 38 + jpeg.count
    return Bytes("IIU\0".utf8) + little(8, 4) + little(2, 2) + entry(0x2E, 7, jpeg.count, 38)
      + entry(0x8825, 4, 1, places) + little(0, 4) + jpeg + little(1, 2) + entry(2, 5, 1, places + 18) + little(0, 4)
      + Bytes("53.55°N!".utf8).prefix(8)
  }

  private static var cr3: Bytes {
    func numbered(_ number: UInt64, _ rest: UInt64, _ content: Bytes) -> Bytes {
      box("uuid", big(Int(bitPattern: UInt(number)), 8) + big(Int(bitPattern: UInt(rest)), 8) + content)
    }
    let directory = Bytes("II".utf8) + little(42, 2) + little(8, 4)
    let places = directory + little(1, 2) + little(2, 2) + little(5, 2) + little(1, 4) + little(26, 4) + little(0, 4)
    let parts = box("CMT1", exif(isLittle: true)) + box("CMT4", places + Bytes("53.55°N!".utf8))
    return box("ftyp", Bytes("crx ".utf8) + big(1, 4))
      + box("moov", numbered(0x85C0_B687_820F_11E0, 0x8111_F4CE_462B_6A48, parts))
      + numbered(0xBE7A_CFCB_97A9_42E8, 0x9C71_9994_91E3_AFAC, packet) + box("mdat", Bytes("the picture.".utf8))
  }

  @Test(arguments: [
    ("a.raf", raf), ("a.orf", olympus(isLittle: true)), ("b.orf", olympus(isLittle: false)), ("a.rw2", rw2),
    ("a.cr3", cr3),
  ])
  func `The place is removed from raw pictures`(name: String, bytes: [UInt8]) throws {
    #expect(has("53.55", bytes))
    let cleaned = try removing(.removeLocation, from: bytes, named: name)
    #expect(cleaned.count == bytes.count)
    #expect(!has("53.55", cleaned) && !has("GPS", cleaned) && !has("Hamburg", cleaned) && has("Camera", cleaned))
    let uncaptioned = try removing(.removeCaptions, from: bytes, named: name)
    #expect(!has("harbour", uncaptioned) && has("53.55", uncaptioned))
    #expect(has("the picture.", uncaptioned) == has("the picture.", bytes))
  }

  // MARK: Removing

  private func removing(_ options: PHPickerMetadataOptions, from bytes: Bytes, named name: String) throws -> Bytes {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-metadata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (original, copy) = (folder.appending(path: name), folder.appending(path: "copy"))
    try Data(bytes).write(to: original)
    try MetadataFile.copy(original, to: copy, removing: options)
    #expect(try Bytes(Data(contentsOf: original)) == bytes)
    return try Bytes(Data(contentsOf: copy))
  }

  private func has(_ text: String, _ bytes: Bytes) -> Bool { bytes.contains(oneOf: [text], in: 0..<bytes.count) }

  @Test(arguments: [
    ("a.jpg", jpeg), ("a.png", png), ("a.webp", webP), ("a.heic", heic), ("a.mov", movie),
    ("a.tiff", exif(isLittle: true)),
  ])
  func `The place is removed, and nothing else`(name: String, bytes: [UInt8]) throws {
    #expect(has("53.55", bytes))
    let cleaned = try removing(.removeLocation, from: bytes, named: name)
    #expect(cleaned.count == bytes.count)
    #expect(!has("53.55", cleaned) && !has("GPS", cleaned) && !has("Hamburg", cleaned) && has("Camera", cleaned))
    #expect(try removing(.none, from: bytes, named: name) == bytes)
  }

  @Test(arguments: [("a.jpg", jpeg), ("a.png", png), ("a.webp", webP), ("a.heic", heic)])
  func `Captions are removed, and the place stays`(name: String, bytes: [UInt8]) throws {
    #expect(has("harbour", bytes))
    let cleaned = try removing(.removeCaptions, from: bytes, named: name)
    #expect(cleaned.count == bytes.count)
    #expect(!has("harbour", cleaned) && !has("a comment", cleaned) && has("53.55", cleaned) && has("Camera", cleaned))
  }

  @Test func `The directory has one entry less, and those after it are still found`() throws {
    var bytes = Self.exif(isLittle: false)
    ExifMetadata(options: .removeCaptions).remove(from: &bytes, in: 0..<bytes.count)
    #expect(bytes.number(at: 8, 2) == 2 && bytes.number(at: 10, 2) == 0x010F && bytes.number(at: 22, 2) == 0x8825)
    #expect(bytes.number(at: 34, 4) == 0)
  }

  @Test func `The checksum of a PNG's chunk is that of its type and its content`() {
    #expect(PNGChecksum.of(Array("IEND".utf8)[...]) == 0xAE42_6082)
  }

  @Test(arguments: [UInt64](1...40))
  func `A damaged file is copied without failing`(seed: UInt64) throws {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    for bytes in [
      Self.jpeg, Self.png, Self.webP, Self.heic, Self.movie, Self.exif(isLittle: true), Self.raf, Self.rw2, Self.cr3,
    ] {
      var bytes = bytes
      for _ in 0..<8 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(random >> 33) % bytes.count] = UInt8(truncatingIfNeeded: random >> 20)
      }
      bytes.removeLast(Int(random >> 40) % 20)
      #expect(try removing([.removeLocation, .removeCaptions], from: bytes, named: "a").count == bytes.count)
    }
  }

  @Test(arguments: [Int.max, Int.max - 8, 1 << 62])
  func `A box that is longer than a movie doesn't end the app`(length: Int) throws {
    for type in ["moov", "free"] {
      let bytes = Self.movie + Self.big(1, 4) + Bytes(type.utf8) + Self.big(length, 8) + Bytes(repeating: 9, count: 24)
      let cleaned = try removing(.removeLocation, from: bytes, named: "a.mov")
      #expect(cleaned.count == bytes.count && !has("53.55", cleaned) && cleaned.suffix(24) == bytes.suffix(24))
    }
  }

  @Test func `What follows an empty box is read`() throws {
    let bytes = Self.box("ftyp", Self.big(0, 8)) + Self.box("wide", []) + Self.movie
    #expect(!has("53.55", try removing(.removeLocation, from: bytes, named: "a.mov")))
  }

  @Test func `Boxes in each other without end don't end the app`() throws {
    let count = 100_000
    let boxes = (0..<count).reduce(into: Bytes()) { $0 += Self.big(8 * (count - $1), 4) + Bytes("moov".utf8) }
    #expect(try removing(.removeLocation, from: boxes, named: "a.mov") == boxes)
  }

  @Test func `What damaged directories tell of places after them stays`() throws {
    var exif = Self.exif(isLittle: false)
    // The number of values in the directory of the place.
    let places = try #require(exif.number(at: 42, 4))
    exif.setNumber(200, at: places + 6, 4)
    exif.setNumber(9, at: places, 2)
    var bytes = exif + Bytes(repeating: 7, count: 4000)
    ExifMetadata(options: .removeLocation).remove(from: &bytes, in: 0..<exif.count)
    #expect(!has("53.55", bytes) && bytes.suffix(4000).allSatisfy { $0 == 7 })
  }

  // MARK: The picker

  @MainActor @Test func `The app loads a copy without the place`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-photo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "harbour.jpg")
    try Data(Self.jpeg).write(to: file)
    @Bindable var model = PickModel()
    let screen = Screen {
      Text("x").photosPicker(isPresented: $model.picks, selection: $model.item)
        .photosPickerMetadataOptions(.removeLocation)
    }
    try screen.photoPicker.select(file)
    try screen.photoPicker.add()
    let data = try #require(try await model.item?.loadTransferable(type: Data.self))
    #expect(!has("53.55", Bytes(data)) && has("harbour", Bytes(data)))
    #expect(try Data(contentsOf: file) == Data(Self.jpeg))
  }

  @Observable @MainActor final class PickModel {
    var picks = true
    var item: PhotosPickerItem?
  }
}
