import CGtk
import OrielCore

/// A field below its title, as in GNOME's entry rows.
///
/// The title stands in the middle, in the place of the text, as long as there is neither a text nor a prompt and the field
/// doesn't have the focus. The size is the same in both states.
@MainActor final class TitledField: WidgetLayout {
  // The field has the name already. GTK resets the state of being hidden whenever the label appears.
  private let titleHandle = WidgetInstance.make(gtk_label_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
  private var title: GtkWidgetPointer { titleHandle.widget }
  private let field: GtkWidgetPointer
  private var focus: FocusController?
  private(set) var isFocused = false

  /// - Parameters:
  ///   - field: the widget of the field, which has no parent yet.
  ///   - focusDidChange: called when the field has received or lost the keyboard focus.
  init(around field: GtkWidgetPointer, focusDidChange: @escaping () -> Void) {
    self.field = field
    super.init()
    gtk_label_set_xalign(title.opaque, 0)
    gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_END)
    for styleClass in StyleSheet.colorClasses([.foreground(level: 2)]) + [.fieldTitle] { title.addClass(styleClass) }
    gtk_widget_set_can_target(title, 0)
    insert(title, after: nil)
    focus = FocusController(on: widget) { [weak self] isFocused in
      self?.isFocused = isFocused
      focusDidChange()
    }
  }

  /// Adopts the field.
  func adoptField() { insert(field, after: title) }

  /// The text of the title.
  var text = "" {
    didSet { if text != oldValue { gtk_label_set_text(title.opaque, text.forGTK) } }
  }

  /// Where the title stands.
  enum State {
    case aboveText, inPlaceOfText
    /// There is no title.
    case absent
  }

  /// Where the title stands. The prompt of the field is the title in place of its text.
  var state = State.aboveText {
    didSet {
      guard state != oldValue else { return }
      gtk_widget_set_child_visible(title, state == .aboveText ? 1 : 0)
      if (state == .absent) != (oldValue == .absent) { return gtk_widget_queue_resize(widget) }
      gtk_widget_queue_allocate(widget)
    }
  }

  func dispose() { focus?.dispose() }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    let below = Measurement(of: field, orientation, for: size)
    if state == .absent { return below }
    let above = Measurement(of: title, orientation, for: size)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return Measurement(minimum: max(above.minimum, below.minimum), natural: max(above.natural, below.natural))
    }
    return Measurement(minimum: above.minimum + below.minimum, natural: above.natural + below.natural)
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    let above = state == .absent ? 0 : Measurement(of: title, GTK_ORIENTATION_VERTICAL, for: width).natural
    if state == .aboveText { gtk_widget_allocate(title, width, above, -1, nil) }
    let rest = max(height - above, 0)
    var place = graphene_point_t(x: 0, y: Float(state == .aboveText ? above : (height - rest) / 2))
    gtk_widget_allocate(field, width, rest, -1, gsk_transform_translate(nil, &place))
  }

  /// Moves the keyboard focus into the text of a field, with the caret at its end unless it is there already.
  static func focusText(in widget: GtkWidgetPointer) {
    guard gtk_widget_is_sensitive(widget) != 0, let text = text(in: widget) else { return }
    if let focus = gtk_widget_get_root(text).flatMap({ gtk_root_get_focus($0) }), focus == text { return }
    if text.raw.isInstance(of: gtk_text_get_type()) {
      gtk_text_grab_focus_without_selecting(text.as(GtkText.self))
      gtk_editable_set_position(text.opaque, -1)
    } else {
      gtk_widget_grab_focus(text)
    }
  }

  private static func text(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if [gtk_text_get_type(), gtk_text_view_get_type()].contains(where: { widget.raw.isInstance(of: $0) }) {
      return widget
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !child.isNative, let found = text(in: child) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}
