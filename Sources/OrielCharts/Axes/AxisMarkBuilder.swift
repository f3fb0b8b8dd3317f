import OrielCore

/// Builds the parts of an axis at a value.
@resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some AxisMark { NoAxisMarks() }

  public static func buildPartialBlock<Content: AxisMark>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: AxisMark, Next: AxisMark>(
    accumulated: First, next: Next
  ) -> some AxisMark { AxisMarkPair(first: accumulated, next: next) }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }

  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    if let mark { Wrapped._collect(mark, into: &collector) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    switch mark.storage {
    case .first(let mark): TrueContent._collect(mark, into: &collector)
    case .second(let mark): FalseContent._collect(mark, into: &collector)
    }
  }
}

/// No parts.
private struct NoAxisMarks: AxisMark {
  @MainActor static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {}
}

/// The parts of two others, one after the other.
private struct AxisMarkPair<First: AxisMark, Next: AxisMark>: AxisMark {
  let first: First
  let next: Next

  @MainActor static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    First._collect(mark.first, into: &collector)
    Next._collect(mark.next, into: &collector)
  }
}
