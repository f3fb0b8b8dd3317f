import CGtk
import OrielCore

/// A surface in a window, whose event controllers serve the views in it.
@MainActor protocol InputHost: AnyObject {
  var widget: GtkWidgetPointer { get }
  var surface: LayoutSurface { get }
  /// Whether the layout is right-to-left.
  var isMirrored: Bool { get }

  /// The widget of a leaf, also of a leaf in another surface.
  func widget(of leaf: LeafNode) -> GtkWidgetPointer?
  /// The leaf of the innermost surface of the window that contains a widget.
  func leaf(of widget: GtkWidgetPointer) -> LeafNode?
  /// Whether a widget only arranges others, so that a press on it is one on what is drawn behind it.
  func onlyArranges(_ widget: GtkWidgetPointer) -> Bool
  /// Shows a frame around the view of the surface in which dragged items would land; nil removes it.
  func frameDestination(_ node: LayoutNode?)
}
