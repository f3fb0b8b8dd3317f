import CGtk
import OrielCore

/// A surface in which content without widgets is drawn: in a window, or in a picture without a display.
@MainActor protocol DrawingHost: CanvasHost {
  var surface: LayoutSurface { get }
  /// Whether the layout is right-to-left.
  var isMirrored: Bool { get }
  /// The pixels of the device per application pixel.
  var scaleFactor: Double { get }

  /// The text color with the style of a fill.
  func textColor(_ fill: AreaFill) -> GdkRGBA
  /// The slot of the text color with the style of a fill.
  func slot(of fill: AreaFill) -> ColorProbes.Slot
  /// The text color of a slot, as it was when the drawing began.
  func color(of slot: ColorProbes.Slot) -> GdkRGBA

  /// Draws the whole surface.
  func draw(_ snapshot: OpaquePointer)
  /// Draws the content of a leaf.
  func draw(_ leaf: LeafNode, in frame: Rect, undoing undo: LeafTransform, on snapshot: OpaquePointer)
  /// Draws a node without a widget.
  func draw(_ node: DrawnNode, on snapshot: OpaquePointer)

  /// The Pango context with the font of the surface.
  var textContext: OpaquePointer? { get }

  /// Whether the renderer draws nodes in perspective. The one that is based on cairo can't.
  var rendersPerspective: Bool { get }
  /// The texture of a render node in the device's pixels, which the caller releases; nil if there is no renderer.
  func texture(of node: OpaquePointer, in area: Rect) -> OpaquePointer?
}

extension DrawingHost {
  /// The color of a paint at the surface; for a gradient, the text color.
  func color(_ paint: Paint, for use: Palette.Use = .area) -> GdkRGBA {
    let fill = AreaFill(paint, for: use)
    let color = textColor(fill)
    return fill.solid(color) ?? color
  }
}

/// What to do with the transforms that leaves of a transformed view already have applied.
enum LeafTransform {
  /// There is none.
  case nothing
  /// This inverse is applied.
  case inverse(OpaquePointer?)
  /// The content of the leaves is taken without their transforms.
  case content
}
