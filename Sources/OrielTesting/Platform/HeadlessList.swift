import Foundation
import OrielCore

/// The visible rows of a list or a table: as many as fill the list, beginning with a row to which a test can scroll.
@MainActor final class HeadlessList {
  let content: ListContent
  unowned let widget: TestWidget
  /// The look of a list; a table has that of a plain one.
  var look: _ListLook { (widget.element as? ListElement)?.look ?? .plain }
  /// The index of the first visible row.
  private(set) var first = 0
  /// The part of the first visible row that is above the list.
  private var offset: CGFloat = 0
  private var shown: [ShownRow] = []
  /// The row that has the focus while the list has it. It is held while it is out of view.
  var focusedRow: ListRow? {
    didSet {
      guard let oldValue, oldValue !== focusedRow, !shown.contains(where: { $0.row === oldValue }) else { return }
      oldValue.release()
    }
  }
  private var lostFocus: LostRowFocus?
  /// The other end of the rows that Shift extends the selection over.
  var anchor: ListRow?
  private var isUpdateDue = false
  /// The animation of the last change of the rows.
  private var motion: ClockAnimation?
  /// The height that was last filled.
  private var filled: CGFloat = 0

  /// A row with its own layout.
  @MainActor private struct ShownRow {
    let row: ListRow
    let layout = RowLayout()

    /// The cells of a row of a table, beside each other.
    let cells = StackNode(StackArrangement())

    var node: LayoutNode { layout.root }

    /// Shows the cells that there are now.
    func showCells() {
      guard !layout.cells.isEmpty || cells.childCount > 0 else { return }
      if cells.parent == nil { layout.insert(cells, after: nil) }
      let wanted = layout.cells.map(\.layout.root)
      for cell in cells.children where !wanted.contains(where: { $0 === cell }) { cells.removeChild(cell) }
      var last: LayoutNode?
      for cell in wanted {
        if cell.parent == nil { cells.insertChild(cell, after: last) } else { cells.moveChild(cell, after: last) }
        last = cell
      }
    }
  }

  init(_ content: ListContent, in widget: TestWidget) {
    self.content = content
    self.widget = widget
    lostFocus = LostRowFocus(in: content) { [weak self] in self?.moveFocus(to: $0) }
    content.display = self
    update(soon: true)
  }

  /// Releases all rows.
  func dispose() {
    for row in shown { row.row.release() }
    shown = []
    focusedRow = nil
  }

  private func update(soon: Bool) {
    guard !isUpdateDue else { return }
    isUpdateDue = true
    widget.platform.scheduleTurn { [weak self] in self?.update() }
  }

  // MARK: Visible rows

  private var size: CGSize {
    if let size = widget.leaf?.size, size.height > 0 { return size }
    let proposal = widget.surface?.proposal
    return CGSize(width: limit(proposal?.width, 900), height: limit(proposal?.height, 650))
  }

  private func limit(_ length: CGFloat?, _ other: CGFloat) -> CGFloat {
    length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? other
  }

  private func update() {
    isUpdateDue = false
    guard !widget.isDisposed, let root = widget.content?.root else { return }
    let size = size
    filled = size.height
    var known: [ObjectIdentifier: ShownRow] = [:]
    for row in shown { known[ObjectIdentifier(row.row)] = row }
    first = max(0, min(first, content.count - 1))
    var rows: [ShownRow] = []
    var heights: [CGFloat] = []
    func addBefore() {
      first -= 1
      var before: [ShownRow] = []
      heights.insert(add(content.row(at: first), &known, root, &before), at: 0)
      rows.insert(contentsOf: before, at: 0)
      if let node = before.first?.node { root.moveChild(node, after: nil) }
    }
    while offset < 0, first > 0 {
      addBefore()
      offset += heights[0]
    }
    offset = max(0, offset)
    var height = heights.reduce(-offset, +)
    var index = first + rows.count
    while index < content.count, height < size.height {
      heights.append(add(content.row(at: index), &known, root, &rows))
      height += heights[heights.count - 1]
      index += 1
    }
    // At the end of the list, preceding rows fill the remaining height.
    if height < size.height {
      height += offset
      offset = 0
      while first > 0, height < size.height {
        addBefore()
        height += heights[0]
      }
      offset = max(0, height - size.height)
    }
    while rows.count > 1, offset >= heights[0] {
      offset -= heights.removeFirst()
      let row = rows.removeFirst()
      known[ObjectIdentifier(row.row)] = row
      first += 1
    }
    for row in known.values {
      root.removeChild(row.node)
      if row.row === focusedRow { row.row.unmount() } else { row.row.release() }
    }
    shown = rows
    widget.contentScroll.showContent(from: offset)
  }

  private func add(
    _ row: ListRow, _ known: inout [ObjectIdentifier: ShownRow], _ root: LayoutNode, _ rows: inout [ShownRow]
  ) -> CGFloat {
    let last = rows.last?.node
    let place: ShownRow
    if let old = known.removeValue(forKey: ObjectIdentifier(row)) {
      place = old
      root.moveChild(place.node, after: last)
    } else {
      place = ShownRow(row: row)
      root.insertChild(place.node, after: last)
      content.mount(row, in: place.layout)
      place.showCells()
      place.layout.cellsDidChange = { place.showCells() }
    }
    rows.append(place)
    return height(of: place)
  }

  /// Called when the size of the list has changed.
  func sizeDidChange() { if size.height > filled { update(soon: true) } }

  // MARK: User actions

  /// Scrolls so that a row is the first visible one.
  func scroll(to index: Int) {
    first = index
    offset = 0
    update(soon: true)
  }

  /// Scrolls by a distance. Rows on the way that are further than a page away have the mean height of the visible ones.
  func scroll(by distance: CGFloat) {
    update()
    offset += distance
    let mean = shown.isEmpty ? 0 : shown.reduce(0) { $0 + height(of: $1) } / CGFloat(shown.count)
    let far = abs(distance) - 2 * size.height
    if far > 0, mean > 0 {
      let target = max(0, min(content.count - 1, first + Int(far / mean) * (distance < 0 ? -1 : 1)))
      offset -= CGFloat(target - first) * mean
      first = target
    }
    update()
  }

  private func height(of row: ShownRow) -> CGFloat {
    max(1, row.node.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height)
  }

  /// The index of the row with a layout node.
  func index(of node: LayoutNode) -> Int? { row(of: node)?.index }

  /// The row with a layout node.
  func row(of node: LayoutNode) -> ListRow? { shown.first { $0.layout.row === node }?.row }

  /// The visible rows, from the top.
  var visibleRows: [ListRow] { shown.map(\.row) }

  /// The layout node of a visible row.
  func node(of row: ListRow) -> LayoutNode? { shown.first { $0.row === row }?.layout.row }
}

extension HeadlessList: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    if let animated = Transaction.current, animated.animation != nil {
      // The completion runs after the motion.
      motion = widget.content?.clock?.animate(in: Transaction(animated)) { _ in }
    }
    // Visible rows remain visible, unless the beginning of the list is.
    if first > 0 || offset > 0, let moved = change.index(after: first) { first = moved }
    lostFocus?.rowsDidChange(change, focused: widget.hasFocus ? focusedRow : nil)
    update(soon: true)
  }

  func selectionDidChange() { widget.platform.version += 1 }

  func scroll(to target: RowScrollTarget) {
    guard let index = target.index else { return }
    let visible = shown.compactMap(\.row.index)
    var room: CGFloat
    if let anchor = target.anchor {
      room = anchor.y * (size.height - height(of: index))
    } else if let last = visible.last, index >= last {
      room = size.height - height(of: index)
    } else if visible.contains(index) {
      return
    } else {
      room = 0
    }
    first = index
    offset = 0
    while first > 0 {
      room -= height(of: first - 1)
      if room < 0 { break }
      first -= 1
    }
    update(soon: true)
  }

  private func height(of index: Int) -> CGFloat {
    let known = shown.first { $0.row.index == index } ?? shown.first
    return known.map { height(of: $0) } ?? 24
  }

  var rowsWithContent: [ListRow] { visibleRows }

  private func moveFocus(to index: Int) {
    guard widget.hasFocus else { return }
    focusedRow = content.row(at: index)
    anchor = focusedRow
  }

  var pivots: [ListRow] {
    let rows = shown.map(\.row)
    guard widget.hasFocus, let focusedRow else { return rows }
    return [focusedRow] + rows.filter { $0 !== focusedRow }
  }
}
