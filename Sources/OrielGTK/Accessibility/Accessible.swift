import CGtk

/// The accessible properties of a widget.
@MainActor package struct Accessible {
  private let accessible: OpaquePointer

  /// The accessible properties of a widget.
  package init(_ widget: GtkWidgetPointer) { accessible = OpaquePointer(widget) }

  /// Sets a text property; nil resets it.
  package func set(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else { return gtk_accessible_reset_property(accessible, property) }
    update(property) {
      gtk_accessible_property_init_value(property, $0)
      g_value_set_string($0, text.forGTK)
    }
  }

  /// Sets a numeric property.
  package func set(_ property: GtkAccessibleProperty, _ number: Double) {
    update(property) {
      gtk_accessible_property_init_value(property, $0)
      g_value_set_double($0, number)
    }
  }

  /// Sets the level of a heading; nil if it has none.
  package func setLevel(_ level: Int?) {
    guard let level else { return gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL) }
    update(GTK_ACCESSIBLE_PROPERTY_LEVEL) {
      gtk_accessible_property_init_value(GTK_ACCESSIBLE_PROPERTY_LEVEL, $0)
      g_value_set_int($0, gint(level))
    }
  }

  /// Sets whether the widget keeps the user from what is around it.
  package func setModal(_ isModal: Bool) {
    guard isModal else { return gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_MODAL) }
    update(GTK_ACCESSIBLE_PROPERTY_MODAL) {
      gtk_accessible_property_init_value(GTK_ACCESSIBLE_PROPERTY_MODAL, $0)
      g_value_set_boolean($0, 1)
    }
  }

  private func update(_ property: GtkAccessibleProperty, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    var value = GValue()
    var property = property
    fill(&value)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets whether the widget and its children are hidden from assistive technologies, until GTK maps or unmaps the
  /// widget: see ``Silence``.
  package func setHidden(_ isHidden: Bool) {
    guard isHidden else { return gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN) }
    update(GTK_ACCESSIBLE_STATE_HIDDEN) { g_value_set_boolean($0, 1) }
  }

  /// Sets whether the widget is selected; nil if it isn't selectable.
  package func setSelected(_ isSelected: Bool?) {
    guard let isSelected else { return gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED) }
    update(GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
  }

  /// Sets whether what the widget controls is expanded; nil if it isn't expandable.
  package func setExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else { return gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED) }
    update(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded ? 1 : 0)
  }

  /// Sets whether the widget is pressed. Its role must be that of a toggle button.
  package func setPressed(_ isPressed: Bool) {
    let state = isPressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    // GTK declares an enumeration here, but reads an integer.
    update(GTK_ACCESSIBLE_STATE_PRESSED, gint(state.rawValue))
  }

  /// Sets whether the widget is checked instead of pressed. Its role must be that of a radio button.
  package func setChecked(_ isChecked: Bool) {
    gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_PRESSED)
    let state = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    update(GTK_ACCESSIBLE_STATE_CHECKED, gint(state.rawValue))
  }

  private func update(_ state: GtkAccessibleState, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    fill(&value)
    update(state, &value)
  }

  private func update(_ state: GtkAccessibleState, _ number: gint) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    g_value_set_int(&value, number)
    update(state, &value)
  }

  private func update(_ state: GtkAccessibleState, _ value: inout GValue) {
    var state = state
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
    g_value_unset(&value)
  }

  /// The widget's role. It can be set until the widget is in a window, where GTK registers it with assistive
  /// technology.
  package var role: GtkAccessibleRole {
    get { gtk_accessible_get_accessible_role(accessible) }
    nonmutating set {
      var value = GValue()
      g_value_init(&value, gtk_accessible_role_get_type())
      g_value_set_enum(&value, gint(newValue.rawValue))
      g_object_set_property(UnsafeMutablePointer<GObject>(accessible), "accessible-role", &value)
      g_value_unset(&value)
    }
  }

  /// Whether GTK exposes the widget's value to assistive technology.
  package var hasValue: Bool { accessible.raw.isInstance(of: gtk_accessible_range_get_type()) }

  /// Sets the widgets whose texts label this one; an empty array removes the relation.
  package func setLabelledBy(_ labels: [GtkWidgetPointer]) {
    guard !labels.isEmpty else {
      return gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    // The relation takes ownership of the list.
    var list: UnsafeMutablePointer<GList>?
    // GTK takes ownership of the list, and frees it with the relation.
    for label in labels.reversed() { list = g_list_prepend(list, label) }
    var value = GValue()
    var relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    gtk_accessible_relation_init_value(relation, &value)
    g_value_set_pointer(&value, list)
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
    g_value_unset(&value)
  }
}

extension Accessible {
  /// Whether a widget displays read-only text: a label.
  package static func isText(_ widget: GtkWidgetPointer) -> Bool {
    widget.raw.isInstance(of: gtk_accessible_text_get_type())
      && !widget.raw.isInstance(of: gtk_editable_get_type()) && !widget.raw.isInstance(of: gtk_text_view_get_type())
  }

  /// The labels in a widget, including itself, from which its accessible name is composed. Popovers attached to it are
  /// excluded.
  package static func labels(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if isText(widget) { return [widget] }
    var found: [GtkWidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !child.isNative { found += labels(in: child) }
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  /// The title of a widget: the first label in it that isn't part of a control, or else the widget that provides its
  /// name.
  static func title(of widget: GtkWidgetPointer) -> GtkWidgetPointer? { text(in: widget) ?? named(in: widget) }

  private static func text(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if isText(widget) { return widget }
    if controls.contains(where: { widget.raw.isInstance(of: $0) }) { return nil }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !child.isNative, let found = text(in: child) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  private static let controls = [
    gtk_button_get_type(), gtk_check_button_get_type(), gtk_switch_get_type(), gtk_editable_get_type(),
    gtk_text_view_get_type(),
  ]

  /// The widget that provides the accessible name: the widget itself, or the only child of the boxes that it consists
  /// of; nil if there are several.
  static func named(in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    let role = Accessible(widget).role
    if rolesWithNames.contains(where: { $0 == role }) { return widget }
    guard role == GTK_ACCESSIBLE_ROLE_GENERIC else { return nil }
    var only: GtkWidgetPointer?
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      guard gtk_widget_get_visible(child) != 0, !child.isNative else { continue }
      guard only == nil else { return nil }
      only = child
    }
    return only.flatMap { named(in: $0) }
  }

  private static let rolesWithNames = [
    GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX,
    GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_LINK, GTK_ACCESSIBLE_ROLE_TEXT_BOX,
    GTK_ACCESSIBLE_ROLE_LABEL,
    GTK_ACCESSIBLE_ROLE_HEADING, GTK_ACCESSIBLE_ROLE_IMG,
  ]
}
