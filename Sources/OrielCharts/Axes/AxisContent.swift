import OrielCore

/// The content of an axis: one or several ``AxisMarks``.
public protocol AxisContent {
  @MainActor static func _collect(_ content: Self, into collector: inout _AxisCollector)
}

/// The groups of values of an axis, in order.
public struct _AxisCollector {
  var groups: [AxisGroup] = []
}

/// Values of an axis with the same parts.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The parts at a value; nil for the usual ones.
  var parts: (@MainActor (AxisValue) -> [AxisPart])?
  /// The format and the stroke of the usual parts.
  var format: AxisLabel.Content?
  var stroke: StrokeStyle?
}

/// A type-erased content of an axis.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Erases the type of a content.
  public init(_ content: any AxisContent) { self.content = content }

  /// Erases the type of a content.
  public init(erasing content: some AxisContent) { self.content = content }

  @MainActor public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    func collect<Content: AxisContent>(_ content: Content) { Content._collect(content, into: &collector) }
    collect(content.content)
  }
}

/// Builds the content of an axis.
@resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some AxisContent { NoAxis() }

  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: AxisContent, Next: AxisContent>(
    accumulated: First, next: Next
  ) -> some AxisContent { AxisPair(first: accumulated, next: next) }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  @MainActor public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    if let content { Wrapped._collect(content, into: &collector) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: &collector)
    case .second(let content): FalseContent._collect(content, into: &collector)
    }
  }
}

/// An axis without values.
private struct NoAxis: AxisContent {
  @MainActor static func _collect(_ content: Self, into collector: inout _AxisCollector) {}
}

/// The content of two others.
private struct AxisPair<First: AxisContent, Next: AxisContent>: AxisContent {
  let first: First
  let next: Next

  @MainActor static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    First._collect(content.first, into: &collector)
    Next._collect(content.next, into: &collector)
  }
}
