/// A command that hides and shows the sidebar of the active window's ``NavigationSplitView``.
///
/// ```swift
/// WindowGroup { Mail() }
///   .commands { SidebarCommands() }
/// ```
///
/// It is disabled while the window has no sidebar. Its shortcut is Ctrl+Alt+S.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  /// Creates the command.
  public init() {}

  /// The command.
  public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button(LocalizedStringKey(.commandSidebar)) { toggle?.perform() }
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
