/// A modifier that produces a different version of a view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.background)
///   }
/// }
/// Text("Hello").modifier(Card())
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View
  /// A placeholder of the modified view.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>

  /// The number of rows of a modified view, given that of the view.
  static func _rowCount(of count: Int?) -> Int?
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    CompositeModifierNode(view, in: context)
  }

  public static func _rowCount(of count: Int?) -> Int? { count }
}

extension ViewModifier where Self: _Primitive {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view or modifier with a modifier applied to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    context.makesRows && Modifier.self is any RowModifier.Type
      ? ModifiedRows(view, in: context) : Modifier._makeNode(view, in: context)
  }

  public static var _rowCount: Int? { Modifier._rowCount(of: Content._rowCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier without an effect.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()
  public nonisolated init() {}

  public func body(content: Content) -> Content { content }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Combines two modifiers: this one is applied first.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modified view in a modifier's `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ContentPlaceholder {
  public typealias Body = Never

  let source: ModifierContentSource

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }

  public static var _rowCount: Int? { nil }
}
