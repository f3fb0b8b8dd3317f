/// Performs the standard commands of a window, except those that the app has replaced.
@MainActor final class StandardCommands {
  private unowned let runner: AppRunner
  private weak var window: WindowController?
  /// The commands of the app, as the window has read them.
  var entries: [CommandEntry] = []

  init(_ runner: AppRunner) { self.runner = runner }

  /// Sets the window of the commands.
  func connect(_ window: WindowController) { self.window = window }

  /// The commands of the app.
  var commands: AppCommands { runner.commands }

  /// The name of the app.
  var appName: String { runner.appName }

  /// What the main menu contains of the standard commands. The others have only keys.
  var partsInMenu: [CommandArrangement.Part] {
    parts { [.newWindow, .preferences, .shortcuts, .help, .about].contains($0) }
  }

  /// What a menu bar contains of the standard commands.
  var partsInMenuBar: [CommandArrangement.Part] {
    parts { $0 != .goBack && $0 != .toggleToolbar } + (singleWindows.isEmpty ? [] : [.singleWindows]) + [.openWindows]
  }

  private func parts(_ isIncluded: (WindowCommand) -> Bool) -> [CommandArrangement.Part] {
    WindowCommand.allCases.filter { isIncluded($0) && isPossible($0) }.map { .standard($0) }
  }

  /// The title of a command in the menu of the window. A body that reads it depends on what can be undone.
  func title(of command: WindowCommand) -> String {
    switch command {
    case .edit(.undo) where !focusEditsText: undoManager?.undoMenuItemTitle ?? command.title(appName)
    case .edit(.redo) where !focusEditsText: undoManager?.redoMenuItemTitle ?? command.title(appName)
    default: command.title(appName)
    }
  }

  /// Whether a command in the menu has something to act on. A body that asks depends on the answer.
  func isEnabled(_ command: WindowCommand) -> Bool {
    switch command {
    case .edit(.undo): focusEditsText || undoManager?.canUndo == true
    case .edit(.redo): focusEditsText || undoManager?.canRedo == true
    default: true
    }
  }

  private var undoManager: UndoManager? { window?.undoManager }
  private var focusEditsText: Bool { runner.graph.focusedValues.focusEditsText }

  /// Whether the focused view is an editor with a find bar, or in the bar.
  private var focusFindsText: Bool { runner.graph.focusedValues.focusedEnvironment?.editorFind?.isEnabled == true }

  /// Whether the app and the window have what the command is about.
  private func isPossible(_ command: WindowCommand) -> Bool {
    switch command {
    case .newWindow, .preferences: runner.scene(for: command) != nil
    case .help: runner.platform.appInformation.help != nil
    case .find: focusFindsText || window?.targets.search != nil
    case .toggleSidebar: window?.targets.sidebar != nil
    case .goBack: window?.targets.page != nil
    case .close: window?.allowsClosing ?? true
    case .toggleFullScreen: window?.allowsFullScreen ?? true
    case .edit, .toggleToolbar, .shortcuts, .about, .quit: true
    }
  }

  /// The keys of a command: those that the app has set for the scene that it opens, or else the usual ones. Those of
  /// New Window create a document if the user can.
  func keys(of command: WindowCommand) -> [KeyboardShortcut] {
    if case .own(let keys) = runner.scene(for: command)?.settings.shortcut { return keys.map { [$0] } ?? [] }
    return command == .newWindow && runner.registeredScenes.contains(where: \.createsDocuments) ? [] : command.keys
  }

  /// Whether the command can be performed by its key.
  func isOffered(_ command: WindowCommand) -> Bool {
    isPossible(command) && command.group.map { commands.replaced.contains($0) } != true
  }

  /// Performs the command of keys that no view has handled. Returns whether there is one.
  func handle(_ keys: KeyboardShortcut) -> Bool {
    guard let command = WindowCommand(keys, keys: { self.keys(of: $0) }), isOffered(command) else { return false }
    return perform(command)
  }

  /// Performs a command. Returns whether it is possible.
  @discardableResult func perform(_ command: WindowCommand) -> Bool {
    guard let window, isPossible(command) else { return false }
    switch command {
    case .newWindow, .preferences: runner.scene(for: command)?.open()
    case .close: window.requestClose()
    case .edit(let command): return edit(command, in: window)
    case .find: return find(in: window)
    case .toggleToolbar: window.toggleToolbar()
    case .toggleSidebar: window.targets.sidebar?.perform()
    case .toggleFullScreen: window.toggleFullScreen()
    case .goBack: window.targets.page?.close()
    case .shortcuts: runner.showShortcuts(of: window)
    case .help: if let help = runner.platform.appInformation.help { window.openInDesktop(help) }
    case .about: window.presentAbout(appName)
    case .quit: runner.quit()
    }
    return true
  }

  private func edit(_ command: EditCommand, in window: WindowController) -> Bool {
    if let leaf = runner.graph.focusedValues.focusedLeaf, KeyDispatcher.perform(command, at: leaf) { return true }
    switch command {
    case .undo: return window.windowShouldUndo(.undo)
    case .redo: return window.windowShouldUndo(.redo)
    case .cut, .copy, .paste, .delete, .selectAll: return false
    }
  }

  private func find(in window: WindowController) -> Bool {
    if let leaf = runner.graph.focusedValues.focusedLeaf, KeyDispatcher.find(at: leaf) { return true }
    window.targets.search?.begin()
    return window.targets.search != nil
  }

  // MARK: Windows

  /// An open window in the menu of another one, or of its own.
  struct OpenWindow: Identifiable {
    let window: WindowController
    let title: String
    /// Whether it is the window with the menu.
    let isCurrent: Bool

    nonisolated var id: ObjectIdentifier { ObjectIdentifier(window) }
  }

  /// A scene with one window.
  struct SingleWindow: Identifiable {
    let scene: any RegisteredScene
    let title: String

    nonisolated var id: ObjectIdentifier { ObjectIdentifier(scene) }
  }

  /// The open windows of the app. A body that reads them depends on them, and on their titles.
  var openWindows: [OpenWindow] {
    runner.openWindows.map { OpenWindow(window: $0, title: $0.shownTitle, isCurrent: $0 === window) }
  }

  /// The scenes with one window that the app lists.
  var singleWindows: [SingleWindow] {
    runner.singleWindows.compactMap { scene in scene.title.map { SingleWindow(scene: scene, title: $0) } }
  }

  /// The title of the window has changed.
  func titleDidChange() { runner.titleDidChange() }
}
