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

  /// The standard commands that the main menu contains. The others have only keys.
  var inMenu: [WindowCommand] {
    let commands: [WindowCommand] = [.newWindow, .preferences, .shortcuts, .help, .about]
    return commands.filter { isPossible($0) }
  }

  /// The standard commands that a menu bar contains.
  var inMenuBar: [WindowCommand] { WindowCommand.allCases.filter { $0 != .goBack && isPossible($0) } }

  /// Whether the app and the window have what the command is about.
  private func isPossible(_ command: WindowCommand) -> Bool {
    switch command {
    case .newWindow, .preferences: runner.scene(for: command) != nil
    case .help: runner.platform.appInformation.help != nil
    case .find: window?.targets.search != nil
    case .toggleSidebar: window?.targets.sidebar != nil
    case .goBack: window?.targets.page != nil
    case .close: window?.allowsClosing ?? true
    case .toggleFullScreen: window?.allowsFullScreen ?? true
    case .shortcuts, .about, .quit: true
    }
  }

  /// The keys of a command: those that the app has set for the scene that it opens, or else the usual ones.
  func keys(of command: WindowCommand) -> [KeyboardShortcut] {
    guard case .own(let keys) = runner.scene(for: command)?.settings.shortcut else { return command.keys }
    return keys.map { [$0] } ?? []
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
    case .find: window.targets.search?.begin()
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
}
