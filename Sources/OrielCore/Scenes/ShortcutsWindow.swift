/// Shortcuts under a title.
struct ShortcutSection: Identifiable {
  var title: String
  var shortcuts: [ShownShortcut]

  var id: String { title }

  /// The sections of an app's commands: one for each menu, and one for the rest.
  static func sections(of entries: [MenuEntry], general: String) -> [ShortcutSection] {
    var sections = [ShortcutSection(title: general, shortcuts: [])]
    func add(_ entries: [MenuEntry], to index: Int) {
      for entry in entries {
        switch entry {
        case .action(let action), .toggle(let action, _):
          guard let shortcut = action.shortcut else { continue }
          sections[index].shortcuts.append(ShownShortcut(title: action.title, shortcut: shortcut))
        case .section(_, let entries): add(entries, to: index)
        case .submenu(_, let title, _, let entries, _):
          guard index == 0 else {
            add(entries, to: index)
            continue
          }
          if let known = sections.firstIndex(where: { $0.title == title }) {
            add(entries, to: known)
          } else {
            sections.append(ShortcutSection(title: title, shortcuts: []))
            add(entries, to: sections.count - 1)
          }
        case .choice, .divider, .text: break
        }
      }
    }
    add(entries, to: 0)
    return sections.filter { !$0.shortcuts.isEmpty }
  }
}

/// The content of the window with the keyboard shortcuts.
struct ShortcutList: View {
  let sections: [ShortcutSection]
  let text: @MainActor (KeyboardShortcut) -> String

  var body: some View {
    Form {
      ForEach(sections) { section in
        Section(section.title) {
          ForEach(section.shortcuts.indices, id: \.self) { index in
            LabeledContent(section.shortcuts[index].title) { Text(text(section.shortcuts[index].shortcut)) }
          }
        }
      }
    }
    .formStyle(.grouped)
  }
}

extension AppRunner {
  /// Shows the keyboard shortcuts of the app and of a window: in a window, which is opened once.
  func showShortcuts(of window: WindowController) {
    if let shortcutsWindow { return shortcutsWindow.present() }
    let collector = ItemCollector(graph: graph, environment: environment)
    let standard = window.standard ?? StandardCommands(self)
    collector.mount(PrimaryMenuContent(entries: standard.entries, standard: standard))
    var sections = ShortcutSection.sections(
      of: MenuEntry.entries(of: collector.items), general: Word.commandGeneral.text)
    collector.unmount()
    let offered = WindowCommand.allCases.filter { standard.isOffered($0) }.compactMap { command in
      standard.keys(of: command).first.map { ShownShortcut(title: command.title(appName), shortcut: $0) }
    }
    if sections.first?.title != Word.commandGeneral.text {
      sections.insert(ShortcutSection(title: Word.commandGeneral.text, shortcuts: []), at: 0)
    }
    sections[0].shortcuts += offered.filter { !sections[0].shortcuts.contains($0) }
    let others = window.viewShortcuts.filter { shown in !sections.contains { $0.shortcuts.contains(shown) } }
    if !others.isEmpty { sections.append(ShortcutSection(title: window.shownTitle, shortcuts: others)) }
    var request = WindowRequest(title: Word.commandShortcuts.text, identifier: "shortcuts")
    (request.defaultWidth, request.defaultHeight) = (460, 560)
    request.restoresExtent = false
    let controller = WindowController(
      ShortcutList(sections: sections) { [platform] in platform.text(of: $0) }, request: request, graph: graph,
      platform: platform, environment: environment, runner: self, hasMenu: false
    ) { [weak self] _ in self?.shortcutsWindow = nil }
    shortcutsWindow = controller
    controller.present()
  }
}
