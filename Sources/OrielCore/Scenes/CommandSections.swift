/// Sections of commands in a menu.
struct CommandSections: View {
  let sections: [[CommandArrangement.Part]]
  let standard: StandardCommands

  var body: some View {
    ForEach(sections.indices, id: \.self) { index in
      Section { ForEach(sections[index].map { Row(part: $0) }) { row($0.part) } }
    }
  }

  private struct Row: Identifiable {
    let part: CommandArrangement.Part

    var id: AnyHashable {
      switch part {
      case .standard(let command): command
      case .declared(let entry): ObjectIdentifier(entry.identity)
      }
    }
  }

  @ViewBuilder private func row(_ part: CommandArrangement.Part) -> some View {
    switch part {
    case .standard(let command):
      Button(command.title(standard.appName)) { standard.perform(command) }
        .modifier(AttributeModifier(.windowKey(standard.keys(of: command).first)))
    case .declared(let entry): entry.view
    }
  }
}
