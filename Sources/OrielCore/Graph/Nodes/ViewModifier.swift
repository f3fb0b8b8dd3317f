/// A way to make another view out of a view.
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
  /// Stands for the view that the modifier is put on.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Puts a modified view into the graph.
  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    CompositeModifierNode(view, in: context)
  }
}

extension ViewModifier where Body == Never {
  /// Primitive modifiers have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or the modifier, that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    Modifier._makeNode(view, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The modified view.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// Creates the modifier.
  public nonisolated init() {}

  /// The modified view.
  public func body(content: Content) -> Content { content }
}

extension View {
  /// Puts a modifier on the view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// One modifier out of two: this one first, then `modifier`.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is put on, as the modifier's `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ContentPlaceholder {
  public typealias Body = Never

  let source: ModifierContentSource

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PlaceholderNode(view, in: context)
  }
}
