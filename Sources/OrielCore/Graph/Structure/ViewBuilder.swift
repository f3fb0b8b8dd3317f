/// A result builder that combines views.
///
/// Supports any number of statements, `if`, `if let`, `else`, `switch` and `if #available`.
@MainActor @resultBuilder public enum ViewBuilder {
  /// Builds an expression.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Combines views in their order.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines views in their order.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an `if` without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`-`else` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Builds the second branch of an `if`-`else` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Builds the content of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
