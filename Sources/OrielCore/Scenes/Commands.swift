/// Commands of an app: entries of the menu in the header bars of its windows.
///
/// ```swift
/// struct NoteCommands: Commands {
///   @Bindable var model: NotesModel
///
///   var body: some Commands {
///     CommandGroup(replacing: .newItem) {
///       Button("New Note") { model.addNote() }.keyboardShortcut("n")
///     }
///     CommandMenu("Note") {
///       Toggle("Pinned", isOn: $model.isPinned)
///     }
///   }
/// }
/// ```
///
/// A desktop app has no menu bar at the top of the screen. Its commands are in the main menu at the end of the header bar
/// of each of its windows, which F10 opens, and their keyboard shortcuts work in each window. The menu also contains the
/// standard commands: see ``CommandGroup``. An app's own shortcut comes before the same one of a standard command.
/// ``FocusedValue`` and ``FocusedBinding`` connect commands with the focused view.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the commands that `body` returns.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
  static func _makeCommands(_ commands: Self) -> AnyView
}

extension Commands {
  public static func _makeCommands(_ commands: Self) -> AnyView { AnyView(CommandsBody(commands)) }
}

extension Commands where Self: _Primitive {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive command and has no body") }
}

extension Never: Commands {}

/// The commands of a type that an app declares, with its dynamic properties.
private struct CommandsBody<Content: Commands>: View {
  private var properties: NestedProperties<Content>

  init(_ commands: Content) { properties = NestedProperties(commands) }

  var body: AnyView { Content.Body._makeCommands(properties.value.body) }
}

/// No commands.
public struct EmptyCommands: Commands, _Primitive {
  public typealias Body = Never

  /// Creates no commands.
  public nonisolated init() {}

  public static func _makeCommands(_ commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Several commands, as a ``CommandsBuilder`` combines them.
public struct _CommandList: Commands, _Primitive {
  public typealias Body = Never

  let views: [AnyView]

  public static func _makeCommands(_ commands: Self) -> AnyView {
    AnyView(ForEach(commands.views.indices, id: \.self) { commands.views[$0] })
  }
}

/// A result builder that combines commands.
@MainActor @resultBuilder public enum CommandsBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds a single command.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines commands in their order.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    var views: [AnyView] = []
    for content in repeat each content { views.append(view(of: content)) }
    return _CommandList(views: views)
  }

  /// Builds the content of an `if`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _CommandList(views: content.map { [view(of: $0)] } ?? [])
  }

  /// Builds the first branch of an `if` with `else`.
  public static func buildEither<Content: Commands>(first: Content) -> _CommandList {
    _CommandList(views: [view(of: first)])
  }

  /// Builds the second branch of an `if` with `else`.
  public static func buildEither<Content: Commands>(second: Content) -> _CommandList {
    _CommandList(views: [view(of: second)])
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }

  private static func view<Content: Commands>(of commands: Content) -> AnyView { Content._makeCommands(commands) }
}
