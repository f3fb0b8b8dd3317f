import CGtk
import FoundationEssentials
import OrielCore

/// Records a drawing as a render node, and renders it to a picture in PNG format.
@MainActor struct PictureRecording {
  /// The size in application pixels.
  let width: Int32
  let height: Int32
  let scale: Double

  /// The number of layouts after which a picture is rendered as it is: as many as GTK performs in a frame.
  static let layouts = 4

  /// Renders a drawing.
  ///
  /// - Parameters:
  ///   - background: the color behind the drawing; nil if it is transparent.
  ///   - render: returns a new texture with the part of a render node.
  func picture(
    of draw: (OpaquePointer) -> Void, over background: GdkRGBA?, render: (OpaquePointer, Rect) -> OpaquePointer?
  ) -> LoadedPicture? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    let area = Rect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let pixels = Rect(
      x: 0, y: 0, width: (area.width * scale).rounded(.up), height: (area.height * scale).rounded(.up))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    if var background {
      var bounds = area.graphene
      gtk_snapshot_append_color(snapshot, &background, &bounds)
    }
    draw(snapshot)
    gtk_snapshot_restore(snapshot)
    // An empty picture is drawn as well.
    var (clear, bounds) = (GdkRGBA(), pixels.graphene)
    gtk_snapshot_append_color(snapshot, &clear, &bounds)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let texture = render(node, pixels) else {
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
