import CGtk

/// A widget as assistive technology sees it.
@MainActor package struct Accessible {
  private let accessible: OpaquePointer

  /// A widget as assistive technology sees it.
  package init(_ widget: GtkWidgetPointer) { accessible = OpaquePointer(widget) }

  /// Sets a property that is a text; nil takes back what was set.
  package func set(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else { return gtk_accessible_reset_property(accessible, property) }
    update(property) {
      gtk_accessible_property_init_value(property, $0)
      g_value_set_string($0, text)
    }
  }

  /// Sets a property that is a number.
  package func set(_ property: GtkAccessibleProperty, _ number: Double) {
    update(property) {
      gtk_accessible_property_init_value(property, $0)
      g_value_set_double($0, number)
    }
  }

  private func update(_ property: GtkAccessibleProperty, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
    var value = GValue()
    var property = property
    fill(&value)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Hides the widget, with all that it contains, or shows it again.
  package func setHidden(_ isHidden: Bool) {
    guard isHidden else { return gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN) }
    var value = GValue()
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    gtk_accessible_state_init_value(state, &value)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Has other widgets say what this one is; none takes back what was set.
  package func setLabelledBy(_ labels: [GtkWidgetPointer]) {
    guard !labels.isEmpty else {
      return gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    // The relation takes the list over.
    var list: UnsafeMutablePointer<GList>?
    // GTK takes the list over, and frees it with the relation.
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
  /// The texts in a widget, itself included: what says aloud what it means. What hangs on it is no part of that.
  package static func labels(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if widget.raw.isInstance(of: gtk_label_get_type()) { return [widget] }
    var found: [GtkWidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if !child.isNative { found += labels(in: child) }
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }
}
