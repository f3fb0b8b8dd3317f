import CGtk

/// A picture in a preview, which may be smaller than the one in the file until more pixels are needed.
struct QuickLookPicture: Sendable {
  let texture: SharedObject
  /// The size of the picture in the file, relative to that of the texture.
  let scale: Double

  /// The size of the picture in the file, in pixels.
  var size: (width: Double, height: Double) {
    (
      (Double(gdk_texture_get_width(texture.pointer)) * scale).rounded(),
      (Double(gdk_texture_get_height(texture.pointer)) * scale).rounded()
    )
  }
}
