import CGtk
import Glibc

/// The picture that a program of the desktop has written.
///
/// The program may have been compromised by the file that it has read, so its output isn't trusted: only a regular file
/// of limited size is read, as PNG, and only if the picture is small.
enum ThumbnailOutput {
  /// The maximum size of the file, in bytes.
  private static let largestFile = 16 << 20
  /// The maximum width and height, in pixels.
  private static let largestSide = 4_096

  /// Reads a picture; nil if it isn't a small PNG.
  static func read(_ path: String) -> SharedObject? {
    // Neither follows a link nor waits for a pipe.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (24...off_t(largestFile)).contains(status.st_size)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      count += read
    }
    return picture(bytes)
  }

  private static func picture(_ bytes: [UInt8]) -> SharedObject? {
    // The first chunk of a PNG begins with the width and the height.
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      (1...largestSide).contains(number(at: 16)), (1...largestSide).contains(number(at: 20)),
      let loader = gdk_pixbuf_loader_new_with_type("png", nil)
    else { return nil }
    let object = SharedObject(adopting: OpaquePointer(loader))
    defer { withExtendedLifetime(object) {} }
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    // The loader must be closed in any case.
    guard gdk_pixbuf_loader_close(loader, nil) != 0, isWritten else { return nil }
    return gdk_pixbuf_loader_get_pixbuf(loader).map { SharedObject(retaining: $0) }
  }
}
