import CGtk
import FoundationEssentials
import OrielCore

/// Records a surface as a render node, and renders it to a picture in PNG format.
@MainActor struct PictureRecording {
  /// The size in application pixels.
  let width: Int32
  let height: Int32
  let scale: Double

  /// The number of layouts after which a picture is rendered as it is: as many as GTK performs in a frame.
  static let layouts = 4

  /// The size of a surface in application pixels; nil if it is infinite. A surface without a width or a height has no picture.
  static func size(of surface: LayoutSurface, for proposal: ProposedViewSize) -> (width: Int32, height: Int32)? {
    let size = surface.sizeThatFits(proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return (size.width.pixels, size.height.pixels)
  }

  /// Renders a surface that is laid out.
  ///
  /// - Parameter isOpaque: whether the background of a window is behind it. Otherwise it is transparent.
  func picture(of host: any DrawingHost, isOpaque: Bool) -> LoadedPicture? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    let area = Rect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let pixels = Rect(
      x: 0, y: 0, width: (area.width * scale).rounded(.up), height: (area.height * scale).rounded(.up))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    if isOpaque {
      var (background, bounds) = (host.color(.background(level: 0)), area.graphene)
      gtk_snapshot_append_color(snapshot, &background, &bounds)
    }
    host.draw(snapshot)
    gtk_snapshot_restore(snapshot)
    // An empty picture is drawn as well.
    var (clear, bounds) = (GdkRGBA(), pixels.graphene)
    gtk_snapshot_append_color(snapshot, &clear, &bounds)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let texture = host.texture(of: node, in: pixels) else {
      Diagnostics.warn("a picture of \(Int(pixels.width)) × \(Int(pixels.height)) pixels can't be rendered")
      return nil
    }
    return LoadedPicture(texture: ObjectHandle(adopting: texture))
  }
}

extension LoadedPicture {
  /// A picture in PNG format; nil if it can't be encoded.
  @MainActor fileprivate convenience init?(texture: ObjectHandle) {
    guard let bytes = gdk_texture_save_to_png_bytes(texture.opaque) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return nil }
    self.init(Data(bytes: start, count: Int(count)), object: texture)
  }
}
