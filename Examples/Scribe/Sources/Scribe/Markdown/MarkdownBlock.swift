/// A part of a Markdown text that stands by itself.
indirect enum MarkdownBlock: Equatable, Sendable {
  case heading(level: Int, String)
  case paragraph(String)
  case list(start: Int?, [Item])
  case quote([MarkdownBlock])
  case code(String)
  case rule

  /// An item of a list.
  struct Item: Equatable, Sendable {
    /// Whether the task is done; nil for what is no task.
    var isDone: Bool?
    var blocks: [MarkdownBlock]
  }
}
