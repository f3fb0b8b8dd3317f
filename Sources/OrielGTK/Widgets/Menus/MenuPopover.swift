import CGtk
import OrielCore

/// The popover of an open menu, in which the widgets of its lines are found.
///
/// GTK gives access neither to these widgets nor to the labels of the items that they show. Each item therefore has a
/// number, as the name of an icon that menus of this kind don't show.
@MainActor struct MenuPopover {
  let widget: GtkWidgetPointer

  private static let attribute = "verb-icon"
  /// The name under which GTK keeps the item of a line in its widget.
  private static let item = "GtkMenuTrackerItem"

  private static func icon(_ number: Int) -> String { "oriel-line-\(number)" }

  /// Gives an item a number.
  static func mark(_ item: ObjectHandle, _ number: Int) {
    g_menu_item_set_attribute_value(item.opaque, attribute, g_variant_new_string(icon(number)))
  }

  /// Changes the title that a line shows.
  ///
  /// - Returns: whether its widget has been found.
  func setTitle(_ title: String, of number: Int, instead old: String) -> Bool {
    guard let line = find(number, in: widget) else { return false }
    guard line.isModelButton else {
      // A section: its title is above the lines.
      guard let label = line.firstLabel(in: gtk_widget_get_first_child(line), showing: old), !title.isEmpty else {
        return false
      }
      gtk_label_set_text(label.opaque, title.forGTK)
      return true
    }
    ObjectProperty.set(line.raw, "text", title.forMenu)
    return true
  }

  /// Keeps the focus in the menu: a line beside the one that is about to be removed gets it.
  func willRemove(_ number: Int) {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      let line = find(number, in: widget), focus == line || gtk_widget_is_ancestor(focus, line) != 0
    else { return }
    let buttons = modelButtons(in: widget).filter {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_is_sensitive($0) != 0
    }
    guard let place = buttons.firstIndex(of: focus) else { return }
    let stays = { (button: GtkWidgetPointer) in button != line && gtk_widget_is_ancestor(button, line) == 0 }
    if let next = buttons[place...].first(where: stays) ?? buttons[..<place].last(where: stays) {
      gtk_widget_grab_focus(next)
    }
  }

  private func find(_ number: Int, in widget: GtkWidgetPointer) -> GtkWidgetPointer? {
    if let item = g_object_get_data(widget.as(GObject.self), Self.item),
      ObjectProperty.iconName(item, Self.attribute) == Self.icon(number)
    {
      return widget
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let found = find(number, in: child) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }

  private func modelButtons(in widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    if widget.isModelButton { return [widget] }
    var found: [GtkWidgetPointer] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      found += modelButtons(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }
}

extension GtkWidgetPointer {
  /// Whether it shows an entry of a menu. GTK doesn't declare the class.
  fileprivate var isModelButton: Bool {
    String(cString: g_type_name_from_instance(self.as(GTypeInstance.self))) == "GtkModelButton"
  }

  @MainActor fileprivate func firstLabel(in widget: GtkWidgetPointer?, showing text: String) -> GtkWidgetPointer? {
    guard let widget else { return nil }
    if widget.raw.isInstance(of: gtk_label_get_type()) {
      return SubmenuNames.shown(String(cString: gtk_label_get_text(widget.opaque))) == text.forGTK ? widget : nil
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let found = firstLabel(in: child, showing: text) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}
