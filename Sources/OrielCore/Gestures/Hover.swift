import FoundationEssentials

/// The action of `onHover`.
@MainActor final class HoverReceiver {
  var action: (Bool) -> Void
  var isHovered = false

  init(_ action: @escaping (Bool) -> Void) { self.action = action }

  func set(_ isHovered: Bool) {
    guard isHovered != self.isHovered else { return }
    self.isHovered = isHovered
    action(isHovered)
  }
}

/// The style of `pointerStyle`.
@MainActor final class PointerStyleReceiver {
  var style: PointerStyle?

  init(_ style: PointerStyle?) { self.style = style }
}

/// Keeps track of the views under the pointer.
@MainActor final class HoverTracker {
  private var hovered: [HoverReceiver] = []
  private(set) var style: PointerStyle?

  func move(to place: (CGPoint, Point)?, over path: PointerPath?) {
    let receivers = path?.inputs.compactMap { $0.receiver as? HoverReceiver } ?? []
    let old = hovered
    hovered = receivers
    for receiver in old where !receivers.contains(where: { $0 === receiver }) { receiver.set(false) }
    for receiver in receivers.reversed() { receiver.set(true) }
    style = path?.inputs.lazy.compactMap { ($0.receiver as? PointerStyleReceiver)?.style }.first
  }
}

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
  /// Runs an action with true when the pointer enters the view, and with false when it leaves.
  ///
  /// Also when the view moves under a still pointer, and when the window is covered or closed. Not while a button of the
  /// mouse is held down.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }

  /// Sets the appearance of the pointer over the view; nil inherits it from the views around.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }

  /// Sets whether the view and its content respond to the pointer, including controls. If not, what is behind the view
  /// responds. The keyboard and assistive technology are not affected.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}

private struct HoverModifier: LayoutModifier {
  let action: (Bool) -> Void

  func makeLayout() -> InputNode {
    let node = InputNode()
    node.receiver = HoverReceiver(action)
    return node
  }

  func update(_ layout: InputNode) { (layout.receiver as? HoverReceiver)?.action = action }
}

private struct PointerStyleModifier: LayoutModifier {
  let style: PointerStyle?

  func makeLayout() -> InputNode {
    let node = InputNode()
    node.receiver = PointerStyleReceiver(style)
    return node
  }

  func update(_ layout: InputNode) { (layout.receiver as? PointerStyleReceiver)?.style = style }
}

private struct HitTestingModifier: LayoutModifier {
  let isEnabled: Bool

  func makeLayout() -> InputNode {
    let node = InputNode()
    node.isTarget = isEnabled
    return node
  }

  func update(_ layout: InputNode) { layout.isTarget = isEnabled }
}
