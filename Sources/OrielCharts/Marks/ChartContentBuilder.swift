import OrielCore

/// Builds the content of a chart.
@resultBuilder public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some ChartContent { NoMarks() }

  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
    accumulated: First, next: Next
  ) -> some ChartContent { MarkPair(first: accumulated, next: next) }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// One of two contents of a chart or axis, by a condition.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: _Primitive {}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    switch content.storage {
    case .first(let content): TrueContent._collect(content, into: &collector)
    case .second(let content): FalseContent._collect(content, into: &collector)
    }
  }
}

/// Content without marks.
struct NoMarks: ChartContent, _Primitive {
  @MainActor static func _collect(_ content: Self, into collector: inout _MarkCollector) {}
}

/// The content of two others, one after the other.
struct MarkPair<First: ChartContent, Next: ChartContent>: ChartContent, _Primitive {
  let first: First
  let next: Next

  @MainActor static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    First._collect(content.first, into: &collector)
    Next._collect(content.next, into: &collector)
  }
}
