extension Scene {
  /// Adds an action that runs when a value changes, after the scene has been updated.
  ///
  /// - Parameters:
  ///   - value: the value, which is compared with the value of the previous update.
  ///   - initial: whether the action also runs when the app is launched.
  ///   - action: runs on the main actor, once for all changes of an update.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// The variant of ``Scene/onChange(of:initial:_:)`` whose action receives the old and the new value.
  ///
  /// In the initial call both are equal.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, initial: initial, action: action)
  }

  /// The deprecated variant of ``Scene/onChange(of:initial:_:)`` whose action receives the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    ChangeScene(content: self, value: value, initial: false) { _, newValue in action(newValue) }
  }
}

/// A scene with an action for the changes of a value.
private struct ChangeScene<Content: Scene, Value: Equatable>: Scene, _Primitive {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    ChangeSceneNode(scene, in: context)
  }
}

@MainActor
private final class ChangeSceneNode<Content: Scene, Value: Equatable>:
  StoredSceneNode<ChangeScene<Content, Value>>
{
  private var child: _SceneNode<Content>?
  /// The value that was passed to the action last, while a call is pending.
  private var reported: Value?

  override init(_ scene: ChangeScene<Content, Value>, in context: _SceneContext) {
    super.init(scene, in: context)
    child = Content._makeNode(scene.content, in: below)
    if scene.initial { report(from: scene.value) }
  }

  override func update(_ newScene: ChangeScene<Content, Value>) {
    let old = scene.value
    scene = newScene
    child?.update(newScene.content)
    if !Equality.isSame(newScene.value, old) { report(from: old) }
  }

  private func report(from old: Value) {
    guard reported == nil else { return }
    reported = old
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted, let old = self.reported else { return }
      self.reported = nil
      self.scene.action(old, self.scene.value)
    }
  }

  override func unmountChildren() { child?.unmount() }
}
