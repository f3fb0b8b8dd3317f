/// A part of an app's interface with its own life cycle: a window, a group of windows, or an alert.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self>
}

extension Scene {
  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    CompositeSceneNode(scene, in: context)
  }
}

extension Never: Scene {}

extension Scene where Self: _Primitive {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

/// A result builder that combines scenes.
@MainActor @resultBuilder public enum SceneBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines scenes in their order.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines scenes in their order.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<repeat each Content>
  {
    TupleScene(repeat each content)
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// The scenes that a scene builder has combined.
public struct TupleScene<each Content: Scene>: Scene, _Primitive {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    TupleSceneNode(scene, in: context)
  }
}
