/// A menu bar with the commands of an app and the standard ones.
struct CommandMenuBar: View {
  let entries: [CommandEntry]
  let standard: StandardCommands

  /// A menu of standard commands.
  private struct Standard: Identifiable {
    let title: String
    let groups: [[CommandGroupPlacement]]

    var id: String { title }
  }

  private static let beforeOwn = [
    Standard(
      title: Word.commandFile.text,
      groups: [
        [.newItem], [.saveItem, .importExport], [.printItem], [.systemServices, .appVisibility, .appTermination],
      ]),
    Standard(
      title: Word.commandEdit.text,
      groups: [[.undoRedo], [.pasteboard], [.textEditing], [.appSettings]]),
    Standard(title: Word.commandFormat.text, groups: [[.textFormatting]]),
    Standard(
      title: Word.commandView.text,
      groups: [[.toolbar, .sidebar], [.windowSize]]),
  ]
  private static let afterOwn = [
    Standard(title: Word.commandWindow.text, groups: [[.windowArrangement], [.singleWindowList], [.windowList]]),
    Standard(title: Word.commandHelp.text, groups: [[.help], [.appInfo]]),
  ]

  var body: some View {
    Menu {
      ForEach(Self.beforeOwn.filter { !sections(of: $0).isEmpty }) { menu($0) }
      ForEach(entries.filter { $0.placement == .menu }.map { Own(entry: $0) }) { $0.entry.view }
      ForEach(Self.afterOwn.filter { !sections(of: $0).isEmpty }) { menu($0) }
    } label: {
      EmptyView()
    }
    .environment(\.isMenuBar, true)
  }

  private struct Own: Identifiable {
    let entry: CommandEntry

    var id: ObjectIdentifier { ObjectIdentifier(entry.identity) }
  }

  private func menu(_ menu: Standard) -> some View {
    Menu(menu.title) { CommandSections(sections: sections(of: menu), standard: standard) }
  }

  private func sections(of menu: Standard) -> [[CommandArrangement.Part]] {
    let offered = standard.partsInMenuBar
    return menu.groups.map { groups in groups.flatMap { CommandArrangement.parts($0, entries, offered) } }
      .filter { !$0.isEmpty }
  }
}
