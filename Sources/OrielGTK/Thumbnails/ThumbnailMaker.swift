import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// Finds or creates thumbnails: in the cache, with the built-in decoder, or with the desktop's programs. Used on any
/// thread.
struct ThumbnailMaker: Sendable {
  var cache = ThumbnailCache()

  /// The maximum size of a file that is decoded for a thumbnail, in bytes.
  private static let largestFile = 200_000_000

  /// The thumbnail of a file, scaled down to a side in pixels; nil if there is none.
  func thumbnail(of url: URL, _ size: ThumbnailSize, side: Int32? = nil) -> SharedObject? {
    let side = side ?? size.side
    guard let source = ThumbnailSource(url) else { return nil }
    switch cache.entry(for: source, size) {
    case .thumbnail(let pixbuf): return texture(pixbuf, side)
    case .failure: return nil
    case .missing: break
    }
    if PictureFormats.contains(source.contentType) {
      guard source.size <= Self.largestFile else { return nil }
      do throws(QuickLookFailure) {
        let pixbuf = try PictureDecoder.upright(source.path, within: Int32(size.rawValue))
        cache.save(pixbuf, of: source, size)
        return texture(pixbuf, side)
      } catch {
        // A file that can't be opened may be readable later, without a change of its time.
        if access(source.path, R_OK) == 0 { cache.saveFailure(of: source) }
        return nil
      }
    }
    guard ThumbnailSandbox.isAvailable else { return thumbnailOfDesktop(of: source, size, side) }
    guard let thumbnailer = DesktopThumbnailer.suited(to: source.contentType) else { return nil }
    switch ThumbnailSandbox.thumbnail(of: source, by: thumbnailer, size: size.rawValue) {
    case .thumbnail(let made):
      cache.save(made, of: source, size)
      return texture(made, side)
    case .failed: if access(source.path, R_OK) == 0 { cache.saveFailure(of: source) }
    case .notRun: break
    }
    return nil
  }

  /// The thumbnail that the desktop's service creates. A failure isn't recorded: the file may not have caused it.
  private func thumbnailOfDesktop(
    of source: ThumbnailSource, _ size: ThumbnailSize, _ side: Int32
  ) -> SharedObject? {
    guard Tumbler.makeThumbnail(of: source, size) else { return nil }
    for cache in [cache, ThumbnailCache.ofDesktop] {
      if case .thumbnail(let pixbuf) = cache.entry(for: source, size) { return texture(pixbuf, side) }
    }
    return nil
  }

  private func texture(_ pixbuf: SharedObject, _ side: Int32) -> SharedObject? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf.pointer), gdk_pixbuf_get_height(pixbuf.pointer))
    guard max(width, height) > side else { return PixbufTexture.make(of: pixbuf) }
    let factor = Double(side) / Double(max(width, height))
    func scaled(_ length: Int32) -> Int32 { max(Int32((Double(length) * factor).rounded()), 1) }
    let small = gdk_pixbuf_scale_simple(pixbuf.pointer, scaled(width), scaled(height), GDK_INTERP_BILINEAR)
    return small.map { SharedObject(adopting: $0) }.flatMap { PixbufTexture.make(of: $0) }
  }
}
