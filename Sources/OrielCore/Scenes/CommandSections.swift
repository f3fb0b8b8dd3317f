/// Sections of commands in a menu.
struct CommandSections: View {
  let sections: [[CommandArrangement.Part]]
  let standard: StandardCommands

  var body: some View {
    ForEach(sections.indices, id: \.self) { index in
      Section { ForEach(sections[index].map { Row(part: $0) }) { row($0.part) } }
    }
    .environment(\.standardCommands, standard)
  }

  private struct Row: Identifiable {
    let part: CommandArrangement.Part

    var id: AnyHashable {
      switch part {
      case .standard(let command): command
      case .openWindows: "open windows"
      case .singleWindows: "single windows"
      case .declared(let entry): ObjectIdentifier(entry.identity)
      }
    }
  }

  @ViewBuilder private func row(_ part: CommandArrangement.Part) -> some View {
    switch part {
    case .standard(let command): StandardCommandButton(command: command)
    case .openWindows: OpenWindowList(standard: standard)
    case .singleWindows: SingleWindowList(standard: standard)
    case .declared(let entry): entry.view
    }
  }
}

/// A standard command of the window in whose menu it is.
struct StandardCommandButton: View {
  let command: WindowCommand
  @Environment(\.standardCommands) private var standard

  var body: some View {
    if let standard {
      Button(standard.title(of: command)) { standard.perform(command) }
        .modifier(AttributeModifier(.windowKey(standard.keys(of: command).first)))
        .disabled(!standard.isEnabled(command))
    }
  }
}

/// The open windows of the app. The one with the menu is checked.
private struct OpenWindowList: View {
  let standard: StandardCommands

  var body: some View {
    ForEach(standard.openWindows) { item in
      Toggle(
        item.title,
        isOn: Binding {
          item.isCurrent
        } set: { _ in
          item.window.present()
        })
    }
  }
}

/// The windows of which the app has one each.
private struct SingleWindowList: View {
  let standard: StandardCommands

  var body: some View {
    ForEach(standard.singleWindows) { item in Button(item.title) { item.scene.open() } }
  }
}

private enum StandardCommandsKey: EnvironmentKey { static var defaultValue: StandardCommands? { nil } }

extension EnvironmentValues {
  /// The standard commands of the window in whose menu the view is.
  var standardCommands: StandardCommands? {
    get { self[StandardCommandsKey.self] }
    set { self[StandardCommandsKey.self] = newValue }
  }
}
