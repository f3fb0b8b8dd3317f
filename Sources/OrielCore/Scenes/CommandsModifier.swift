extension Scene {
  /// Adds commands to the app: to the menu of each of its windows. See ``Commands``.
  public func commands<Content: Commands>(@CommandsBuilder content: @escaping () -> Content) -> some Scene {
    CommandsScene(scene: self) { Content._makeCommands(content()) }
  }
}

/// A scene with commands.
private struct CommandsScene<Content: Scene>: Scene, _Primitive {
  typealias Body = Never

  let scene: Content
  let commands: @MainActor () -> AnyView

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    CommandsSceneNode(scene, in: context)
  }
}

@MainActor private final class CommandsSceneNode<Content: Scene>: StoredSceneNode<CommandsScene<Content>> {
  private var child: _SceneNode<Content>?
  private let entry: AppCommands.Entry

  override init(_ scene: CommandsScene<Content>, in context: _SceneContext) {
    entry = AppCommands.Entry(scene.commands)
    super.init(scene, in: context)
    if !context.node.environment.values.windowSettings.removesCommands { runner.commands.add(entry) }
    child = Content._makeNode(scene.scene, in: below)
  }

  override func update(_ newScene: CommandsScene<Content>) {
    scene = newScene
    entry.make = newScene.commands
    runner.commands.notifyReaders()
    child?.update(newScene.scene)
  }

  override func unmountChildren() {
    child?.unmount()
    runner.commands.remove(entry)
  }
}

/// The commands of all scenes of an app.
@MainActor final class AppCommands: DependencySource {
  /// The commands of one scene.
  final class Entry {
    var make: @MainActor () -> AnyView

    init(_ make: @escaping @MainActor () -> AnyView) { self.make = make }
  }

  private(set) var entries: [Entry] = []
  /// The groups of standard commands that the app replaces.
  var replaced: Set<CommandGroupPlacement> = []

  func add(_ entry: Entry) {
    entries.append(entry)
    notifyReaders()
  }

  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    notifyReaders()
  }
}
