import FoundationEssentials

/// The node of `LazyVStack`, `LazyVGrid` and the horizontal ones. It has the length of all items, and children for the
/// visible items and a quarter of the visible length before and after. A line has one item, or one for each track of a
/// grid. Headers and footers may be pinned to the edges of the visible part (LazyStackNode+Pinning.swift).
///
/// Unknown lengths are estimated. What is visible doesn't move when items before it are inserted or removed, or turn out
/// to have another length than estimated: the scroll position changes by the difference.
package final class LazyStackNode: LayoutNode, ContentMaking {
  package var arrangement: Arrangement {
    didSet {
      guard arrangement != oldValue else { return }
      if arrangement.tracks != oldValue.tracks || arrangement.axis != oldValue.axis {
        resolvedLength = nil
        tracks = []
        knownLines = nil
      }
      lengths = nil
      setNeedsLayout()
    }
  }
  /// The number of items.
  package private(set) var itemCount = 0
  /// The sections of the items, in their order.
  private(set) var sections: [LazySection] = []
  /// The items of the children, in the same order; -1 for one that was removed.
  private(set) var childItems: [Int] = []
  /// The items for which children were last created; the child with the keyboard focus may be another one.
  package private(set) var presentItems = 0..<0
  /// The items that appear in an animation, until the next layout.
  private var insertedItems: Set<Int> = []
  /// Called after a layout if other items should have children. `setItems(_:present:)` has to be called.
  package var needsItems: (() -> Void)?

  private var lengths: LineLengths?
  private var knownLines: LazyLines?
  private var resolvedLength: CGFloat?
  /// The length of the grid across its lines, in which the tracks were resolved.
  private var ownLength: CGFloat = 0
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
  private var itemsPerLine: Int { max(1, tracks.count) }

  // MARK: Items

  /// Called when the children have been replaced by those of these items.
  ///
  /// - Parameter inserted: the items that appear in an animation. Others that come into view come from outside.
  package func setItems(_ items: [Int], present: Range<Int>, inserted: Set<Int> = []) {
    childItems = items
    presentItems = present
    insertedItems = inserted
    setNeedsLayout()
  }

  /// Removes the child of an item that is no longer in the stack.
  func removeItem(_ child: LayoutNode) {
    if let index = children.firstIndex(where: { $0 === child }), index < childItems.count {
      childItems.remove(at: index)
    }
    removeChild(child)
  }

  /// Called when items were replaced by others. Visible items keep their position.
  ///
  /// - Parameter sections: the sections of all items.
  package func replaceItems(_ removed: Range<Int>, with added: Int, sections: [LazySection]) {
    let anchor = firstVisibleChild.map { (item: $0, start: start(ofItem: $0)) }
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
    let (oldLines, hadSections) = (lines, !self.sections.isEmpty)
    itemCount += change
    self.sections = sections
    knownLines = nil
    replaceLines(of: removed, with: added, oldLines, inSections: hadSections || !sections.isEmpty)
    setNeedsLayout()
    guard let anchor, moved(anchor.item) >= 0 else { return }
    shift += start(ofItem: moved(anchor.item)) - anchor.start
  }

  /// Forgets the lengths of the lines that have other items now.
  private func replaceLines(of removed: Range<Int>, with added: Int, _ old: LazyLines, inSections: Bool) {
    guard lengths?.count == old.count else {
      lengths = nil
      return
    }
    let (perLine, change) = (itemsPerLine, added - removed.count)
    let start = old.line(of: removed.lowerBound)
    var (oldEnd, newEnd) = (old.count, lines.count)
    // The lines after the change have the same items, unless these move to other columns.
    if perLine == 1 || !inSections && change.isMultiple(of: perLine) {
      oldEnd = (removed.upperBound + perLine - 1) / perLine
      newEnd = (removed.lowerBound + added + perLine - 1) / perLine
    }
    lengths?.replace(start..<max(start, oldEnd), with: max(0, newEnd - start))
  }

  /// The first visible item; nil if the beginning of the stack is visible, which then remains visible.
  private var firstVisibleChild: Int? {
    guard let visible = visibleRange, visible.lowerBound > 0 else { return nil }
    return childItems.first { $0 >= 0 && start(ofItem: $0) + length(ofItem: $0) > visible.lowerBound }
  }

  func start(ofItem item: Int) -> CGFloat {
    let line = lines.line(of: item)
    return withLengths { $0.start(of: line) }
  }

  func length(ofItem item: Int) -> CGFloat {
    let line = lines.line(of: item)
    return withLengths { $0[line] } - lineSpacing
  }

  // MARK: Lines

  var lines: LazyLines {
    if let knownLines { return knownLines }
    let made = LazyLines(items: itemCount, perLine: itemsPerLine, sections: sections)
    knownLines = made
    return made
  }

  private func resolveTracks(across: CGFloat) -> CGFloat {
    guard !arrangement.tracks.isEmpty else { return across }
    if across != resolvedLength || tracks.isEmpty {
      resolvedLength = across
      let before = tracks.count
      (tracks, ownLength) = LazyGridTrack.resolve(arrangement.tracks, in: across, metrics: metrics)
      if tracks.count != before {
        lengths = nil
        knownLines = nil
      }
    }
    return ownLength
  }

  func withLengths<Result>(_ body: (inout LineLengths) -> Result) -> Result {
    let count = lines.count
    var value = lengths ?? LineLengths(count: count, estimate: 20 + lineSpacing)
    if value.count != count { value = LineLengths(count: count, estimate: value.estimate) }
    // Released, so that the value isn't copied.
    lengths = nil
    defer { lengths = value }
    return body(&value)
  }

  private func proposal(for item: Int, across: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[crossAxis] = track(of: item)?.length ?? across
    return proposal
  }

  /// The track of an item of a grid; nil if the item has the whole line.
  private func track(of item: Int) -> LazyGridTrack.Resolved? {
    tracks.isEmpty ? nil : lines.column(of: item).map { tracks[$0] }
  }

  /// The lines with children, and their lengths with the distance to the next line.
  private func measureLines(across: CGFloat) -> [(line: Int, length: CGFloat)] {
    var result: [(line: Int, length: CGFloat)] = []
    for (child, item) in zip(children, childItems) where item >= 0 {
      let length = child.sizeThatFits(proposal(for: item, across: across))[axis] + lineSpacing
      let line = lines.line(of: item)
      if let last = result.last, last.line == line {
        result[result.count - 1].length = max(last.length, length)
      } else {
        result.append((line, length))
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
    let measured = measureLines(across: across)
    // The first that isn't a header, if there is one.
    let typical = measured.first { !isLabel(lines.firstItem(of: $0.line)) } ?? measured.first
    let length = withLengths { lengths in
      if let typical { lengths.estimate(by: typical.length) }
      return measured.reduce(lengths.start(of: lengths.count)) { $0 + $1.length - lengths[$1.line] }
    }
    var size = CGSize.zero
    size[crossAxis] = across
    size[axis] = max(0, length - lineSpacing)
    return size
  }

  override package func placeChildren() {
    // In the length that was proposed when it was measured: its own may be longer, and would make the tracks longer.
    let proposed = arrangement.tracks.isEmpty ? nil : placedProposal[crossAxis]
    let across = resolveTracks(across: proposed.flatMap { $0.isFinite ? $0 : nil } ?? size[crossAxis])
    let measured = measureLines(across: across)
    let anchor = anchorLine(of: measured.map(\.line))
    for (line, length) in measured {
      let change = withLengths { $0.set(length, at: line) }
      if let anchor, line < anchor { shift += change }
    }
    let outer = surface?.placing
    // Items that have moved because of others keep their position on the screen, without motion.
    if shift != 0 { surface?.placing = nil }
    var arrivals = LazyArrivals(in: self, inserted: insertedItems)
    for (child, item) in zip(children, childItems) {
      guard item >= 0 else {
        child.withdraw()
        continue
      }
      let offered = proposal(for: item, across: across)
      let track = track(of: item)
      var corner = CGPoint.zero
      corner[axis] = shownStart(ofItem: item)
      corner[crossAxis] = track?.start ?? 0
      var cell = CGSize.zero
      cell[axis] = length(ofItem: item)
      cell[crossAxis] = track?.length ?? across
      let place = alignment(of: item).origin(
        of: child.dimensions(in: offered), in: ViewDimensions(size: cell, node: self, proposal: offered))
      let target = CGPoint(x: corner.x + place.x, y: corner.y + place.y)
      arrivals.willPlace(child, of: item, at: target, proposal: offered)
      child.place(at: target, proposal: offered)
    }
    insertedItems = []
    surface?.placing = outer
  }

  /// The line that keeps its place on the screen when lines get their lengths: of the visible lines the first with a known
  /// length, which the user has seen before, or else the first. Nil at the beginning, which remains visible.
  private func anchorLine(of measured: [Int]) -> Int? {
    guard let visible = visibleRange, visible.lowerBound > 0, lines.count > 0 else { return nil }
    return withLengths { lengths in
      let first = lengths.line(at: visible.lowerBound)
      let seen = measured.first {
        $0 >= first && lengths.isKnown($0) && lengths.start(of: $0) < visible.upperBound
      }
      return seen ?? first
    }
  }

  private func alignment(of item: Int) -> Alignment {
    let own = arrangement.trackAlignments
    guard own.contains(where: { $0 != nil }), let column = lines.column(of: item) else { return arrangement.alignment }
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
    if shift != 0 || scrollTarget != nil || areItemsDue { requestItems() }
  }

  override package func didAttach(to surface: LayoutSurface) { surface.host?.needsGeometry() }

  override package func didDetach(from surface: LayoutSurface) {
    isDue = false
    scroller = nil
  }
}
