/// A command that every window has, where it makes sense. Its keys are those of the desktop.
package enum WindowCommand: Hashable, CaseIterable, Sendable {
  /// Opens another window of the first group.
  case newWindow
  /// Closes the window, as its close button does.
  case close
  /// Acts on the focused view.
  case edit(EditCommand)
  /// Opens the find bar of the focused editor, or else moves the focus to the search field.
  case find
  /// Hides or shows the items of the toolbar.
  case toggleToolbar
  /// Hides or shows the sidebar.
  case toggleSidebar
  case toggleFullScreen
  /// Leaves the page that was pushed last.
  case goBack
  /// Opens the window of the ``Settings`` scene.
  case preferences
  /// Shows the keyboard shortcuts.
  case shortcuts
  /// Opens the app's help.
  case help
  /// Shows information about the app.
  case about
  /// Closes all windows.
  case quit

  package static let allCases: [WindowCommand] =
    [.newWindow, .close] + EditCommand.allCases.map(Self.edit) + [
      .find, .toggleToolbar, .toggleSidebar, .toggleFullScreen, .goBack, .preferences, .shortcuts, .help, .about, .quit,
    ]

  /// The keys of the command. The first one is shown.
  package var keys: [KeyboardShortcut] {
    switch self {
    case .newWindow: [KeyboardShortcut("n")]
    case .close: [KeyboardShortcut("w")]
    case .edit(let command): [command.shortcut]
    case .find: [KeyboardShortcut("f")]
    case .toggleToolbar: []
    case .toggleSidebar: [KeyboardShortcut(.function(9), modifiers: [])]
    case .toggleFullScreen: [KeyboardShortcut(.function(11), modifiers: [])]
    case .goBack: [KeyboardShortcut(.leftArrow, modifiers: .option), KeyboardShortcut(.escape, modifiers: [])]
    case .preferences: [KeyboardShortcut(",")]
    case .shortcuts: [KeyboardShortcut("?")]
    case .help: [KeyboardShortcut(.function(1), modifiers: [])]
    case .about: []
    case .quit: [KeyboardShortcut("q")]
    }
  }

  /// The group of standard commands to which the command belongs; nil if it can't be replaced.
  var group: CommandGroupPlacement? {
    switch self {
    case .newWindow: .newItem
    case .close: .saveItem
    case .edit(.undo), .edit(.redo): .undoRedo
    case .edit: .pasteboard
    case .find: .textEditing
    case .toggleToolbar: .toolbar
    case .toggleSidebar: .sidebar
    case .toggleFullScreen: .windowSize
    case .goBack: nil
    case .preferences: .appSettings
    case .shortcuts, .help: .help
    case .about: .appInfo
    case .quit: .appTermination
    }
  }

  /// The title in menus.
  ///
  /// - Parameter name: the name of the app.
  func title(_ name: String) -> String {
    switch self {
    case .newWindow: Word.commandNewWindow.text
    case .close: Word.commandClose.text
    case .edit(let command): command.title
    case .find: Word.commandFind.text
    case .toggleToolbar: Word.commandToolbar.text
    case .toggleSidebar: Word.commandSidebar.text
    case .toggleFullScreen: Word.commandFullScreen.text
    case .goBack: Word.commandBack.text
    case .preferences: Word.commandPreferences.text
    case .shortcuts: Word.commandShortcuts.text
    case .help: Word.commandHelp.text
    case .about: Word.commandAbout.text(with: name)
    case .quit: Word.commandQuit.text
    }
  }

  /// Whether the window itself has the keys.
  private var hasWindowKeys: Bool { if case .edit = self { false } else { true } }

  /// The command of pressed keys; nil if there is none.
  ///
  /// - Parameter keys: returns the keys of a command.
  init?(_ pressed: KeyboardShortcut, keys: (WindowCommand) -> [KeyboardShortcut]) {
    let command = Self.allCases.first { command in
      command.hasWindowKeys && keys(command).contains { $0.isPressed(by: pressed) }
    }
    guard let command else { return nil }
    self = command
  }
}

extension EditCommand {
  fileprivate var title: String {
    switch self {
    case .undo: Word.undoUndo.text
    case .redo: Word.undoRedo.text
    case .cut: Word.commandCut.text
    case .copy: Word.commandCopy.text
    case .paste: Word.commandPaste.text
    case .delete: Word.commandDelete.text
    case .selectAll: Word.commandSelectAll.text
    }
  }
}

extension KeyboardShortcut {
  /// Whether pressed keys are this shortcut. Shift doesn't count where it only selects the character of a key.
  fileprivate func isPressed(by pressed: KeyboardShortcut) -> Bool {
    guard pressed.key == key else { return false }
    var held = pressed.modifiers.intersection([.command, .option, .shift])
    if key == "?" { held.remove(.shift) }
    return held == modifiers
  }
}
