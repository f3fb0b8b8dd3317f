/// Commands that an app declares, and where they belong.
struct CommandEntry: Equatable {
  enum Placement: Equatable {
    /// A menu of its own.
    case menu
    case before(CommandGroupPlacement)
    /// A set of standard commands, in place of those that are there without it.
    case set(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    /// Among the standard commands of a kind.
    case standard(CommandGroupPlacement)
  }

  let identity: CommandIdentity
  let placement: Placement
  let view: AnyView

  // Views can't be compared.
  static func == (first: Self, second: Self) -> Bool { false }
}

/// The identity of a declaration.
final class CommandIdentity {}

/// The commands of an app, in the order of their declarations.
enum CommandsKey: PreferenceKey {
  static var defaultValue: [CommandEntry] { [] }
  static func reduce(value: inout [CommandEntry], nextValue: () -> [CommandEntry]) { value += nextValue() }
}

/// Declares commands. It displays nothing itself.
struct CommandDeclaration: View {
  let placement: CommandEntry.Placement
  let view: AnyView
  @State private var identity = CommandIdentity()

  init(_ placement: CommandEntry.Placement, _ view: AnyView) {
    self.placement = placement
    self.view = view
  }

  var body: some View {
    EmptyView().preference(
      key: CommandsKey.self, value: [CommandEntry(identity: identity, placement: placement, view: view)])
  }
}

extension [CommandEntry] {
  /// The groups of standard commands that others replace.
  var replaced: Set<CommandGroupPlacement> {
    Set(
      compactMap { entry -> CommandGroupPlacement? in
        guard case .replacing(let group) = entry.placement else { return nil }
        return group
      })
  }
}
