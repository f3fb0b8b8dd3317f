import OrielCore

/// Content with a modifier.
struct StyledMarks<Content: ChartContent>: ChartContent, _Primitive {
  let content: Content
  let change: (inout Mark) -> Void

  @MainActor static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    let start = collector.marks.count
    Content._collect(content.content, into: &collector)
    for index in start..<collector.marks.count { content.change(&collector.marks[index]) }
  }
}

extension ChartContent {
  /// Changes each mark. A modifier that is closer to the mark has been applied before.
  func styled(_ change: @escaping (inout Mark) -> Void) -> StyledMarks<Self> {
    StyledMarks(content: self, change: change)
  }
}
