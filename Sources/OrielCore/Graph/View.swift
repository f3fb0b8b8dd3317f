/// A part of a user interface, described by a value.
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
/// `body` runs on the main actor when the view appears, when its parent updates it with a different value, and when a
/// state, binding, environment value or observable property that it has read changes; several changes before an event
/// are combined. A view that equals its predecessor isn't updated. See <doc:StateAndUpdates>.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>

  /// The number of rows in a list; nil if it depends on the value.
  static var _rowCount: Int? { get }
}

extension View {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, in: context)
  }

  /// The number of rows in a list; nil if it depends on the value.
  public static var _rowCount: Int? { Body.self == Never.self ? 1 : Body._rowCount }

  /// Creates the node of a view that is a part of another one. In a list, that of a single row is created with its
  /// content, when the row is visible.
  static func makePart(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows && _rowCount == 1 ? SingleRow(view, in: context) : _makeNode(view, in: context)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Never has no values") }
}

extension View where Self: _Primitive {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}
