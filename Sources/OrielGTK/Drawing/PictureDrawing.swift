import CGtk
import OrielCore

/// Draws the texture of an image: as a template, in tiles, with cap insets, without interpolation, or redacted.
@MainActor struct PictureDrawing {
  let texture: ObjectHandle
  let element: ImageElement

  /// The size of the picture in application pixels.
  var ownSize: (width: Int32, height: Int32) {
    func length(_ pixels: Int32) -> Int32 { max(1, Int32((Double(pixels) / element.source.pixelScale).rounded())) }
    return (
      length(gdk_paintable_get_intrinsic_width(texture.opaque)),
      length(gdk_paintable_get_intrinsic_height(texture.opaque))
    )
  }

  /// Draws the picture in a rectangle.
  ///
  /// - Parameter color: the foreground color, for templates and placeholders.
  func draw(in rect: Rect, color: GdkRGBA, on snapshot: OpaquePointer) {
    guard rect.width > 0, rect.height > 0 else { return }
    var color = color
    var area = rect.graphene
    if element.isRedacted {
      color.alpha *= Float(StyleSheet.palette.strength(level: 4, for: .area))
      return gtk_snapshot_append_color(snapshot, &color, &area)
    }
    if element.isTemplate { gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_ALPHA) }
    if element.isResizable { drawSlices(in: rect, on: snapshot) } else { drawTexture(in: rect, on: snapshot) }
    if element.isTemplate {
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_append_color(snapshot, &color, &area)
      gtk_snapshot_pop(snapshot)
    }
  }

  private func drawSlices(in rect: Rect, on snapshot: OpaquePointer) {
    let own = ownSize
    let picture = Size(width: Double(own.width), height: Double(own.height))
    for slice in ImageSlice.slices(of: picture, element.capInsets, in: rect.size, isTiled: element.isTiled) {
      let place = slice.picture.offset(x: rect.minX, y: rect.minY)
      guard slice.picture != slice.area else {
        drawTexture(in: place, on: snapshot)
        continue
      }
      var area = slice.area.offset(x: rect.minX, y: rect.minY).graphene
      var tile = slice.tile.offset(x: rect.minX, y: rect.minY).graphene
      if slice.tile == slice.area {
        gtk_snapshot_push_clip(snapshot, &area)
      } else {
        gtk_snapshot_push_repeat(snapshot, &area, &tile)
      }
      drawTexture(in: place, on: snapshot)
      gtk_snapshot_pop(snapshot)
    }
  }

  private func drawTexture(in rect: Rect, on snapshot: OpaquePointer) {
    var area = rect.graphene
    let filter = element.interpolation == .none ? GSK_SCALING_FILTER_NEAREST : GSK_SCALING_FILTER_LINEAR
    gtk_snapshot_append_scaled_texture(snapshot, texture.opaque, filter, &area)
  }
}
