/// A part of an app's interface with a life of its own: a window, a group of windows, an alert.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that `body` returns.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder var body: Body { get }
  /// Puts the scene into the graph. Oriel's own scenes implement it; yours get it for free.
  static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self>
}

extension Scene {
  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    CompositeSceneNode(scene, in: context)
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Primitive scenes are windows or alerts and have no body.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive scene; it has no body to ask for") }
}

/// Builds one scene out of a closure's statements.
@MainActor @resultBuilder public enum SceneBuilder {
  /// One statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The statements, one after the other.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The statements, one after the other.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<repeat each Content>
  {
    TupleScene(repeat each content)
  }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes: what a scene builder makes of several statements.
public struct TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _makeNode(_ scene: Self, in context: _SceneContext) -> _SceneNode<Self> {
    TupleSceneNode(scene, in: context)
  }
}
