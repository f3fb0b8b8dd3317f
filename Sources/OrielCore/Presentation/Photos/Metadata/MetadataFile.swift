import FoundationEssentials
import Glibc

/// A copy of a picture or a movie without some of its metadata.
final class MetadataFile {
  private let descriptor: Int32

  /// Copies a file, and removes metadata from the copy.
  static func copy(_ url: URL, to copy: URL, removing options: PHPickerMetadataOptions) throws {
    let source = open(url.path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw FileAccessError(.read, url, FileAccessError.Reason(code: errno)) }
    defer { close(source) }
    let target = open(copy.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw FileAccessError(.write, copy, FileAccessError.Reason(code: errno)) }
    let file = MetadataFile(target)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(source, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0, Glibc.write(target, buffer, count) == count else {
        throw FileAccessError(.read, url, FileAccessError.Reason(code: errno))
      }
    }
    // A picture that is too large to be read isn't handed out as it is.
    guard file.remove(options) else { throw FileAccessError(.read, url, FileAccessError.Reason(code: EFBIG)) }
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Returns false if the file is a picture of a known format and can't be read.
  private func remove(_ options: PHPickerMetadataOptions) -> Bool {
    guard !options.isEmpty, let start = read(0, 12) ?? read(0, 8) else { return true }
    if ["ftyp", "moov", "wide", "mdat", "free", "skip"].contains(where: { start.hasText($0, at: 4) }) {
      BoxMetadata(options: options, file: self).remove()
      return true
    }
    guard var bytes = read(0, length) else { return !PictureMetadata.isKnown(start) }
    PictureMetadata(options: options).remove(from: &bytes)
    write(bytes, at: 0)
    return true
  }

  var length: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  /// Reads a part; nil if it is beyond the end or too large.
  func read(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count > 0, count <= 1 << 30, count <= length - offset else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, offset) == count ? bytes : nil
  }

  func write(_ bytes: [UInt8], at offset: Int) { _ = pwrite(descriptor, bytes, bytes.count, offset) }
}
