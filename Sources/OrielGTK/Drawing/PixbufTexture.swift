import CGtk

/// Textures of decoded pictures, on any thread.
enum PixbufTexture {
  /// A `GdkTexture` that shares the pixels of a `GdkPixbuf` without a copy.
  static func make(of picture: SharedObject) -> SharedObject? {
    withExtendedLifetime(picture) { make(of: picture.pointer) }
  }

  private static func make(of pixbuf: OpaquePointer) -> SharedObject? {
    guard let bytes = gdk_pixbuf_read_pixel_bytes(pixbuf) else { return nil }
    defer { g_bytes_unref(bytes) }
    let format = gdk_pixbuf_get_has_alpha(pixbuf) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    return gdk_memory_texture_new(
      gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf), format, bytes,
      gsize(gdk_pixbuf_get_rowstride(pixbuf))
    ).map { SharedObject(adopting: $0) }
  }
}
