import CGtk
import Foundation
import OrielCore

@testable import OrielGTK

/// Reads what widgets show: their names, values and states, in the order in which assistive technology meets them.
@MainActor struct WidgetReader {
  /// A thing, and the widget to click.
  struct Place {
    var item: SeenItem
    let widget: GtkWidgetPointer
    let row: GtkWidgetPointer?
  }

  /// A window, or a part of one that stands for itself.
  struct Area {
    let kind: SeenArea.Kind
    let title: String
    let root: GtkWidgetPointer
    var places: [Place] = []

    /// Whether the keys of a window go to both.
    @MainActor func sharesKeys(with other: Area) -> Bool {
      kind != .popover && other.kind != .popover
        ? gtk_widget_get_root(root) == gtk_widget_get_root(other.root) : root == other.root
    }
  }

  /// The areas of a toplevel, the popovers last.
  static func areas(in toplevel: GtkWidgetPointer, isWindow: Bool) -> [Area] {
    let window = toplevel.as(GtkWindow.self)
    let isSheet = toplevel.hasClass(.sheet)
    // The title of a sheet without one is its window's, for screen readers.
    let title =
      isSheet
      ? toplevel.firstText { $0.hasClass(.title) }?.shownText ?? ""
      : gtk_window_get_title(window).map { String(cString: $0) } ?? ""
    var reader = WidgetReader(
      Area(kind: isWindow ? .window : isSheet ? .sheet : .alert, title: title, root: toplevel))
    if reader.areas[0].kind == .alert {
      reader.readAlert(toplevel)
    } else {
      let titlebar = gtk_window_get_titlebar(window)
      if let titlebar { reader.read(titlebar) }
      for child in toplevel.children where child != titlebar { reader.read(child) }
    }
    return reader.areas
  }

  private(set) var areas: [Area]
  private var current = 0
  private var row: GtkWidgetPointer?

  private init(_ area: Area) { areas = [area] }

  // MARK: Names

  /// The name that a widget has been given.
  static func ownName(of widget: GtkWidgetPointer) -> String? {
    guard gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 else { return nil }
    // What it isn't is answered with what it is.
    guard let name = checkProperty(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL, "\u{1}") else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// The name of a control: its own, or the texts in a widget.
  private static func name(of control: GtkWidgetPointer, or label: [GtkWidgetPointer]) -> String {
    if let name = ownName(of: control) { return name }
    let texts = label.flatMap(\.allTexts).map(\.shownText)
    // A button with an icon is named by its help.
    guard texts.isEmpty, let help = gtk_widget_get_tooltip_text(control) else { return texts.joined(separator: " ") }
    return String(cString: help)
  }

  private static func isHidden(_ widget: GtkWidgetPointer) -> Bool {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_can_focus(widget) != 0,
      Accessible(widget).role != GTK_ACCESSIBLE_ROLE_PRESENTATION
    else { return true }
    guard gtk_test_accessible_has_state(widget.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0 else { return false }
    guard let other = checkState(widget.opaque, GTK_ACCESSIBLE_STATE_HIDDEN, 1) else { return true }
    g_free(other)
    return false
  }

  // MARK: Reading

  private mutating func add(_ item: SeenItem, _ widget: GtkWidgetPointer) {
    var item = item
    item.isEnabled = gtk_widget_is_sensitive(widget) != 0
    if let focus = gtk_widget_get_root(widget).flatMap({ gtk_root_get_focus($0) }) {
      item.isFocused = focus == widget || item.kind != .row && gtk_widget_is_ancestor(focus, widget) != 0
    }
    areas[current].places.append(Place(item: item, widget: widget, row: row))
  }

  private mutating func readAlert(_ toplevel: GtkWidgetPointer) {
    let texts = toplevel.allTexts.filter { gtk_widget_get_mapped($0) != 0 }
    let labels = texts.filter { gtk_widget_get_ancestor($0, gtk_button_get_type()) == nil }
    areas[0] = Area(kind: .alert, title: labels.first?.shownText ?? "", root: toplevel)
    for label in labels.dropFirst() { add(SeenItem(kind: .text, name: label.shownText), label) }
    for button in toplevel.all(gtk_button_get_type()) where gtk_widget_get_mapped(button) != 0 {
      add(SeenItem(kind: .button, name: Self.name(of: button, or: [button])), button)
    }
  }

  private mutating func read(_ widget: GtkWidgetPointer) {
    if Self.isHidden(widget) { return }
    let type = String(cString: g_type_name_from_instance(widget.raw.assumingMemoryBound(to: GTypeInstance.self)))
    if widget.raw.isInstance(of: gtk_popover_get_type()) { return readPopover(widget) }
    if type == "GtkWindowControls" || type == "GtkTooltipWindow" || type == "GtkScrollbar" { return }
    if WidgetLayout.of(widget) is ColumnFrame { return readInspector(widget) }
    if WidgetLayout.of(widget) is TextLabel || widget.raw.isInstance(of: gtk_label_get_type()) {
      return readText(widget)
    }
    if type == "GtkListItemWidget" || type == "GtkColumnViewRowWidget" { return readRow(widget) }
    if readControl(widget, label: [widget]) || readLabelled(widget) { return }
    for child in widget.children { read(child) }
  }

  private mutating func readText(_ widget: GtkWidgetPointer) {
    let text = widget.shownText
    if text.isEmpty || widget.hasClass(.title) || widget.hasClass(.subtitle) || widget.hasClass(.placeholder) {
      return
    }
    add(SeenItem(kind: .text, name: text), widget)
  }

  private mutating func readRow(_ widget: GtkWidgetPointer) {
    if gtk_widget_get_parent(widget)?.raw.isInstance(of: gtk_column_view_get_type()) == true { return }
    // GTK holds rows outside of the visible area as well.
    guard widget.children.contains(where: { !$0.allTexts.isEmpty || $0.first(gtk_button_get_type()) != nil }) else {
      return
    }
    let isSelected = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
    add(SeenItem(kind: .row, isSelected: isSelected), widget)
    let outer = row
    row = widget
    for child in widget.children { read(child) }
    row = outer
  }

  private mutating func readPopover(_ widget: GtkWidgetPointer) {
    if widget.raw.isInstance(of: gtk_popover_menu_get_type()) { return }
    readArea(Area(kind: .popover, title: "", root: widget))
  }

  private mutating func readInspector(_ widget: GtkWidgetPointer) {
    readArea(Area(kind: .inspector, title: "", root: widget))
  }

  private mutating func readArea(_ area: Area) {
    let outer = current
    areas.append(area)
    current = areas.count - 1
    for child in area.root.children { read(child) }
    current = outer
  }

  /// Reads a row of a label and a control.
  private mutating func readLabelled(_ box: GtkWidgetPointer) -> Bool {
    guard box.raw.isInstance(of: gtk_box_get_type()) || WidgetLayout.of(box) is LabeledRow else { return false }
    let children = box.children.filter { gtk_widget_get_visible($0) != 0 }
      // A scale is between the labels of its ends.
      .map { $0.raw.isInstance(of: gtk_box_get_type()) ? $0.first(gtk_scale_get_type()) ?? $0 : $0 }
    for (position, child) in children.enumerated() where isBesideLabel(child) {
      // The value of a stepper is between its label and its buttons.
      let label = Array(children[..<position].prefix(1))
      let value = children[..<position].dropFirst().first?.shownTextIfAny
      return readControl(child, label: label, value: value)
    }
    return false
  }

  private func isBesideLabel(_ widget: GtkWidgetPointer) -> Bool {
    if widget.raw.isInstance(of: gtk_switch_get_type()) || widget.raw.isInstance(of: gtk_scale_get_type())
      || widget.raw.isInstance(of: gtk_drop_down_get_type())
    {
      return true
    }
    let role = Accessible(widget).role
    return role == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON || isChoice(role) || isDatePicker(widget)
  }

  private func isChoice(_ role: GtkAccessibleRole) -> Bool {
    role == GTK_ACCESSIBLE_ROLE_RADIO_GROUP || role == GTK_ACCESSIBLE_ROLE_TAB_LIST
  }

  private func isDatePicker(_ widget: GtkWidgetPointer) -> Bool { widget.hasClass(.datePicker) }

  private mutating func readControl(
    _ widget: GtkWidgetPointer, label: [GtkWidgetPointer], value: String? = nil
  ) -> Bool {
    func isA(_ type: GType) -> Bool { widget.raw.isInstance(of: type) }
    let name = Self.name(of: widget, or: label)
    if isA(gtk_switch_get_type()) {
      let isOn = gtk_switch_get_active(widget.opaque) != 0
      add(SeenItem(kind: .toggle, name: name, value: isOn ? "on" : "off"), widget)
    } else if isA(gtk_check_button_get_type()) {
      let check = widget.as(GtkCheckButton.self)
      let isMixed = gtk_check_button_get_inconsistent(check) != 0
      let isOn = gtk_check_button_get_active(check) != 0
      add(SeenItem(kind: .toggle, name: name, value: isMixed ? "mixed" : isOn ? "on" : "off"), widget)
    } else if isA(gtk_menu_button_get_type()) {
      add(SeenItem(kind: .menu, name: ownTexts(widget)), widget)
    } else if isA(gtk_toggle_button_get_type()) {
      let isOn = gtk_toggle_button_get_active(widget.as(GtkToggleButton.self)) != 0
      add(SeenItem(kind: .toggle, name: name, value: isOn ? "on" : "off"), widget)
    } else if isA(gtk_button_get_type()) {
      // An invisible widget that has the focus for a view.
      if widget.hasClass(.focusTarget) { return true }
      add(SeenItem(kind: .button, name: name), widget)
    } else if isA(gtk_entry_get_type()) || isA(gtk_search_entry_get_type()) || isA(gtk_password_entry_get_type()) {
      let kind: SeenItem.Kind = isA(gtk_password_entry_get_type()) ? .secureField : .field
      let text = String(cString: gtk_editable_get_text(widget.opaque))
      add(SeenItem(kind: kind, name: Self.ownName(of: widget) ?? "", value: text), widget)
    } else if isA(gtk_text_view_get_type()) {
      readTextView(widget)
    } else if isA(gtk_scale_get_type()) {
      let number = gtk_range_get_value(widget.as(GtkRange.self))
      add(SeenItem(kind: .slider, name: name, value: number.shown), widget)
    } else if isA(gtk_drop_down_get_type()) {
      let selected = gtk_drop_down_get_selected_item(widget.opaque)
      let title = selected.flatMap { gtk_string_object_get_string(OpaquePointer($0)) }.map { String(cString: $0) }
      add(SeenItem(kind: .picker, name: name, value: title ?? ""), widget)
    } else if isA(gtk_progress_bar_get_type()) {
      add(SeenItem(kind: .progress, value: gtk_progress_bar_get_fraction(widget.opaque).shown), widget)
    } else if isA(gtk_spinner_get_type()) {
      add(SeenItem(kind: .progress, value: ""), widget)
    } else if Accessible(widget).role == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON {
      add(SeenItem(kind: .stepper, name: name, value: value), widget)
    } else if isChoice(Accessible(widget).role) {
      add(SeenItem(kind: .picker, name: name, value: pressedTitle(in: widget)), widget)
    } else if label != [widget], isDatePicker(widget), let calendar = widget.first(gtk_calendar_get_type()),
      let date = gtk_calendar_get_date(calendar.opaque)
    {
      defer { g_date_time_unref(date) }
      let parts = [g_date_time_get_year(date), g_date_time_get_month(date), g_date_time_get_day_of_month(date)]
      let day = parts.map { "\($0)" }.joined(separator: "-")
      add(SeenItem(kind: .datePicker, name: name, value: day), widget)
    } else {
      return false
    }
    return true
  }

  private mutating func readTextView(_ widget: GtkWidgetPointer) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    let buffer = gtk_text_view_get_buffer(widget.as(GtkTextView.self))
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)
    defer { g_free(text) }
    var around = gtk_widget_get_parent(widget)
    while let place = around, !place.hasClass(.textArea) { around = gtk_widget_get_parent(place) }
    let kind: SeenItem.Kind = around == nil ? .editor : .field
    let name = Self.ownName(of: widget) ?? ""
    add(SeenItem(kind: kind, name: name, value: text.map { String(cString: $0) } ?? ""), widget)
  }

  /// The texts in a menu button, without those of its menu.
  private func ownTexts(_ widget: GtkWidgetPointer) -> String {
    if let name = Self.ownName(of: widget) { return name }
    return widget.allTexts.filter { gtk_widget_get_ancestor($0, gtk_popover_get_type()) == nil }
      .map(\.shownText).joined(separator: " ")
  }

  private func pressedTitle(in group: GtkWidgetPointer) -> String {
    let pressed = group.children.first { button in
      button.raw.isInstance(of: gtk_check_button_get_type())
        ? gtk_check_button_get_active(button.as(GtkCheckButton.self)) != 0
        : gtk_toggle_button_get_active(button.as(GtkToggleButton.self)) != 0
    }
    return pressed.map { Self.name(of: $0, or: [$0]) } ?? ""
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The text of a label; nil for other widgets.
  @MainActor fileprivate var shownTextIfAny: String? {
    raw.isInstance(of: gtk_label_get_type()) ? shownText : nil
  }
}
