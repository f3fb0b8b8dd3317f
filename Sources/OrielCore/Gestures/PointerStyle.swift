/// The appearance of the pointer over a view: in GTK, a named cursor of the desktop's theme.
public struct PointerStyle: Hashable, Sendable {
  /// The CSS name of the cursor.
  package let name: String

  private init(_ name: String) { self.name = name }

  /// The usual pointer.
  public static let `default` = PointerStyle("default")
  /// An I-beam for horizontal text.
  public static let horizontalText = PointerStyle("text")
  /// An I-beam for vertical text.
  public static let verticalText = PointerStyle("vertical-text")
  /// A crosshair for rectangular selections.
  public static let rectSelection = PointerStyle("crosshair")
  /// An open hand, for content that can be dragged.
  public static let grabIdle = PointerStyle("grab")
  /// A closed hand, for content that is being dragged.
  public static let grabActive = PointerStyle("grabbing")
  /// A pointing hand, for links.
  public static let link = PointerStyle("pointer")
  /// A magnifying glass with a plus.
  public static let zoomIn = PointerStyle("zoom-in")
  /// A magnifying glass with a minus.
  public static let zoomOut = PointerStyle("zoom-out")
  /// Arrows for resizing a column.
  public static let columnResize = PointerStyle("col-resize")
  /// Arrows for resizing a row.
  public static let rowResize = PointerStyle("row-resize")
}

extension View {
  /// Sets the appearance of the pointer over the view; nil inherits it from the views around.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }
}

/// The node of `pointerStyle`.
package final class PointerStyleNode: InputNode {
  var style: PointerStyle?

  init(_ style: PointerStyle?) { self.style = style }

  override package var isReceiver: Bool { true }
}

private struct PointerStyleModifier: LayoutModifier {
  let style: PointerStyle?

  func makeLayout() -> PointerStyleNode { PointerStyleNode(style) }
  func update(_ layout: PointerStyleNode) { layout.style = style }
}
