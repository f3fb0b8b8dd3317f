import CGtk
import OrielCore

/// The keys of a list that GTK doesn't handle: Delete removes rows, and Alt with Up or Down moves them; Left and Right
/// collapse and expand the focused row; Space activates it in a list without a selection, as Return does. Up, Down, Home and
/// End skip headers and footers, at which GTK would stop. Tab doesn't reach a button in a header: Up and Down do, while
/// they select no row or there is none in their direction.
@MainActor final class ListKeys {
  private let content: ListContent
  private let view: GtkWidgetPointer
  private let focus: RowFocus
  private let bound: BoundRows
  private let activate: (Int) -> Bool
  private let signals = SignalConnections()

  /// - Parameter activate: activates a row by Space. Returns false if there is nothing to activate.
  init(
    of view: GtkWidgetPointer, _ content: ListContent, _ focus: RowFocus, _ bound: BoundRows,
    activate: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.view = view
    self.content = content
    self.focus = focus
    self.bound = bound
    self.activate = activate
    guard let keys = gtk_event_controller_key_new(), let early = gtk_event_controller_key_new() else { return }
    signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
    // Before the rows: one of a `GtkColumnView` moves the focus into its cells with Left and Right.
    gtk_event_controller_set_propagation_phase(early, GTK_PHASE_CAPTURE)
    signals.add(.connect(early.raw, .keyPressed) { [weak self] in self?.pressEarly($0) ?? false })
    for controller in [keys, early] { gtk_widget_add_controller(view, controller) }
  }

  func dispose() { signals.disconnectAll() }

  /// The rows that a key affects, from the first to the last.
  private var rows: [Int] { focus.row(isInside: false).map { content.rows(editedWith: $0).sorted() } ?? [] }

  private func pressEarly(_ press: PressedKey) -> Bool {
    guard press.key == guint(GDK_KEY_space) else { return expand(press) }
    guard press.isPlain, content.selection.mode == .none, let row = focus.row(isInside: false) else { return false }
    return activate(row)
  }

  private func press(_ press: PressedKey) -> Bool {
    let key = Int32(bitPattern: press.key)
    if key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete, press.isPlain { return content.delete(at: rows) }
    if press.modifiers.rawValue & GDK_ALT_MASK.rawValue == 0 { return pass(key, press) }
    guard let first = rows.first, let last = rows.last else {
      return false
    }
    if key == GDK_KEY_Up, first > 0 { return content.move(at: rows, to: first - 1) }
    if key == GDK_KEY_Down { return content.move(at: rows, to: last + 2) }
    return false
  }

  private func expand(_ press: PressedKey) -> Bool {
    let key = Int32(bitPattern: press.key)
    guard press.isPlain, key == GDK_KEY_Left || key == GDK_KEY_Right, let row = focus.row(isInside: false) else {
      return false
    }
    let isMirrored = gtk_widget_get_direction(view) == GTK_TEXT_DIR_RTL
    return content.setExpanded((key == GDK_KEY_Right) != isMirrored, at: row)
  }

  /// Moves the focus past the headers and footers that the key would lead to.
  private func pass(_ key: Int32, _ press: PressedKey) -> Bool {
    let count = content.count
    guard let row = focus.row(isInside: true), row < count else { return false }
    let places: [Int]
    switch key {
    case GDK_KEY_Up: places = Array((0..<row).reversed().prefix { !isContent($0) })
    case GDK_KEY_Down: places = Array((row + 1..<count).prefix { !isContent($0) })
    case GDK_KEY_Home: places = Array((0..<count).prefix { !isContent($0) })
    case GDK_KEY_End: places = Array((0..<count).reversed().prefix { !isContent($0) })
    default: return false
    }
    let isArrow = key == GDK_KEY_Up || key == GDK_KEY_Down
    // GTK would select the focused row before it moves on, which a header can't be.
    guard let last = places.last ?? (isArrow && !isContent(row) ? row : nil) else { return false }
    let isUpwards = key == GDK_KEY_Up || key == GDK_KEY_End
    let target = isUpwards ? last - 1 : last + 1
    let isSelecting = press.modifiers.rawValue & GDK_CONTROL_MASK.rawValue == 0 && content.selection.mode != .none
    let isReachingHeaders = isArrow && (!isSelecting || !(0..<count).contains(target))
    if isReachingHeaders, places.contains(where: { focusControl(in: $0) }) { return true }
    guard (0..<count).contains(target) else { return true }
    var flags = GTK_LIST_SCROLL_FOCUS.rawValue
    if isSelecting { flags |= GTK_LIST_SCROLL_SELECT.rawValue }
    gtk_list_view_scroll_to(view.opaque, guint(target), GtkListScrollFlags(rawValue: flags), nil)
    return true
  }

  /// Moves the focus to the button in a header. Returns false if there is none.
  private func focusControl(in row: Int) -> Bool {
    guard let widget = bound.widget(ofRow: row), gtk_widget_get_mapped(widget) != 0,
      gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
    else { return false }
    gtk_list_view_scroll_to(view.opaque, guint(row), GTK_LIST_SCROLL_NONE, nil)
    return true
  }

  private func isContent(_ row: Int) -> Bool { content.place(at: row).kind == .content }
}
