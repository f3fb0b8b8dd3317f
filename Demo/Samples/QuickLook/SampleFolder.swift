import Oriel

/// Small files of several kinds, which are created when they are first needed and deleted with the model.
@MainActor final class SampleFolder {
  /// A picture, an animation, a text, a printed page, a damaged picture, one that was deleted, and a folder.
  let files: [URL]
  private let folder: URL

  init() {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    folder = (caches ?? FileManager.default.temporaryDirectory).appending(
      path: "oriel-gallery/\(UUID().uuidString)", directoryHint: .isDirectory)
    let contents: [(String, Data?)] = [
      ("Landscape.svg", Artwork.landscape), ("Blinking.gif", Self.animation), ("Letter.txt", Self.letter),
      ("Leaflet.pdf", Self.leaflet), ("Damaged.png", Data(Self.damaged)), ("Deleted.png", nil),
    ]
    files = contents.map { [folder] in folder.appending(path: $0.0) } + [folder]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (url, (_, data)) in zip(files, contents) { try? data?.write(to: url) }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private static let letter = Data(
    """
    Dear reader,

    a preview shows the beginning of a text in a fixed-width font, whatever its encoding: Grüße, 你好, שלום.

    The arrow keys step to the next file, Space closes the window.

    """.utf8)

  /// A page with a title and a colored bar.
  private static let leaflet = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 280] /Contents 4 0 R
      /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
    4 0 obj << /Length 83 >> stream
    0.2 0.5 0.9 rg 20 200 160 12 re f 0 g BT /F1 24 Tf 20 224 Td (Leaflet) Tj ET
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF

    """.utf8)

  /// The beginning of a PNG.
  private static let damaged: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48]

  /// Two colors in turn, half a second each: a GIF of 8 × 8 pixels.
  private static let animation: Data = {
    let header: [UInt8] = Array("GIF89a".utf8) + [8, 0, 8, 0, 0x80, 0, 0, 0x35, 0x84, 0xE4, 0xF9, 0xF0, 0x6B]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let frame: [UInt8] = [0x21, 0xF9, 4, 0, 50, 0, 0, 0, 0x2C, 0, 0, 0, 0, 8, 0, 8, 0, 0]
    let frames = frame + pixels(0) + frame + pixels(1)
    return Data(header + loop + frames + [0x3B])
  }()

  /// 64 pixels of one color. Each is followed by a clear code, so that all codes have three bits.
  private static func pixels(_ color: UInt8) -> [UInt8] {
    let codes: [UInt8] = Array(repeating: [4, color], count: 64).flatMap { $0 } + [5]
    var bytes: [UInt8] = []
    var count = 0
    for code in codes {
      for bit in 0..<3 {
        if count.isMultiple(of: 8) { bytes.append(0) }
        if code >> UInt8(bit) & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(count % 8) }
        count += 1
      }
    }
    return [2, UInt8(bytes.count)] + bytes + [0]
  }
}
