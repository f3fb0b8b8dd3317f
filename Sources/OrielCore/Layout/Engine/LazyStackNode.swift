import FoundationEssentials

/// The node of `LazyVStack`, `LazyVGrid` and the horizontal ones. It has the length of all items, and children for the
/// visible items and a quarter of the visible length before and after. A line has one item, or one for each track of a
/// grid.
///
/// Unknown lengths are estimated. When items before the visible part turn out to have another length, the scroll
/// position changes by the difference, so that what is visible doesn't move.
package final class LazyStackNode: LayoutNode, ContentMaking {
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

    package init(_ axis: Axis, alignment: Alignment, spacing: CGFloat?) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }

  package var arrangement: Arrangement {
    didSet {
      guard arrangement != oldValue else { return }
      resolvedLength = nil
      tracks = []
      lengths = nil
      setNeedsLayout()
    }
  }
  /// The number of items.
  package private(set) var itemCount = 0
  /// The items of the children, in the same order; -1 for one that was removed.
  private(set) var childItems: [Int] = []
  /// The items for which children were last created; the child with the keyboard focus may be another one.
  package private(set) var presentItems = 0..<0
  /// Called after a layout if other items should have children. `setItems(_:present:)` has to be called.
  package var needsItems: (() -> Void)?

  private var lengths: LineLengths?
  private var resolvedLength: CGFloat?
  private var tracks: [LazyGridTrack.Resolved] = []
  /// The distance by which the visible content has moved since the last correction of the scroll position.
  var shift: CGFloat = 0
  var scrollTarget: LazyScrollTarget?
  private weak var scroller: LayoutSurface?
  var isDue = false

  package init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  var axis: Axis { arrangement.axis }
  private var crossAxis: Axis { axis == .vertical ? .horizontal : .vertical }
  private var lineSpacing: CGFloat { arrangement.spacing ?? metrics.spacing }
  var itemsPerLine: Int { max(1, tracks.count) }

  // MARK: Items

  /// Called when the children have been replaced by those of these items.
  package func setItems(_ items: [Int], present: Range<Int>) {
    childItems = items
    presentItems = present
    setNeedsLayout()
  }

  /// Called when items were replaced by others. Visible items keep their position.
  package func replaceItems(_ removed: Range<Int>, with added: Int) {
    let anchor = firstVisibleChild.map { (item: $0, start: start(ofItem: $0)) }
    itemCount += added - removed.count
    let change = added - removed.count
    func moved(_ item: Int) -> Int {
      item < removed.lowerBound ? item : item < removed.upperBound ? -1 : item + change
    }
    childItems = childItems.map(moved)
    if presentItems.lowerBound >= removed.upperBound {
      presentItems = presentItems.lowerBound + change..<presentItems.upperBound + change
    } else if presentItems.upperBound > removed.lowerBound {
      presentItems = 0..<0
    }
    if itemsPerLine == 1 { lengths?.replace(removed, with: added) } else { lengths = nil }
    setNeedsLayout()
    guard let anchor, moved(anchor.item) >= 0 else { return }
    shift += start(ofItem: moved(anchor.item)) - anchor.start
  }

  /// The first visible item; nil if the beginning of the stack is visible, which then remains visible.
  private var firstVisibleChild: Int? {
    guard let visible = visibleRange, visible.lowerBound > 0 else { return nil }
    return childItems.first { $0 >= 0 && start(ofItem: $0) + length(ofItem: $0) > visible.lowerBound }
  }

  func start(ofItem item: Int) -> CGFloat { withLengths { $0.start(of: min(item / itemsPerLine, $0.count)) } }
  func length(ofItem item: Int) -> CGFloat { withLengths { $0[item / itemsPerLine] } - lineSpacing }

  // MARK: Lines

  private func resolveTracks(across: CGFloat) -> CGFloat {
    guard !arrangement.tracks.isEmpty else { return across }
    if across != resolvedLength || tracks.isEmpty {
      resolvedLength = across
      let before = tracks.count
      tracks = LazyGridTrack.resolve(arrangement.tracks, in: across, metrics: metrics).tracks
      if tracks.count != before { lengths = nil }
    }
    return tracks.last.map { $0.start + $0.length } ?? across
  }

  func withLengths<Result>(_ body: (inout LineLengths) -> Result) -> Result {
    let count = (itemCount + itemsPerLine - 1) / itemsPerLine
    var value = lengths ?? LineLengths(count: count, estimate: 20 + lineSpacing)
    if value.count != count { value = LineLengths(count: count, estimate: value.estimate) }
    // Released, so that the value isn't copied.
    lengths = nil
    defer { lengths = value }
    return body(&value)
  }

  private func proposal(for item: Int, across: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[crossAxis] = tracks.isEmpty ? across : tracks[item % itemsPerLine].length
    return proposal
  }

  /// The lines with children, and their lengths with the distance to the next line.
  private func measureLines(across: CGFloat) -> [(line: Int, length: CGFloat)] {
    var result: [(line: Int, length: CGFloat)] = []
    for (child, item) in zip(children, childItems) where item >= 0 {
      let length = child.sizeThatFits(proposal(for: item, across: across))[axis] + lineSpacing
      if let last = result.last, last.line == item / itemsPerLine {
        result[result.count - 1].length = max(last.length, length)
      } else {
        result.append((item / itemsPerLine, length))
      }
    }
    return result
  }

  // MARK: LayoutNode

  override package func findSensitivity() -> Axis.Set { Axis.Set(crossAxis) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    var across = proposal[crossAxis] ?? 0
    if proposal[crossAxis] == nil || !across.isFinite {
      across = children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[crossAxis]) }
    }
    across = resolveTracks(across: across)
    let lines = measureLines(across: across)
    let length = withLengths { lengths in
      if let first = lines.first { lengths.estimate(by: first.length) }
      return lines.reduce(lengths.start(of: lengths.count)) { $0 + $1.length - lengths[$1.line] }
    }
    var size = CGSize.zero
    size[crossAxis] = across
    size[axis] = max(0, length - lineSpacing)
    return size
  }

  override package func placeChildren() {
    let across = resolveTracks(across: size[crossAxis])
    let visible = visibleRange
    for (line, length) in measureLines(across: across) {
      let start = withLengths { $0.start(of: line) }
      let known = withLengths { $0[line] }
      let change = withLengths { $0.set(length, at: line) }
      if let visible, change != 0, start + known <= visible.lowerBound { shift += change }
    }
    for (child, item) in zip(children, childItems) {
      guard item >= 0 else {
        child.withdraw()
        continue
      }
      let offered = proposal(for: item, across: across)
      let track = tracks.isEmpty ? nil : tracks[item % itemsPerLine]
      var corner = CGPoint.zero
      corner[axis] = start(ofItem: item)
      corner[crossAxis] = track?.start ?? 0
      var cell = CGSize.zero
      cell[axis] = length(ofItem: item)
      cell[crossAxis] = track?.length ?? across
      let place = alignment(of: item).origin(
        of: child.dimensions(in: offered), in: ViewDimensions(size: cell, node: self, proposal: offered))
      child.place(at: CGPoint(x: corner.x + place.x, y: corner.y + place.y), proposal: offered)
    }
  }

  private func alignment(of item: Int) -> Alignment {
    let column = item % itemsPerLine
    let own = arrangement.trackAlignments
    guard own.contains(where: { $0 != nil }) else { return arrangement.alignment }
    // An adaptive track is resolved to several.
    let extra = tracks.count - own.count
    let adaptive = arrangement.tracks.firstIndex { if case .adaptive = $0.length { true } else { false } } ?? own.count
    let track = column <= adaptive ? column : max(adaptive, column - extra)
    return own[min(track, own.count - 1)] ?? arrangement.alignment
  }

  // The guides of the items don't apply to the stack.
  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  override package func stackAxis(of child: LayoutNode) -> Axis? { axis }

  override package func didPlace() {
    let scrolling = surface?.scrollingSurface
    if scroller !== scrolling {
      scroller = scrolling
      scrolling?.addLazyStack(self)
    }
    if shift != 0 || scrollTarget != nil || wantedItems != presentItems { requestItems() }
  }

  override package func didAttach(to surface: LayoutSurface) { surface.host?.needsGeometry() }

  override package func didDetach(from surface: LayoutSurface) {
    isDue = false
    scroller = nil
  }

  func makeContent() {
    isDue = false
    let distance = shift
    shift = 0
    if distance != 0 { scroll(by: distance) }
    continueScrolling()
    if wantedItems != presentItems { needsItems?() }
  }
}
