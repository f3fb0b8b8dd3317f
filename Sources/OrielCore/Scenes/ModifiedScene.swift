/// A scene with a modified environment.
struct ModifiedScene<Content: Scene>: Scene, _Primitive {
  typealias Body = Never

  let content: Content
  let apply: (inout EnvironmentValues) -> Void

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    ModifiedSceneNode(scene, in: context)
  }
}

@MainActor private final class ModifiedSceneNode<Content: Scene>: StoredSceneNode<ModifiedScene<Content>> {
  private var scope: EnvironmentScope?
  private var child: _SceneNode<Content>?
  /// Whether new keys have been set, so that the whole content has to be updated.
  private var hasNewKeys = false

  override init(_ scene: ModifiedScene<Content>, in context: _SceneContext) {
    super.init(scene, in: context)
    let scope = EnvironmentScope(parent: self.context.environment, values: values())
    self.scope = scope
    var below = self.context.below(self)
    below.environment = scope
    child = Content._makeNode(scene.content, in: _SceneContext(runner: runner, node: below))
  }

  private func values() -> EnvironmentValues {
    tracking {
      var values = context.environment.values
      scene.apply(&values)
      return values
    }
  }

  override func update(_ newScene: ModifiedScene<Content>) {
    scene = newScene
    refresh()
    guard hasNewKeys else {
      child?.update(newScene.content)
      return
    }
    hasNewKeys = false
    Graph.updatingAll { child?.update(newScene.content) }
  }

  override func refresh() {
    isDirty = false
    if scope?.update(values()) == false { hasNewKeys = true }
  }

  override func unmountChildren() { child?.unmount() }
}
