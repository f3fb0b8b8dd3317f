/// A piece of a user interface, described as a value.
///
/// ```swift
/// struct Greeting: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Hello \(count)") { count += 1 }
///   }
/// }
/// ```
///
/// `body` runs on the main actor when the view first appears, when its parent gives it different values, and when
/// a state, binding, environment value or observed property that it read has changed: at most once for each turn
/// of the main loop. A view that compares equal to its predecessor is left alone.
@MainActor @preconcurrency public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }

  /// Puts the view into the graph. Oriel's own primitives implement it; yours get it for free.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  public typealias Body = Never
  /// Never runs: there is no value to ask.
  public var body: Never { preconditionFailure("Never has no values") }
}

extension View where Body == Never {
  /// Primitive views are drawn by the platform and have no body.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}
