import CGtk
import OrielCore

/// What the entries of a menu need: lines, actions and shortcuts.
@MainActor struct MenuPlan {
  /// An action as it should be.
  struct Action {
    enum Kind: Equatable { case button, toggle, option }

    var name: String
    var path: [ActionID]
    var kind: Kind
    var isOn = false
    var isEnabled: Bool
  }

  private(set) var lines: [MenuLine] = []
  private(set) var actions: [Action] = []
  /// The shortcuts, each with the name of its action.
  private(set) var shortcuts: [(shortcut: KeyboardShortcut, action: String)] = []
  private let prefix: String
  private let usesTitles: Bool
  private var names: Set<String> = []

  /// - Parameters:
  ///   - prefix: the prefix of the actions.
  ///   - usesTitles: whether the actions of buttons are named by their titles.
  init(_ entries: [MenuEntry], prefix: String, usesTitles: Bool) {
    self.prefix = prefix
    self.usesTitles = usesTitles
    lines = sections(of: entries, below: [])
  }

  private mutating func sections(of entries: [MenuEntry], below path: [ActionID]) -> [MenuLine] {
    var sections: [MenuLine] = []
    var group: [MenuLine] = []
    var (groups, titled, texts) = (0, 0, 0)
    func endGroup() {
      if !group.isEmpty { sections.append(MenuLine(key: .group(groups), title: "", lines: group)) }
      groups += 1
      group = []
    }
    for entry in entries {
      switch entry {
      case .divider: endGroup()
      case .section(let title, let entries):
        endGroup()
        sections.append(MenuLine(key: .section(titled), title: title, lines: self.sections(of: entries, below: path)))
        titled += 1
      case .action(let action): group.append(line(of: action, .button, isOn: false, below: path))
      case .toggle(let action, let isOn): group.append(line(of: action, .toggle, isOn: isOn, below: path))
      case .choice(let id, let title, let options, let selected, let isEnabled):
        endGroup()
        let lines = options.map { option in
          let action = add(
            Action(
              name: "", path: path + [id, option.id], kind: .option, isOn: option.id == selected,
              isEnabled: isEnabled && option.isEnabled))
          return MenuLine(key: .action(action), title: option.title, action: fullName(action), isOption: true)
        }
        sections.append(MenuLine(key: .choice(id), title: title, lines: lines))
      case .submenu(let id, let title, _, let entries, let isEnabled):
        let lines = isEnabled ? self.sections(of: entries, below: path + [id]) : []
        group.append(MenuLine(key: .submenu(id), title: title, lines: lines))
      case .text(let text):
        group.append(MenuLine(key: .text(texts), title: text, action: fullName("none")))
        texts += 1
      }
    }
    endGroup()
    return sections
  }

  private mutating func line(
    of action: MenuAction, _ kind: Action.Kind, isOn: Bool, below path: [ActionID]
  ) -> MenuLine {
    let name = add(
      Action(name: "", path: path + [action.id], kind: kind, isOn: isOn, isEnabled: action.isEnabled),
      title: kind == .button ? action.title : nil)
    var line = MenuLine(key: .action(name), title: action.title, action: fullName(name))
    if let shortcut = action.shortcut, let trigger = shortcut.trigger {
      if let text = gtk_shortcut_trigger_to_string(trigger) {
        line.accelerator = String(cString: text)
        g_free(text)
      }
      g_object_unref(UnsafeMutableRawPointer(trigger))
      if !action.isWindowKey { shortcuts.append((shortcut, name)) }
    }
    return line
  }

  private func fullName(_ action: String) -> String { "\(prefix).\(action)" }

  /// Adds an action, and returns its name.
  private mutating func add(_ action: Action, title: String? = nil) -> String {
    var action = action
    let number = action.path.map { "\($0.rawValue)" }.joined(separator: "-")
    action.name = usesTitles ? title.flatMap(name) ?? number : number
    names.insert(action.name)
    actions.append(action)
    return action.name
  }

  /// The characters of a title that the name of an action may have; nil if there are none.
  private func name(_ title: String) -> String? {
    let name = String(title.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return name.contains { $0 != "-" } && !names.contains(name) ? name : nil
  }
}
