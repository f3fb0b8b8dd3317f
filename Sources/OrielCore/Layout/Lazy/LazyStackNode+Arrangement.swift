import FoundationEssentials

extension LazyStackNode {
  /// How the items are arranged.
  package struct Arrangement: Equatable {
    package var axis: Axis
    /// The distance between lines; nil for the platform's.
    package var spacing: CGFloat?
    /// The alignment of items across the line, or in their cell.
    package var alignment: Alignment
    /// The tracks of a grid; empty for a stack.
    package var tracks: [LazyGridTrack] = []
    /// The alignments that tracks set.
    package var trackAlignments: [Alignment?] = []
    /// The headers and footers that stay visible.
    package var pinned: PinnedScrollableViews = []

    package init(_ axis: Axis, alignment: Alignment, spacing: CGFloat?) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }
}
