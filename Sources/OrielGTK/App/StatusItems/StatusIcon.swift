import CGtk
import OrielCore

/// The icon of an item in the bar of the desktop: a name, which the bar draws in its own colors, or pixels.
@MainActor struct StatusIcon {
  /// The name of an icon of the theme; nil if there are pixels instead.
  let name: String?
  private let source: ImageSource?

  /// The size of the pixels: of the largest usual icons, on displays with twice the resolution.
  private static let size: Int32 = 48

  init(_ image: ImageReference) {
    let source = ImageSource(image)
    if case .icon(.theme(let name)) = source {
      (self.name, self.source) = (name, nil)
    } else {
      (name, self.source) = (nil, source)
    }
  }

  /// The pixels as `a(iiay)`: red, green, blue after alpha, in the order of the network.
  ///
  /// A symbol is drawn in a color for bars that are as light or dark as the desktop's style; GNOME's bar is always dark.
  func pixels(onDark isDark: Bool) -> OpaquePointer? {
    guard let node = node(isDark ? 0.95 : 0.15) else { return Variant.array("(iiay)", []) }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Self.size, Self.size)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return Variant.array("(iiay)", []) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    for y in 0..<Int(Self.size) {
      for x in 0..<Int(Self.size) {
        let pixel = UnsafeRawPointer(data + y * stride + x * 4).loadUnaligned(as: UInt32.self)
        bytes += Self.straight(pixel)
      }
    }
    return Variant.array(
      "(iiay)", [Variant.tuple(Variant.integer(Self.size), Variant.integer(Self.size), Variant.bytes(bytes))])
  }

  /// The components of one of cairo's pixels, whose colors are multiplied by alpha.
  private static func straight(_ pixel: UInt32) -> [UInt8] {
    let alpha = pixel >> 24
    guard alpha > 0 else { return [0, 0, 0, 0] }
    func part(_ shift: UInt32) -> UInt8 { UInt8(clamping: (pixel >> shift & 255) * 255 / alpha) }
    return [UInt8(alpha), part(16), part(8), part(0)]
  }

  private func node(_ brightness: Float) -> OpaquePointer? {
    guard let source, let snapshot = gtk_snapshot_new() else { return nil }
    let length = Double(Self.size)
    switch source {
    case .icon(let icon):
      let color = GdkRGBA(red: brightness, green: brightness, blue: brightness, alpha: 1)
      icon.draw(on: snapshot, width: length, height: length, scale: 1, isMirrored: false, color: color)
    case .picture(let texture):
      var bounds = Rect(x: 0, y: 0, width: length, height: length).graphene
      gtk_snapshot_append_texture(snapshot, texture.opaque, &bounds)
    }
    return gtk_snapshot_free_to_node(snapshot)
  }
}
