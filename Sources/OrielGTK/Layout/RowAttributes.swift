import CGtk
import OrielCore

/// How a row of a list or a form treats a widget that is its whole content. A widget declares it, and the rows know
/// no kinds of widgets.
struct RowAttributes {
  /// The control that the widget is; nil if the row has no part in it.
  var control: (any RowControl)?
  /// The context menu that the whole row opens.
  var contextMenu: (any RowContextMenu)?
  /// Whether the widget stands for the only view in it: the row looks for the widget of that view.
  var standsForContent = false
  /// Whether a form displays the widget outside of its boxes, as a section.
  var standsAloneInForm = false
}

/// A context menu that opens anywhere in its row.
@MainActor protocol RowContextMenu: AnyObject {
  /// Opens the menu for the keyboard. Returns false if it is empty or disabled.
  func openInMiddle() -> Bool
  /// Opens the menu at a position of a widget around it. Returns false if it is empty or disabled.
  func open(x: Double, y: Double, in outer: GtkWidgetPointer) -> Bool
}

extension LayoutNode {
  /// The only leaf of the node, possibly with modifiers.
  @MainActor var onlyLeaf: LeafNode? {
    var next: LayoutNode? = self
    while let node = next {
      switch node {
      case let leaf as LeafNode:
        guard let widget = leaf.gtk, widget.rowAttributes.standsForContent else { return leaf }
        next = widget.wholeContent?.surface.root.firstChild
      case let layers as LayerNode: next = layers.content
      case let badge as BadgeNode: next = badge.content
      case let modifier as SingleChildNode: next = modifier.content
      default: return nil
      }
    }
    return nil
  }

  /// The control that is the only leaf of the node, possibly inside of widgets that have nothing else in them; nil if
  /// the leaf is something else.
  @MainActor var onlyControl: (any RowControl)? {
    var widget = onlyLeaf?.gtk
    while let root = widget?.wholeContent?.surface.root { widget = root.onlyLeaf?.gtk }
    return widget?.rowAttributes.control
  }
}
