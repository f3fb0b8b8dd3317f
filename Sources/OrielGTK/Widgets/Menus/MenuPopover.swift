import CGtk
import OrielCore

/// The popover of an open menu during an update of its lines, with the widgets of these.
///
/// GTK gives access neither to these widgets nor to the labels of the items that they show. Each item therefore has a
/// number, as the name of an icon that menus of this kind don't show.
@MainActor final class MenuPopover {
  private let widget: GtkWidgetPointer
  /// The widgets by the numbers of their lines, collected once in an update.
  private lazy var lines = collectLines()

  private static let attribute = "verb-icon"
  /// The name under which GTK keeps the item of a line in its widget.
  private static let item = "GtkMenuTrackerItem"
  private static let prefix = "oriel-line-"

  init(_ widget: GtkWidgetPointer) { self.widget = widget }

  /// Gives an item a number.
  static func mark(_ item: ObjectHandle, _ number: Int) {
    g_menu_item_set_attribute_value(item.opaque, attribute, g_variant_new_string("\(prefix)\(number)"))
  }

  private func collectLines() -> [Int: GtkWidgetPointer] {
    var lines: [Int: GtkWidgetPointer] = [:]
    widget.forEachInside { widget in
      guard let item = g_object_get_data(widget.as(GObject.self), Self.item),
        let name = ObjectProperty.iconName(item, Self.attribute), name.hasPrefix(Self.prefix),
        let number = Int(name.dropFirst(Self.prefix.count))
      else { return }
      lines[number] = widget
    }
    return lines
  }

  /// Changes the title that a line shows, and that above the page of a submenu.
  ///
  /// - Returns: whether its widget has been found.
  func setTitle(_ title: String, of number: Int, instead old: String) -> Bool {
    guard let line = lines[number] else { return false }
    guard line.isModelButton else {
      // A section: its title is above the lines.
      guard let label = gtk_widget_get_first_child(line)?.firstLabel(showing: old), !title.isEmpty else { return false }
      gtk_label_set_text(label.opaque, title.forGTK)
      return true
    }
    for button in [line, page(of: line).flatMap { backButton(on: $0, beside: line) }] {
      if let button { ObjectProperty.set(button.raw, "text", title.forMenu) }
    }
    return true
  }

  /// Called before a line is removed. The menu around its submenu is shown if that was open, and a line beside it gets the
  /// focus that it had.
  func willRemove(_ number: Int) {
    guard let line = lines.removeValue(forKey: number) else { return }
    leavePages(openedBy: line)
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root), focus.isInside(line) else {
      return
    }
    let buttons = widget.modelButtons.filter { gtk_widget_get_mapped($0) != 0 && gtk_widget_is_sensitive($0) != 0 }
    guard let place = buttons.firstIndex(of: focus) else { return }
    let stays = { (button: GtkWidgetPointer) in !button.isInside(line) }
    if let next = buttons[place...].first(where: stays) ?? buttons[..<place].last(where: stays) {
      gtk_widget_grab_focus(next)
    }
  }

  // MARK: Pages

  private static let firstPage = "main"
  private static let shownPage = "visible-submenu"

  /// The name of the page that a button leads to: that of a submenu, or, above such a page, the page around it.
  private func page(of button: GtkWidgetPointer) -> String? { ObjectProperty.string(button.raw, "menu-name") }

  /// The button above the page of a submenu.
  private func backButton(on page: String, beside line: GtkWidgetPointer) -> GtkWidgetPointer? {
    guard page != Self.firstPage, let stack = gtk_widget_get_ancestor(line, gtk_stack_get_type()) else { return nil }
    return gtk_stack_get_child_by_name(stack.opaque, page)?.modelButtons.first
  }

  /// Shows the page with a line, if a submenu in it or below that is open.
  private func leavePages(openedBy line: GtkWidgetPointer) {
    let openers = line.modelButtons
    guard var name = ObjectProperty.string(widget.raw, Self.shownPage) else { return }
    while let button = backButton(on: name, beside: line), let outer = page(of: button) {
      if openers.contains(where: { page(of: $0) == name }) { ObjectProperty.set(widget.raw, Self.shownPage, outer) }
      name = outer
    }
  }
}

extension GtkWidgetPointer {
  /// Whether it shows an entry of a menu. GTK doesn't declare the class.
  fileprivate var isModelButton: Bool {
    String(cString: g_type_name_from_instance(self.as(GTypeInstance.self))) == "GtkModelButton"
  }

  /// The entries in it, itself included, from the top to the bottom.
  @MainActor fileprivate var modelButtons: [GtkWidgetPointer] {
    var buttons: [GtkWidgetPointer] = []
    forEachInside { if $0.isModelButton { buttons.append($0) } }
    return buttons
  }

  @MainActor fileprivate func forEachInside(_ body: (GtkWidgetPointer) -> Void) {
    body(self)
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      child.forEachInside(body)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  fileprivate func isInside(_ widget: GtkWidgetPointer) -> Bool {
    self == widget || gtk_widget_is_ancestor(self, widget) != 0
  }

  @MainActor fileprivate func firstLabel(showing text: String) -> GtkWidgetPointer? {
    if raw.isInstance(of: gtk_label_get_type()) {
      return SubmenuNames.shown(String(cString: gtk_label_get_text(opaque))) == text.forGTK ? self : nil
    }
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      if let found = child.firstLabel(showing: text) { return found }
      next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}
