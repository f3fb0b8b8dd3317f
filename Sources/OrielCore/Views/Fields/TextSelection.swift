/// The selected part of a text, or the place of the caret in it.
///
/// ```swift
/// @State private var name = "Draft"
/// @State private var selection: TextSelection?
///
/// TextField("Name", text: $name, selection: $selection)
/// Button("Select All") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
/// ```
///
/// The indices are those of the text to which the field is bound. A field moves an index behind the end of its text to
/// the end, and an index inside a character to the beginning of that character.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts of a text that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range. It is empty if nothing is selected: it is the place of the caret.
    case selection(Range<String.Index>)
    /// Several ranges. GTK selects one part only: the smallest range that contains all of them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts of the text.
  public var indices: Indices
  /// To which side of a line break or a change of the writing direction the caret belongs: the value of
  /// ``View/textSelectionAffinity(_:)`` around the field. GTK has no such property.
  public internal(set) var affinity = TextSelectionAffinity.automatic

  /// Creates a selection that is a caret.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Creates a selection of one part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, so that typing inserts.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// Which of two places is that of a caret at a line break or a change of the writing direction: the end of a line, or the
/// beginning of the next one.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The platform's default.
  case automatic
  /// The place before.
  case upstream
  /// The place behind.
  case downstream
}

extension TextSelection {
  /// Creates the selection of a range of a text in UTF-8.
  package init(_ range: Range<Int>, in text: String, _ affinity: TextSelectionAffinity) {
    self.init(range: text.characterStart(atUTF8: range.lowerBound)..<text.characterStart(atUTF8: range.upperBound))
    self.affinity = affinity
  }

  /// The range of whole characters of a text that is selected, in UTF-8; nil if there is none.
  package func range(in text: String) -> Range<Int>? {
    let hull: Range<String.Index>
    switch indices {
    case .selection(let range): hull = range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      hull = first.lowerBound..<last.upperBound
    }
    return text.characterOffset(of: hull.lowerBound)..<text.characterOffset(of: hull.upperBound)
  }
}

private enum AffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

extension EnvironmentValues {
  /// To which side of a line break the carets of fields belong, as the app has set it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[AffinityKey.self] }
    set { self[AffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the ``TextSelection/affinity`` of the selections that the fields in this view report.
  ///
  /// It doesn't move the caret: GTK itself decides on which line the caret is displayed.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
