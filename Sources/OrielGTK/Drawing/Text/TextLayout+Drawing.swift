import CGtk
import FoundationEssentials
import OrielCore

/// A text in a frame.
extension TextLayout {
  /// Arranges the text in a size. Returns the distance of the text from the top.
  @discardableResult func arrange(in size: Size, isHeightLimited: Bool) -> CGFloat {
    if let arranged, arranged.size == size, arranged.isHeightLimited == isHeightLimited { return arranged.top }
    let shape = fit(ProposedViewSize(width: size.width, height: size.height), isHeightLimited: isHeightLimited).shape
    apply(shape)
    let top: CGFloat = isAtTop(shape) ? 0 : max(0, ((size.height - textSize.height) / 2).rounded(.down))
    arranged = (size: size, isHeightLimited: isHeightLimited, top: CGFloat(top))
    return top
  }

  /// The position of the text in a size for which it is arranged.
  private func origin(in size: Size, top: CGFloat) -> Point {
    // In a layout with a width, Pango aligns the lines within it.
    let room = size.width - (shape.width < 0 ? textSize.width : CGFloat(shape.width))
    let x =
      switch pango_layout_get_alignment(opaque) {
      case PANGO_ALIGN_CENTER: room / 2
      case PANGO_ALIGN_RIGHT: room
      default: 0.0
      }
    return Point(x: x.rounded(.down), y: top)
  }

  /// Arranges and draws the text in a frame.
  func draw(in frame: Rect, isHeightLimited: Bool, color: GdkRGBA, on snapshot: OpaquePointer) {
    let origin = arrangedOrigin(in: frame.size, isHeightLimited: isHeightLimited)
    var color = color
    var place = graphene_point_t(x: Float(frame.minX + origin.x), y: Float(frame.minY + origin.y))
    if place.x == 0, place.y == 0 { return gtk_snapshot_append_layout(snapshot, opaque, &color) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &place)
    gtk_snapshot_append_layout(snapshot, opaque, &color)
    gtk_snapshot_restore(snapshot)
  }

  /// How another Pango layout shows the same text in a size.
  struct Presentation {
    /// As for `pango_layout_set_height`.
    var height: Int32
    var ellipsis: PangoEllipsizeMode
    var compression: TextCompression
    var isAtTop: Bool
  }

  func presentation(in size: Size, isHeightLimited: Bool) -> Presentation {
    updateContext()
    let shape = fit(ProposedViewSize(width: size.width, height: size.height), isHeightLimited: isHeightLimited).shape
    let isCut = shape.height >= 0
    return Presentation(
      height: isCut ? shape.height : lines.limit.map { -Int32(clamping: $0) } ?? -1,
      ellipsis: isCut ? shape.ellipsis : lines.ellipsis, compression: shape.compression, isAtTop: isAtTop(shape))
  }

  /// A text that is compressed or cut may be less high than its frame.
  private func isAtTop(_ shape: Shape) -> Bool { lines.reserved > 0 || text.isCompressible || shape.height >= 0 }

  /// Calls `body` with the Pango layout for a size, and the position of the text in it.
  func withLayout<Result>(in size: Size, isHeightLimited: Bool, _ body: (OpaquePointer, Point) -> Result) -> Result {
    let origin = arrangedOrigin(in: size, isHeightLimited: isHeightLimited)
    return body(opaque, origin)
  }

  private func arrangedOrigin(in size: Size, isHeightLimited: Bool) -> Point {
    updateContext()
    return origin(in: size, top: arrange(in: size, isHeightLimited: isHeightLimited))
  }
}
