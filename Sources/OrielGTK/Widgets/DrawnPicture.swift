import CGtk
import OrielCore

/// A picture that a `GtkPicture` can't display: tiled, with cap insets, without interpolation, as a template, or redacted.
@MainActor final class DrawnPicture: WidgetLayout {
  private let texture: ObjectHandle
  private let element: ImageElement

  init(_ texture: ObjectHandle, _ element: ImageElement) {
    self.texture = texture
    self.element = element
    super.init()
  }

  /// Whether an image requires this widget.
  static func shows(_ element: ImageElement) -> Bool {
    element.isTiled || element.capInsets != EdgeInsets() || element.interpolation == .none || element.isTemplate
      || element.isRedacted || element.source.pixelScale != 1
  }

  private var ownSize: (width: Int32, height: Int32) {
    func length(_ pixels: Int32) -> Int32 { max(1, Int32((Double(pixels) / element.source.pixelScale).rounded())) }
    return (
      length(gdk_paintable_get_intrinsic_width(texture.opaque)),
      length(gdk_paintable_get_intrinsic_height(texture.opaque))
    )
  }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    Measurement(
      minimum: 0, natural: orientation == GTK_ORIENTATION_HORIZONTAL ? ownSize.width : ownSize.height)
  }

  override func draw(_ snapshot: OpaquePointer) {
    let (width, height) = (Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
    let own = (width: Float(ownSize.width), height: Float(ownSize.height))
    guard width > 0, height > 0, own.width > 0, own.height > 0 else { return }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, width, height)
    if !element.isResizable {
      let scale = min(1, width / own.width, height / own.height)
      let size = (width: own.width * scale, height: own.height * scale)
      graphene_rect_init(&area, (width - size.width) / 2, (height - size.height) / 2, size.width, size.height)
    }
    var color = GdkRGBA()
    gtk_widget_get_color(widget, &color)
    if element.isRedacted {
      color.alpha *= Float(Palette.strength(level: 4, in: StyleSheet.scheme))
      return gtk_snapshot_append_color(snapshot, &color, &area)
    }
    if element.isTemplate { gtk_snapshot_push_mask(snapshot, GSK_MASK_MODE_ALPHA) }
    if element.isResizable {
      drawSlices(snapshot, of: Size(width: Double(own.width), height: Double(own.height)))
    } else {
      drawTexture(snapshot, area)
    }
    if element.isTemplate {
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_append_color(snapshot, &color, &area)
      gtk_snapshot_pop(snapshot)
    }
  }

  private func drawSlices(_ snapshot: OpaquePointer, of picture: Size) {
    let size = Size(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    for slice in ImageSlice.slices(of: picture, element.capInsets, in: size, isTiled: element.isTiled) {
      guard slice.picture != slice.area else {
        drawTexture(snapshot, slice.area.cgRect.graphene)
        continue
      }
      var area = slice.area.cgRect.graphene
      var tile = slice.tile.cgRect.graphene
      if slice.tile == slice.area {
        gtk_snapshot_push_clip(snapshot, &area)
      } else {
        gtk_snapshot_push_repeat(snapshot, &area, &tile)
      }
      drawTexture(snapshot, slice.picture.cgRect.graphene)
      gtk_snapshot_pop(snapshot)
    }
  }

  private func drawTexture(_ snapshot: OpaquePointer, _ area: graphene_rect_t) {
    var area = area
    let filter = element.interpolation == .none ? GSK_SCALING_FILTER_NEAREST : GSK_SCALING_FILTER_LINEAR
    gtk_snapshot_append_scaled_texture(snapshot, texture.opaque, filter, &area)
  }
}
