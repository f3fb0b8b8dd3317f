import CGtk
import OrielCore

/// The entries of a menu for GTK: a `GMenu` that names actions, and a group of these.
///
/// Updates keep what doesn't differ, so that an open menu stays usable: a state or whether an entry is enabled changes its
/// action, and another title or an added entry its own line.
@MainActor final class MenuModel {
  /// The prefix of the actions.
  private let prefix: String
  /// Whether the actions are named by the titles of their entries, for assistive technology.
  private let usesTitles: Bool

  private let lines: MenuLines
  private let actions = ObjectHandle(adopting: g_simple_action_group_new())
  private let choose: (MenuPath) -> Void
  private var entries: [MenuEntry] = []
  private var made: [String: MenuModelAction] = [:]
  private let widget: GtkWidgetPointer
  private var shortcuts: [(shortcut: KeyboardShortcut, action: String)] = []
  private let keys: WindowShortcuts
  /// The popover that shows the menu, until it has closed.
  private var popover: ObjectHandle?
  private let signals = SignalConnections()

  /// The menu, for a popover.
  var model: UnsafeMutablePointer<GMenuModel> { lines.model }

  /// Whether there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - widget: the widget that receives the actions and the shortcuts.
  ///   - prefix: the prefix of the actions, by which the entries find them in the widget or around it.
  ///   - usesTitles: whether the actions are named by the titles of their entries.
  ///   - isSection: whether it is shown in a section of another menu as well.
  ///   - choose: called with the path of the entry that the user has chosen.
  init(
    for widget: GtkWidgetPointer, prefix: String = "menu", usesTitles: Bool = false, isSection: Bool = false,
    _ choose: @escaping (MenuPath) -> Void
  ) {
    self.widget = widget
    keys = WindowShortcuts(on: widget)
    self.prefix = prefix
    self.usesTitles = usesTitles
    self.choose = choose
    lines = MenuLines(names: SubmenuNames(isSection: isSection))
    gtk_widget_insert_action_group(widget, prefix, actions.opaque)
  }

  /// Shows other entries.
  func update(_ new: [MenuEntry]) {
    guard new != entries else { return }
    entries = new
    let plan = MenuPlan(new, prefix: prefix, usesTitles: usesTitles)
    // An entry finds its action when it appears.
    for action in plan.actions { update(action) }
    lines.update(to: plan.lines, in: openPopover)
    removeActions(except: Set(plan.actions.map(\.name)))
    updateShortcuts(plan.shortcuts)
  }

  /// Removes the actions from the widget.
  func dispose() {
    signals.disconnectAll()
    popover = nil
    keys.dispose()
    gtk_widget_insert_action_group(widget, prefix, nil)
  }

  // MARK: The open menu

  /// A popover that shows the menu opens.
  func willOpen(in opening: GtkWidgetPointer) {
    signals.disconnectAll()
    popover = ObjectHandle(retaining: opening)
    signals.add(.connect(opening.raw, .popoverClosed) { [weak self] in self?.didClose() })
  }

  private var openPopover: MenuPopover? {
    guard let popover, gtk_widget_get_mapped(popover.widget) != 0 else { return nil }
    return MenuPopover(widget: popover.widget)
  }

  private func didClose() {
    popover = nil
    // Not now: the chosen entry is still being activated.
    MainLoop.scheduleAfterEvents { [weak self] in
      if let self, self.popover == nil { self.lines.settle() }
    }
  }

  // MARK: Actions

  private func update(_ plan: MenuPlan.Action) {
    if let known = made[plan.name], known.kind == plan.kind { return known.update(to: plan) }
    let action = MenuModelAction(plan, choose)
    g_action_map_add_action(actions.opaque, action.handle.opaque)
    made[plan.name] = action
  }

  private func removeActions(except names: Set<String>) {
    guard made.count > names.count else { return }
    for name in made.keys where !names.contains(name) {
      g_action_map_remove_action(actions.opaque, name)
      made[name] = nil
    }
  }

  // MARK: Shortcuts

  private func updateShortcuts(_ new: [(shortcut: KeyboardShortcut, action: String)]) {
    guard !new.elementsEqual(shortcuts, by: { $0.shortcut == $1.shortcut && $0.action == $1.action }) else { return }
    keys.dispose()
    shortcuts = new
    let widget = widget
    for (shortcut, action) in new {
      keys.add(shortcut) { gtk_widget_activate_action_variant(widget, action, nil) != 0 }
    }
  }
}

/// An action of a menu's entry.
@MainActor private final class MenuModelAction {
  let handle: ObjectHandle
  let kind: MenuPlan.Action.Kind
  private var path: [ActionID]

  init(_ plan: MenuPlan.Action, _ choose: @escaping (MenuPath) -> Void) {
    kind = plan.kind
    path = plan.path
    handle = Self.make(plan)
    g_simple_action_set_enabled(handle.opaque, plan.isEnabled ? 1 : 0)
    SignalConnection.connect(handle.raw, .actionActivated) { [weak self] _ in
      if let self { choose(MenuPath(self.path)) }
    }
  }

  private static func make(_ plan: MenuPlan.Action) -> ObjectHandle {
    let made: OpaquePointer?
    switch plan.kind {
    case .button: made = g_simple_action_new(plan.name, nil)
    case .toggle: made = g_simple_action_new_stateful(plan.name, nil, state(of: plan))
    case .option:
      // An option is checked if its state equals its target.
      let type = g_variant_type_new("s")
      made = g_simple_action_new_stateful(plan.name, type, state(of: plan))
      g_variant_type_free(type)
    }
    guard let made else { preconditionFailure("GTK could not make an action") }
    return ObjectHandle(adopting: made)
  }

  private static func state(of plan: MenuPlan.Action) -> OpaquePointer? {
    switch plan.kind {
    case .button: nil
    case .toggle: g_variant_new_boolean(plan.isOn ? 1 : 0)
    case .option: g_variant_new_string(plan.isOn ? "on" : "off")
    }
  }

  func update(to plan: MenuPlan.Action) {
    path = plan.path
    g_simple_action_set_enabled(handle.opaque, plan.isEnabled ? 1 : 0)
    if let state = Self.state(of: plan) { g_simple_action_set_state(handle.opaque, state) }
  }
}
