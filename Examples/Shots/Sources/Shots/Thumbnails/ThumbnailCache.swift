import CGdkPixbuf
import Foundation

/// The thumbnails that all programs of the desktop share, by the specification of freedesktop.org.
struct ThumbnailCache: Sendable {
  /// The longest side of a thumbnail, in pixels.
  static let side = 256
  private static let size = "large"
  private static let failures = "fail/shots-1"

  /// The folder `thumbnails`.
  let folder: String

  init(folder: String = String(cString: g_get_user_cache_dir()) + "/thumbnails") { self.folder = folder }

  /// A picture whose thumbnail is wanted.
  struct Source: Sendable {
    let path: String
    /// The address that the thumbnail's name is made from.
    let uri: String
    let modified: Int

    init(_ shot: Shot) {
      path = shot.url.path
      modified = Int(shot.modified.timeIntervalSince1970)
      let text = g_filename_to_uri(path, nil, nil)
      uri = text.map { String(cString: $0) } ?? shot.url.absoluteString
      g_free(text)
    }
  }

  /// The encoded thumbnail; nil if there is none of the present picture.
  func thumbnail(of source: Source) -> Data? { valid(path(source, Self.size), source) }

  /// Whether there is a thumbnail of the present picture, or none can be made.
  func isKnown(_ source: Source) -> Bool {
    valid(path(source, Self.size), source) != nil || hasFailed(source)
  }

  /// Whether no thumbnail of the present picture can be made.
  func hasFailed(_ source: Source) -> Bool { valid(path(source, Self.failures), source) != nil }

  /// Makes the thumbnail of a picture, and returns it.
  func make(_ source: Source) throws -> Data {
    do {
      let data = try encoded(Pixbuf.read(source.path, fitting: Self.side), source)
      try save(data, path(source, Self.size))
      return data
    } catch let error as PictureError {
      if let empty = Pixbuf.empty() { try? save(encoded(empty, source), path(source, Self.failures)) }
      throw error
    }
  }

  /// Removes the thumbnail of a picture that has changed within a second.
  func remove(_ source: Source) {
    for folder in [Self.size, Self.failures] { unlink(path(source, folder)) }
  }

  private func encoded(_ picture: Pixbuf, _ source: Source) throws -> Data {
    try picture.data(
      as: .png,
      notes: [
        "tEXt::Thumb::URI": source.uri, "tEXt::Thumb::MTime": "\(source.modified)", "tEXt::Software": "Shots",
        // A larger file is read sooner than a smaller one is written.
        "compression": "3",
      ])
  }

  private func save(_ data: Data, _ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { throw CocoaError(.fileWriteNoPermission) }
    try data.write(to: URL(filePath: path), options: .atomic)
    chmod(path, 0o600)
  }

  private func path(_ source: Source, _ subfolder: String) -> String {
    let sum = g_compute_checksum_for_string(G_CHECKSUM_MD5, source.uri, -1)
    defer { g_free(sum) }
    return "\(folder)/\(subfolder)/\(sum.map { String(cString: $0) } ?? "").png"
  }

  private func valid(_ path: String, _ source: Source) -> Data? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let notes = PNGNotes.read(data)
    return notes["Thumb::URI"] == source.uri && notes["Thumb::MTime"] == "\(source.modified)" ? data : nil
  }
}

/// The texts in a PNG file.
enum PNGNotes {
  static func read(_ data: Data) -> [String: String] {
    data.withUnsafeBytes { bytes in
      var notes: [String: String] = [:]
      var offset = 8
      while offset + 12 <= bytes.count {
        let count = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
        guard offset + 12 + count <= bytes.count else { break }
        let kind = bytes[(offset + 4)..<(offset + 8)]
        let content = bytes[(offset + 8)..<(offset + 8 + count)]
        if kind.elementsEqual("tEXt".utf8), let end = content.firstIndex(of: 0) {
          let value = bytes[(end + 1)..<content.endIndex]
          notes[String(decoding: bytes[content.startIndex..<end], as: UTF8.self)] = String(
            decoding: value, as: UTF8.self)
        }
        offset += 12 + count
      }
      return notes
    }
  }
}
