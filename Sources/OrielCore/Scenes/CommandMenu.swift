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
/// A group that replaces standard commands takes away their keys as well:
///
/// | Placement        | Standard commands                  | Keys         |
/// | ---------------- | ---------------------------------- | ------------ |
/// | `newItem`        | New Window                         | Ctrl+N       |
/// | `saveItem`       | Close                              | Ctrl+W       |
/// | `textEditing`    | Find, in the field of `searchable` | Ctrl+F       |
/// | `sidebar`        | Toggle Sidebar                     | F9           |
/// | `windowSize`     | Full Screen                        | F11          |
/// | `appSettings`    | Preferences                        | Ctrl+,       |
/// | `help`           | Keyboard Shortcuts, Help           | Ctrl+?, F1   |
/// | `appInfo`        | About                              |              |
/// | `appTermination` | Quit                               | Ctrl+Q       |
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
