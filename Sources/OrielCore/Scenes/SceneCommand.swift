/// The command that a scene adds to the app: one that opens it.
///
/// A utility window has one that shows and hides it. Another scene has one if the app has set its keys, and no standard
/// command opens it.
@MainActor final class SceneCommand {
  private unowned let scene: any RegisteredScene
  private let runner: AppRunner
  private var entry: AppCommands.Entry?

  /// Whether the scene has a command of its own.
  var isDeclared: Bool { entry != nil }

  init<Root: WindowSceneContent>(of scene: WindowSceneNode<Root>) {
    self.scene = scene
    runner = scene.runner
  }

  /// Adds or removes the command after the scene or its modifiers have changed.
  func update() {
    guard let view else { return remove() }
    if let entry {
      entry.make = { view }
      return runner.commands.notifyReaders()
    }
    let entry = AppCommands.Entry { view }
    self.entry = entry
    runner.commands.add(entry)
  }

  func remove() {
    if let entry { runner.commands.remove(entry) }
    entry = nil
  }

  private var view: AnyView? {
    let settings = scene.settings
    guard !settings.removesCommands else { return nil }
    var keys: KeyboardShortcut?
    if case .own(let own) = settings.shortcut { keys = own }
    if scene.isUtility {
      guard let id = scene.sceneID else { return nil }
      return declaration(.after(.sidebar), WindowVisibilityToggle(windowID: id).keyboardShortcut(keys))
    }
    guard keys != nil, !isOpenedByStandardCommand else { return nil }
    let title = scene.title ?? runner.appName
    return declaration(
      scene.allowsMany ? .after(.newItem) : .after(.singleWindowList),
      Button(scene.allowsMany ? Word.commandNewWindowOf.text(with: title) : title) { [weak scene = scene] in
        scene?.open()
      }
      .keyboardShortcut(keys))
  }

  private var isOpenedByStandardCommand: Bool {
    scene.command.map { runner.scene(for: $0) === scene } ?? false
  }

  private func declaration(_ placement: CommandEntry.Placement, _ view: some View) -> AnyView {
    AnyView(CommandDeclaration(placement, AnyView(view)))
  }
}

extension Scene {
  /// Removes the commands that the scene adds to the app: New Window of a ``WindowGroup``, Preferences of ``Settings``, the
  /// command of a ``UtilityWindow``, and those of ``Scene/commands(content:)`` within. Other scenes keep theirs.
  public func commandsRemoved() -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.removesCommands = true }
  }

  /// Replaces the commands that the scene adds to the app: see ``Scene/commandsRemoved()``.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: @escaping () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}
