/// The commands that edit text beyond the clipboard: Find, which opens the find bar of the focused editor or else moves
/// the focus to the field of `searchable`.
///
/// A menu bar has the command without this set, wherever a view is searchable or such an editor has the focus; the set
/// adds it to the main menu. Linux desktops have no common commands for spelling, substitutions and speech.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}

  /// The commands.
  public var body: some Commands {
    CommandGroup(set: .textEditing) { StandardCommandButton(command: .find) }
  }
}

/// The commands that format the selected text of the focused editor: Bold, Italic and Underline.
///
/// They are disabled while no editor of attributed text has the focus. Their shortcuts are Ctrl+B, Ctrl+I and Ctrl+U.
public struct TextFormattingCommands: Commands {
  @FocusedValue(\.textFormatting) private var formatting

  /// Creates the commands.
  public init() {}

  /// The commands.
  public var body: some Commands {
    CommandGroup(set: .textFormatting) {
      ForEach(TextFormat.allCases, id: \.self) { format in
        Toggle(format.title, isOn: isOn(format)).keyboardShortcut(format.shortcut).disabled(formatting == nil)
      }
    }
  }

  private func isOn(_ format: TextFormat) -> Binding<Bool> {
    Binding {
      formatting?.has(format) ?? false
    } set: { _ in
      formatting?.toggle(format)
    }
  }
}

/// A command that hides and shows the items of the active window's toolbar, except the buttons that go back, confirm or
/// cancel, and the menus.
public struct ToolbarCommands: Commands {
  /// Creates the command.
  public init() {}

  /// The command.
  public var body: some Commands {
    CommandGroup(set: .toolbar) { StandardCommandButton(command: .toggleToolbar) }
  }
}

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
    CommandGroup(set: .sidebar) {
      Button(LocalizedStringKey(.commandSidebar)) { toggle?.perform() }
        .keyboardShortcut("s", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}

/// A command that hides and shows the inspector of the active window. See ``View/inspector(isPresented:content:)``.
///
/// It is disabled while the window has no inspector. Its shortcut is Ctrl+Alt+I.
public struct InspectorCommands: Commands {
  @FocusedValue(\.inspectorToggle) private var toggle

  /// Creates the command.
  public init() {}

  /// The command.
  public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button(LocalizedStringKey(.commandInspector)) { toggle?.perform() }
        .keyboardShortcut("i", modifiers: [.command, .option])
        .disabled(toggle == nil)
    }
  }
}
