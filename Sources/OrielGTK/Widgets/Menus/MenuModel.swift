import CGtk
import OrielCore

/// The entries of a menu for GTK: a `GMenu` that names actions, and a group of these.
///
/// Updates keep what doesn't differ, so that an open menu stays usable: a state or whether an entry is enabled changes its
/// action, and another title or an added entry its own line.
@MainActor final class MenuModel {
  /// Where the shortcuts of the entries work.
  enum KeyScope {
    /// In the window of the widget.
    case window
    /// In the open menu.
    case openMenu
  }

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
  private let keyScope: KeyScope
  private var keys: WindowShortcuts?
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
  ///   - keyScope: where the shortcuts of the entries work.
  ///   - choose: called with the path of the entry that the user has chosen.
  init(
    for widget: GtkWidgetPointer, prefix: String = "menu", usesTitles: Bool = false, isSection: Bool = false,
    keyScope: KeyScope = .window, _ choose: @escaping (MenuPath) -> Void
  ) {
    self.widget = widget
    self.keyScope = keyScope
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
    forgetPopover()
    keys?.dispose()
    keys = nil
    gtk_widget_insert_action_group(widget, prefix, nil)
  }

  // MARK: The open menu

  /// A popover that shows the menu opens.
  func willOpen(in opening: GtkWidgetPointer) {
    forgetPopover()
    popover = ObjectHandle(retaining: opening)
    // A popover that is removed while it is open isn't closed.
    signals.add(.connect(opening.raw, .unmap) { [weak self] in self?.didClose() })
    if keyScope == .openMenu { installKeys() }
  }

  private var openPopover: MenuPopover? {
    guard let popover, gtk_widget_get_mapped(popover.widget) != 0 else { return nil }
    return MenuPopover(popover.widget)
  }

  private func didClose() {
    forgetPopover()
    // Not now: the chosen entry is still being activated.
    MainLoop.scheduleAfterEvents { [weak self] in
      if let self, self.popover == nil { self.lines.settle() }
    }
  }

  private func forgetPopover() {
    signals.disconnectAll()
    if keyScope == .openMenu {
      keys?.dispose()
      keys = nil
    }
    popover = nil
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
    shortcuts = new
    installKeys()
  }

  private func installKeys() {
    keys?.dispose()
    keys = nil
    let keys: WindowShortcuts
    switch keyScope {
    case .window: keys = WindowShortcuts(on: widget)
    case .openMenu:
      guard let popover else { return }
      keys = WindowShortcuts(inPopover: popover.widget)
    }
    for (shortcut, action) in shortcuts { keys.add(shortcut) { [weak self] in self?.perform(action) ?? false } }
    self.keys = keys
  }

  /// Performs an action by its key, and closes the menu. Returns whether the action is enabled.
  private func perform(_ name: String) -> Bool {
    guard let action = made[name], action.isEnabled else { return false }
    if let popover { gtk_popover_popdown(popover.pointer()) }
    action.activate()
    return true
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

  var isEnabled: Bool { g_action_get_enabled(handle.opaque) != 0 }

  /// Performs the action, which has no target.
  func activate() { g_action_activate(handle.opaque, nil) }

  func update(to plan: MenuPlan.Action) {
    path = plan.path
    g_simple_action_set_enabled(handle.opaque, plan.isEnabled ? 1 : 0)
    if let state = Self.state(of: plan) { g_simple_action_set_state(handle.opaque, state) }
  }
}
