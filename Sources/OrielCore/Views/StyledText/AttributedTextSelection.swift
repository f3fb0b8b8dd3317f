import FoundationEssentials

/// The selection in a ``TextEditor`` of an `AttributedString`: a caret, with the attributes of what is typed there, or a
/// part of the text.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") {
///   text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
/// }
/// ```
///
/// Its positions belong to a text. Change both together, with `transform(updating:body:)` and the other methods of
/// `AttributedString` that take a selection. Positions of another text are moved to the nearest that are valid.
public struct AttributedTextSelection: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    /// A caret at the end of any text.
    case end
    case caret(AttributedString.Index, typing: AttributeContainer?)
    case ranges(RangeSet<AttributedString.Index>)
  }

  let storage: Storage

  /// Creates a caret at the end of the text.
  public init() { storage = .end }

  /// Creates a caret.
  ///
  /// - Parameters:
  ///   - insertionPoint: the position.
  ///   - typingAttributes: the attributes of what is typed there; nil for those of the text around the caret.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    storage = .caret(insertionPoint, typing: typingAttributes)
  }

  /// Creates a selected range, or a caret if the range is empty.
  public init(range: Range<AttributedString.Index>) {
    storage = range.isEmpty ? .caret(range.lowerBound, typing: nil) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges, such as those that are contiguous on screen in text of both directions. A
  /// caret at the end of the text if there are none.
  ///
  /// GTK selects contiguous text only: an editor selects all from the first range to the last one.
  public init(ranges: RangeSet<AttributedString.Index>) { storage = ranges.isEmpty ? .end : .ranges(ranges) }

  /// What is selected in a text.
  @frozen public enum Indices {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// One or more ranges.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Returns what is selected in a text. Positions of another text are moved to the nearest that are valid.
  public func indices(in text: AttributedString) -> Indices {
    switch storage {
    case .end: return .insertionPoint(text.endIndex)
    case .caret(let index, _): return .insertionPoint(text.nearest(to: index))
    case .ranges(let ranges):
      let ranges = RangeSet(ranges.ranges.map { text.nearest(to: $0.lowerBound)..<text.nearest(to: $0.upperBound) })
      return ranges.isEmpty ? .insertionPoint(text.nearest(to: lowest)) : .ranges(ranges)
    }
  }

  /// The side of a wrapped line or a change of the writing direction at which the caret is. GTK doesn't report it.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The first of the ranges' bounds, if there are any.
  private var lowest: AttributedString.Index {
    if case .ranges(let ranges) = storage, let first = ranges.ranges.first { return first.lowerBound }
    return AttributedString().startIndex
  }
}
