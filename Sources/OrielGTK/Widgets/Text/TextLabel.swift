import CGtk
import FoundationEssentials
import OrielCore

/// What decides what a ``TextLabel`` displays.
@MainActor protocol TextLabelOwner: AnyObject {
  var string: String { get }
  /// The string to show while the pointer is over the widget; nil for none.
  var hoverText: String? { get }
  /// Draws the text.
  func drawText(on snapshot: OpaquePointer)
  /// Called when the font or the direction may have changed.
  func styleDidChange()
  /// Calls `body` with the Pango layout that the widget shows, and its position in the widget.
  func withLayout<Result>(_ body: (OpaquePointer, Point) -> Result) -> Result?
}

/// The widget of a text that can't be selected and contains no links.
///
/// A `GtkLabel` requests a layout of the whole window whenever its text changes. This widget only draws its text again:
/// the layout measures the text, and requests more only if its size has changed. For style sheets it is a `label`, and
/// for assistive technology a label with its text.
@MainActor final class TextLabel: WidgetLayout {
  weak var owner: (any TextLabelOwner)?

  init() { super.init(TextClass.type) }

  // It accepts any size that the layout gives it.
  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

  override var isContent: Bool { true }

  override func draw(_ snapshot: OpaquePointer) { owner?.drawText(on: snapshot) }

  /// The size of the widget.
  var size: Size {
    Size(width: CGFloat(gtk_widget_get_width(widget)), height: CGFloat(gtk_widget_get_height(widget)))
  }

  override func cssDidChange() { owner?.styleDidChange() }
  override func styleDidChange() { owner?.styleDidChange() }
}

/// The GObject class of the widgets of texts.
enum TextClass {
  static let type: GType = {
    let type = g_type_register_static_simple(
      LayoutClass.type, "OrielText", guint(MemoryLayout<GtkWidgetClass>.size),
      { classPointer, _ in
        let widgetClass = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_css_name(widgetClass, "label")
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_LABEL)
        widgetClass?.pointee.query_tooltip = { widget, x, y, isByKeyboard, tooltip in
          let address = UInt(bitPattern: widget)
          let text = MainThread.assumeIsolated {
            GtkWidgetPointer(bitPattern: address).flatMap { (WidgetLayout.of($0) as? TextLabel)?.owner?.hoverText }
          }
          guard let text else {
            let parent = g_type_class_peek(LayoutClass.type)?.assumingMemoryBound(to: GtkWidgetClass.self)
            return parent?.pointee.query_tooltip(widget, x, y, isByKeyboard, tooltip) ?? 0
          }
          gtk_tooltip_set_text(tooltip, text.forGTK)
          return 1
        }
      }, guint(LayoutClass.instanceSize), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: { pointer, _ in AccessibleText.initialize(pointer) }, interface_finalize: nil,
      interface_data: nil)
    g_type_add_interface_static(type, gtk_accessible_text_get_type(), &interface)
    return type
  }()

  /// The text of a widget of this class, or of a `GtkLabel`.
  @MainActor static func text(of widget: GtkWidgetPointer) -> String {
    if let label = WidgetLayout.of(widget) as? TextLabel { return label.owner?.string.forGTK ?? "" }
    return widget.raw.isInstance(of: gtk_label_get_type()) ? String(cString: gtk_label_get_text(widget.opaque)) : ""
  }
}
