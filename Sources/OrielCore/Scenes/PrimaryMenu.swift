/// The arrangement of an app's commands and the standard ones in the main menu of a window.
struct CommandArrangement {
  /// Commands that are one after the other.
  enum Part {
    case standard(WindowCommand)
    /// The open windows of the app.
    case openWindows
    /// The windows of which the app has one each.
    case singleWindows
    case declared(CommandEntry)

    /// The group of standard commands to which the part belongs.
    fileprivate var group: CommandGroupPlacement? {
      switch self {
      case .standard(let command): command.group
      case .openWindows: .windowList
      case .singleWindows: .singleWindowList
      case .declared: nil
      }
    }
  }

  /// The parts, in sections.
  let sections: [[Part]]

  /// - Parameters:
  ///   - entries: the app's commands.
  ///   - standard: the standard commands that the menu contains.
  init(_ entries: [CommandEntry], standard: [Part]) {
    func parts(_ group: CommandGroupPlacement) -> [Part] { Self.parts(group, entries, standard) }
    let menus = entries.filter { $0.placement == .menu }.map(Part.declared)
    let groups = CommandGroupPlacement.beforeMenus.map(parts)
    sections = (groups + [menus, CommandGroupPlacement.ofApp.flatMap(parts), parts(.appTermination)])
      .filter { !$0.isEmpty }
  }

  /// The parts of a group. A set of standard commands that the app declares stands in place of those that are there
  /// without it.
  static func parts(_ group: CommandGroupPlacement, _ entries: [CommandEntry], _ standard: [Part]) -> [Part] {
    func declared(_ placement: CommandEntry.Placement) -> [Part] {
      entries.filter { $0.placement == placement }.map(Part.declared)
    }
    let isReplaced = entries.contains { $0.placement == .replacing(group) }
    let sets = declared(.set(group))
    let usual = declared(.standard(group)) + (sets.isEmpty ? standard.filter { $0.group == group } : sets)
    let own = isReplaced ? declared(.replacing(group)) : usual
    return declared(.before(group)) + own + declared(.after(group))
  }
}

extension CommandGroupPlacement {
  /// The groups that are before the app's own menus, in their order.
  fileprivate static let beforeMenus: [CommandGroupPlacement] = [
    .newItem, .saveItem, .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar,
    .sidebar, .windowSize, .windowArrangement, .windowList, .singleWindowList, .systemServices, .appVisibility,
  ]
  /// The groups that concern the app, which share the last section.
  fileprivate static let ofApp: [CommandGroupPlacement] = [.appSettings, .help, .appInfo]
}

/// The main menu of a window.
struct PrimaryMenu: View {
  let entries: [CommandEntry]
  let standard: StandardCommands

  var body: some View {
    Menu {
      PrimaryMenuContent(entries: entries, standard: standard)
    } label: {
      Label(Word.commandMainMenu.text, systemImage: "open-menu")
    }
    .environment(\.isPrimaryMenu, true)
  }
}

/// The commands in the main menu.
struct PrimaryMenuContent: View {
  let entries: [CommandEntry]
  let standard: StandardCommands

  var body: some View {
    CommandSections(sections: CommandArrangement(entries, standard: standard.partsInMenu).sections, standard: standard)
  }
}

/// Adds the main menu to the toolbar of a window, or a menu bar.
struct WindowCommands: ViewModifier {
  let standard: StandardCommands
  /// Whether the commands are in a menu bar.
  let isBar: Bool
  @State private var entries: [CommandEntry] = []

  func body(content: Content) -> some View {
    content
    CommandDeclarations(commands: standard.commands)
      .onPreferenceChange(CommandsKey.self) {
        standard.commands.replaced = $0.replaced
        standard.entries = $0
        entries = $0
      }
    if isBar {
      ToolbarEntryView(placement: .menuBar, content: CommandMenuBar(entries: entries, standard: standard))
    } else {
      ToolbarEntryView(placement: .primaryMenu, content: PrimaryMenu(entries: entries, standard: standard))
    }
  }
}

/// The declarations of an app's commands.
private struct CommandDeclarations: View {
  let commands: AppCommands

  var body: some View {
    commands.recordRead()
    let views = commands.entries.map { (id: ObjectIdentifier($0), view: $0.make()) }
    return ForEach(views, id: \.id) { $0.view }
  }
}
