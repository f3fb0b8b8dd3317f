/// Commands in a submenu with a title. See ``Commands``.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandMenu("Playback") {
///       Button("Play", action: play).keyboardShortcut("p")
///     }
///   }
/// ```
public struct CommandMenu<Content: View>: Commands, _Primitive {
  public typealias Body = Never

  private let title: Text
  private let content: Content

  /// Creates a submenu with a localized title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a submenu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  /// Creates a submenu with the title of a resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }

  /// Creates a submenu with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public static func _makeCommands(_ menu: Self) -> AnyView {
    AnyView(CommandDeclaration(.menu, AnyView(Menu(content: { menu.content }, label: { menu.title }))))
  }
}

/// Commands in a section of the menu. See ``Commands``.
///
/// A group is before or after the standard commands of a placement, or instead of them. Several groups at one place
/// follow each other in the order of their declarations, and an empty group that replaces the commands removes them. A
/// group that replaces standard commands takes away their keys as well:
///
/// | Placement          | Standard commands                                      | Keys                   | Menu bar |
/// | ------------------ | ------------------------------------------------------ | ---------------------- | -------- |
/// | `newItem`          | New Window                                             | Ctrl+N                 | File     |
/// | `saveItem`         | Close                                                  | Ctrl+W                 | File     |
/// | `appTermination`   | Quit                                                   | Ctrl+Q                 | File     |
/// | `undoRedo`         | Undo, Redo                                             | of the window          | Edit     |
/// | `pasteboard`       | Cut, Copy, Paste, Delete, Select All                   | of the focused view    | Edit     |
/// | `textEditing`      | Find, in the field of `searchable`                     | Ctrl+F                 | Edit     |
/// | `appSettings`      | Preferences                                            | Ctrl+,                 | Edit     |
/// | `textFormatting`   | with ``TextFormattingCommands``                        | Ctrl+B, Ctrl+I, Ctrl+U | Format   |
/// | `toolbar`          | with ``ToolbarCommands``                               |                        | View     |
/// | `sidebar`          | Toggle Sidebar                                         | F9                     | View     |
/// | `windowSize`       | Full Screen                                            | F11                    | View     |
/// | `windowList`       | the open windows                                       |                        | Window   |
/// | `singleWindowList` | the windows of each ``Window`` scene                   |                        | Window   |
/// | `help`             | Keyboard Shortcuts, Help                               | Ctrl+?, F1             | Help     |
/// | `appInfo`          | About                                                  |                        | Help     |
///
/// The main menu in a header bar has of these New Window, Preferences, Keyboard Shortcuts, Help, About, and what the app
/// declares. The placements `importExport`, `printItem`, `systemServices`, `appVisibility` and `windowArrangement` have no
/// standard commands: a group there is where they would be.
public struct CommandGroup<Content: View>: Commands, _Primitive {
  public typealias Body = Never

  private let placement: CommandEntry.Placement
  private let content: Content

  /// Creates a group before the standard commands of a kind.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before(group), addition())
  }

  /// Creates a group after the standard commands of a kind.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after(group), addition())
  }

  /// Creates a group instead of the standard commands of a kind.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing(group), addition())
  }

  /// Creates a set of standard commands, which another group may replace.
  init(set group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
    self.init(.set(group), content())
  }

  private init(_ placement: CommandEntry.Placement, _ content: Content) {
    self.placement = placement
    self.content = content
  }

  public static func _makeCommands(_ group: Self) -> AnyView {
    AnyView(CommandDeclaration(group.placement, AnyView(group.content)))
  }
}

/// A kind of standard commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// Creating and opening documents.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The size of a window.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The windows of the app.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The single windows of the app.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement("help")
}
