import FoundationEssentials

/// Headers and footers that stay visible while their section is scrolled.
extension LazyStackNode {
  /// The section of an item.
  private func section(of item: Int) -> LazySection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].items.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].items.contains(item) ? sections[low] : nil
  }

  /// Whether an item is a header or a footer.
  func isLabel(_ item: Int) -> Bool { section(of: item).map { $0.header == item || $0.footer == item } ?? false }

  /// The section of an item that is a header or footer to be pinned.
  private func pinningSection(of item: Int) -> LazySection? {
    guard !arrangement.pinned.isEmpty, let section = section(of: item) else { return nil }
    let isHeader = arrangement.pinned.contains(.sectionHeaders) && section.header == item
    let isFooter = arrangement.pinned.contains(.sectionFooters) && section.footer == item
    return isHeader || isFooter ? section : nil
  }

  /// Whether an item is a header or footer that is pinned while it would not be visible.
  package func isPinned(_ item: Int) -> Bool { pinningSection(of: item) != nil }

  /// The items that should have children besides the visible ones.
  package var wantedPins: [Int] {
    guard !arrangement.pinned.isEmpty, !sections.isEmpty, itemCount > 0, isPlaced, let visible = clearRange,
      visible.upperBound > 0, visible.lowerBound < size[axis]
    else { return [] }
    func item(at point: CGFloat) -> Int { lines.firstItem(of: withLengths { $0.line(at: point) }) }
    var items: [Int] = []
    if let header = section(of: item(at: visible.lowerBound))?.header { items.append(header) }
    if let footer = section(of: item(at: visible.upperBound))?.footer { items.append(footer) }
    let wanted = wantedItems
    return items.filter { !wanted.contains($0) && isPinned($0) }
  }

  /// The position of an item, which may be pinned.
  func shownStart(ofItem item: Int) -> CGFloat {
    let start = start(ofItem: item)
    guard let section = pinningSection(of: item), let visible = clearRange else { return start }
    let length = length(ofItem: item)
    if item == section.header {
      // A footer isn't covered.
      let last = section.footer.map { $0 - 1 } ?? section.items.upperBound - 1
      let end = self.start(ofItem: last) + self.length(ofItem: last)
      return max(start, min(visible.lowerBound, end - length))
    }
    let first = section.header.map { $0 + 1 } ?? section.items.lowerBound
    return min(start, max(visible.upperBound - length, self.start(ofItem: first)))
  }

  /// Whether headers or footers have to be moved, or widgets reordered.
  var arePinsDue: Bool {
    guard !arrangement.pinned.isEmpty, !sections.isEmpty else { return false }
    if wantedPins.contains(where: { !childItems.contains($0) }) { return true }
    return zip(children, childItems).contains { child, item in
      guard item >= 0, child.isPlaced, isPinned(item) else { return false }
      let start = shownStart(ofItem: item)
      return abs(child.offset[axis] - start) > 0.01 || isRaised(child) != (start != self.start(ofItem: item))
    }
  }

  /// Moves the headers and footers to their positions for the current scroll position.
  func movePins() {
    guard !arrangement.pinned.isEmpty, !sections.isEmpty else { return }
    for (child, item) in zip(children, childItems) where item >= 0 && child.isPlaced && isPinned(item) {
      let start = shownStart(ofItem: item)
      if abs(child.offset[axis] - start) > 0.01 {
        var offset = child.offset
        offset[axis] = start
        child.place(at: offset, proposal: child.placedProposal)
        surface?.setNeedsDisplay()
      }
      child.firstLeaf?.isRaised = start != self.start(ofItem: item)
    }
  }

  private func isRaised(_ child: LayoutNode) -> Bool { child.firstLeaf?.isRaised ?? false }
}

extension LayoutNode {
  /// The leaf that the node is or contains, if it has a single descendant at each level.
  fileprivate final var firstLeaf: LeafNode? {
    var node = self
    while node.kind != .leaf {
      guard let child = node.firstChild else { return nil }
      node = child
    }
    return unsafeDowncast(node, to: LeafNode.self)
  }
}
