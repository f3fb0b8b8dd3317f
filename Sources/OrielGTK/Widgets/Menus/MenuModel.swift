import CGtk
import OrielCore

/// The entries of a menu for GTK: a `GMenu` that names actions, and a group of these.
@MainActor final class MenuModel {
  /// The prefix of the actions.
  private let prefix: String
  /// Whether the actions are named by the titles of their entries, for assistive technology.
  private let usesTitles: Bool

  private let menu = ObjectHandle(adopting: g_menu_new())
  private let actions = ObjectHandle(adopting: g_simple_action_group_new())
  private let choose: (MenuPath) -> Void
  private var entries: [MenuEntry] = []
  private var names: [String] = []
  private let widget: GtkWidgetPointer
  private let shortcuts: WindowShortcuts

  /// The menu, for a popover.
  var model: UnsafeMutablePointer<GMenuModel> { menu.pointer() }

  /// Whether there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - widget: the widget that receives the actions and the shortcuts.
  ///   - prefix: the prefix of the actions, by which the entries find them in the widget or around it.
  ///   - usesTitles: whether the actions are named by the titles of their entries.
  ///   - choose: called with the path of the entry that the user has chosen.
  init(
    for widget: GtkWidgetPointer, prefix: String = "menu", usesTitles: Bool = false,
    _ choose: @escaping (MenuPath) -> Void
  ) {
    self.widget = widget
    shortcuts = WindowShortcuts(on: widget)
    self.prefix = prefix
    self.usesTitles = usesTitles
    self.choose = choose
    gtk_widget_insert_action_group(widget, prefix, actions.opaque)
  }

  /// Replaces the entries.
  func update(_ new: [MenuEntry]) {
    guard new != entries else { return }
    entries = new
    for name in names { g_action_map_remove_action(actions.opaque, name) }
    names = []
    shortcuts.dispose()
    g_menu_remove_all(menu.opaque)
    fill(menu, with: new, below: [])
  }

  /// Removes the actions from the widget.
  func dispose() {
    shortcuts.dispose()
    gtk_widget_insert_action_group(widget, prefix, nil)
  }

  // MARK: Entries

  private func fill(_ menu: ObjectHandle, with entries: [MenuEntry], below path: [ActionID]) {
    var section = ObjectHandle(adopting: g_menu_new())
    func endSection() {
      if g_menu_model_get_n_items(section.pointer()) > 0 { g_menu_append_section(menu.opaque, nil, section.pointer()) }
      section = ObjectHandle(adopting: g_menu_new())
    }
    for entry in entries {
      switch entry {
      case .divider: endSection()
      case .section(let title, let entries):
        endSection()
        let own = ObjectHandle(adopting: g_menu_new())
        fill(own, with: entries, below: path)
        g_menu_append_section(menu.opaque, title.isEmpty ? nil : title.forMenu, own.pointer())
      case .action(let action):
        let name = addAction(path + [action.id], title: action.title, isEnabled: action.isEnabled, state: nil)
        append(action.title, name, shortcut: action.shortcut, to: section)
      case .toggle(let action, let isOn):
        let name = addAction(
          path + [action.id], isEnabled: action.isEnabled, state: g_variant_new_boolean(isOn ? 1 : 0))
        append(action.title, name, shortcut: action.shortcut, to: section)
      case .choice(let id, let title, let options, let selected, let isEnabled):
        endSection()
        for option in options {
          let isSelected = option.id == selected
          let name = addAction(
            path + [id, option.id], isEnabled: isEnabled && option.isEnabled,
            state: g_variant_new_string(isSelected ? "on" : "off"))
          let item = ObjectHandle(adopting: g_menu_item_new(option.title.forMenu, nil))
          g_menu_item_set_action_and_target_value(item.opaque, "\(prefix).\(name)", g_variant_new_string("on"))
          g_menu_append_item(section.opaque, item.opaque)
        }
        g_menu_append_section(menu.opaque, title.isEmpty ? nil : title.forMenu, section.pointer())
        section = ObjectHandle(adopting: g_menu_new())
      case .submenu(let id, let title, _, let entries, let isEnabled):
        let inner = ObjectHandle(adopting: g_menu_new())
        fill(inner, with: isEnabled ? entries : [], below: path + [id])
        g_menu_append_submenu(section.opaque, title.forMenu, inner.pointer())
      case .text(let text): append(text, "none", shortcut: nil, to: section)
      }
    }
    endSection()
  }

  private func append(_ title: String, _ name: String, shortcut: KeyboardShortcut?, to section: ObjectHandle) {
    let action = "\(prefix).\(name)"
    let item = ObjectHandle(adopting: g_menu_item_new(title.forMenu, action))
    if let shortcut, let trigger = shortcut.trigger {
      if let text = gtk_shortcut_trigger_to_string(trigger) {
        g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(text))
        g_free(text)
      }
      g_object_unref(trigger.raw)
      let widget = widget
      shortcuts.add(shortcut) { gtk_widget_activate_action_variant(widget, action, nil) != 0 }
    }
    g_menu_append_item(section.opaque, item.opaque)
  }

  /// Creates the action of the entry at a path, and returns its name.
  private func addAction(
    _ path: [ActionID], title: String? = nil, isEnabled: Bool, state: OpaquePointer?
  ) -> String {
    let number = path.map { "\($0.rawValue)" }.joined(separator: "-")
    let name = usesTitles ? title.flatMap(actionName) ?? number : number
    let made: OpaquePointer?
    if let state, g_variant_classify(state) == G_VARIANT_CLASS_STRING {
      // An option is checked if its state equals its target.
      let type = g_variant_type_new("s")
      made = g_simple_action_new_stateful(name, type, state)
      g_variant_type_free(type)
    } else if let state {
      made = g_simple_action_new_stateful(name, nil, state)
    } else {
      made = g_simple_action_new(name, nil)
    }
    guard let made else { return name }
    let action = ObjectHandle(adopting: made)
    g_simple_action_set_enabled(action.opaque, isEnabled ? 1 : 0)
    SignalConnection.connect(action.raw, .actionActivated) { [weak self] _ in self?.choose(MenuPath(path)) }
    g_action_map_add_action(actions.opaque, action.opaque)
    names.append(name)
    return name
  }

  /// The characters of a title that the name of an action may have; nil if there are none.
  private func actionName(_ title: String) -> String? {
    let name = String(title.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return name.contains { $0 != "-" } && !names.contains(name) ? name : nil
  }
}

extension String {
  /// The text for a menu, in which an underscore would mark an access key.
  fileprivate var forMenu: String { forGTK.parts(separatedBy: "_").joined(separator: "__") }
}
