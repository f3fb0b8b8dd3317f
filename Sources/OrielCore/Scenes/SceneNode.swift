/// The context of a scene in the graph.
@MainActor public struct _SceneContext {
  package let runner: AppRunner
  let node: _NodeContext
}

/// The node of a scene.
@MainActor public class _SceneNode<Root: Scene>: _GraphNode {
  package let runner: AppRunner

  package init(in context: _SceneContext) {
    runner = context.runner
    super.init(context: context.node)
  }

  /// Updates the node with a new value of the scene.
  package func update(_ newScene: Root) {}

  package final var below: _SceneContext { _SceneContext(runner: runner, node: context.below(self)) }
}

/// A node that stores its scene between updates.
@MainActor package class StoredSceneNode<Root: Scene>: _SceneNode<Root> {
  package final var scene: Root

  package init(_ scene: Root, in context: _SceneContext) {
    self.scene = scene
    super.init(in: context)
  }

  override package func update(_ newScene: Root) { scene = newScene }
}

/// The node of a scene with a body.
@MainActor package final class CompositeSceneNode<Root: Scene>: _SceneNode<Root> {
  private var body: BodyRunner<Root>
  private var child: _SceneNode<Root.Body>?

  init(_ scene: Root, in context: _SceneContext) {
    body = BodyRunner(scene)
    super.init(in: context)
    body.begin(for: self)
    child = Root.Body._makeNode(runBody(), in: below)
  }

  private func runBody() -> Root.Body { tracking { body.next().body } }

  override package func update(_ newScene: Root) { if body.change(to: newScene, for: self) { refresh() } }

  override package func refresh() {
    isDirty = false
    child?.update(runBody())
  }

  override var bodyType: Any.Type? { Root.self }
  override func namedSources() -> [(name: String, source: DependencySource)] { body.namedSources() }

  override package func unmountChildren() {
    child?.unmount()
    body.end(for: self)
  }
}

@MainActor package final class TupleSceneNode<each Content: Scene>: _SceneNode<TupleScene<repeat each Content>> {
  private var children: (repeat _SceneNode<each Content>)?

  init(_ scene: TupleScene<repeat each Content>, in context: _SceneContext) {
    super.init(in: context)
    let below = below
    children = (repeat (each Content)._makeNode(each scene.content, in: below))
  }

  override package func update(_ newScene: TupleScene<repeat each Content>) {
    guard let children else { return }
    for (child, content) in repeat (each children, each newScene.content) { child.update(content) }
  }

  override package func unmountChildren() {
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
  private var body: BodyRunner<Root>
  private var child: _SceneNode<Root.Body>?

  init(_ scene: AppScene<Root>, in context: _SceneContext) {
    body = BodyRunner(scene.app)
    super.init(in: context)
    body.begin(for: self)
    child = Root.Body._makeNode(runBody(), in: below)
  }

  private func runBody() -> Root.Body { tracking { body.next().body } }

  override func refresh() {
    isDirty = false
    child?.update(runBody())
  }

  override var bodyType: Any.Type? { Root.self }
  override func namedSources() -> [(name: String, source: DependencySource)] { body.namedSources() }

  override func unmountChildren() {
    child?.unmount()
    body.end(for: self)
  }
}
