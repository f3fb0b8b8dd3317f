/// The context of a scene in the graph.
@MainActor public struct _SceneContext {
  package let runner: AppRunner
  let node: _NodeContext
}

/// The node of a scene.
@MainActor public class _SceneNode<Root: Scene>: _GraphNode {
  package var scene: Root
  package let runner: AppRunner

  package init(_ scene: Root, in context: _SceneContext) {
    self.scene = scene
    runner = context.runner
    super.init(context: context.node)
  }

  /// Updates the node with a new value of the scene.
  package func update(_ newScene: Root) { scene = newScene }

  package final var below: _SceneContext { _SceneContext(runner: runner, node: context.below(self)) }
}

/// The node of a scene with a body.
@MainActor final class CompositeSceneNode<Root: Scene>: _SceneNode<Root> {
  private var properties: PropertyStorage
  private var child: _SceneNode<Root.Body>?

  override init(_ scene: Root, in context: _SceneContext) {
    properties = PropertyStorage(TypeLayout.of(Root.self))
    super.init(scene, in: context)
    properties.install(in: &self.scene, for: self)
    child = Root.Body._makeNode(runBody(), in: below)
  }

  private func runBody() -> Root.Body {
    tracking {
      properties.update(in: &scene)
      return scene.body
    }
  }

  override func update(_ newScene: Root) {
    scene = newScene
    properties.install(in: &scene, for: self)
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(runBody())
  }

  override func unmountChildren() {
    child?.unmount()
    properties.uninstall()
  }
}

@MainActor final class TupleSceneNode<each Content: Scene>: _SceneNode<TupleScene<repeat each Content>> {
  private var children: (repeat _SceneNode<each Content>)?

  override init(_ scene: TupleScene<repeat each Content>, in context: _SceneContext) {
    super.init(scene, in: context)
    let below = below
    children = (repeat (each Content)._makeNode(each scene.content, in: below))
  }

  override func update(_ newScene: TupleScene<repeat each Content>) {
    scene = newScene
    guard let children else { return }
    for (child, content) in repeat (each children, each newScene.content) { child.update(content) }
  }

  override func unmountChildren() {
    guard let children else { return }
    for child in repeat each children { child.unmount() }
  }
}

/// The root scene, which contains the app's scenes.
struct AppScene<Root: App>: Scene, _Primitive {
  typealias Body = Never

  var app: Root

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    AppNode(scene, in: context)
  }
}

@MainActor private final class AppNode<Root: App>: _SceneNode<AppScene<Root>> {
  private var properties: PropertyStorage
  private var child: _SceneNode<Root.Body>?

  override init(_ scene: AppScene<Root>, in context: _SceneContext) {
    properties = PropertyStorage(TypeLayout.of(Root.self))
    super.init(scene, in: context)
    properties.install(in: &self.scene.app, for: self)
    child = Root.Body._makeNode(runBody(), in: below)
  }

  private func runBody() -> Root.Body {
    tracking {
      properties.update(in: &scene.app)
      return scene.app.body
    }
  }

  override func refresh() {
    isDirty = false
    child?.update(runBody())
  }

  override func unmountChildren() {
    child?.unmount()
    properties.uninstall()
  }
}
