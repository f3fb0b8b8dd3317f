import Foundation
import OrielCore

/// The rows of a list that are in view: it makes as many as fill the list, from a row that a test can scroll to.
@MainActor final class HeadlessList {
  let content: ListContent
  private unowned let widget: TestWidget
  /// The first row in view.
  private(set) var first = 0
  private var shown: [ShownRow] = []
  private var isUpdateDue = false
  /// The height that was filled last.
  private var filled: CGFloat = 0

  /// A row with a place of its own in layout.
  @MainActor private struct ShownRow {
    let row: ListRow
    let layout = RowLayout()

    var node: LayoutNode { layout.root }
  }

  init(_ content: ListContent, in widget: TestWidget) {
    self.content = content
    self.widget = widget
    content.display = self
    update(soon: true)
  }

  /// The list is gone.
  func dispose() {
    for row in shown { row.row.letGo() }
    shown = []
  }

  private func update(soon: Bool) {
    guard !isUpdateDue else { return }
    isUpdateDue = true
    widget.platform.scheduleTurn { [weak self] in self?.update() }
  }

  // MARK: In view

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
    var height: CGFloat = 0
    var index = first
    while index < content.count, height < size.height {
      height += add(content.row(at: index), &known, root, &rows, size.width)
      index += 1
    }
    // At the end of the list: the rows before fill what is left.
    while first > 0, height < size.height {
      first -= 1
      var before: [ShownRow] = []
      height += add(content.row(at: first), &known, root, &before, size.width)
      rows.insert(contentsOf: before, at: 0)
      if let node = before.first?.node { root.moveChild(node, after: nil) }
    }
    for row in known.values {
      root.removeChild(row.node)
      row.row.letGo()
    }
    shown = rows
  }

  private func add(
    _ row: ListRow, _ known: inout [ObjectIdentifier: ShownRow], _ root: LayoutNode, _ rows: inout [ShownRow],
    _ width: CGFloat
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
    }
    rows.append(place)
    return max(1, place.node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
  }

  /// The list has another size.
  func sizeDidChange() { if size.height > filled { update(soon: true) } }

  // MARK: What the user does

  /// Scrolls so that a row comes first.
  func scroll(to index: Int) {
    first = index
    update(soon: true)
  }

  /// Which row of the list is shown in a place of the layout.
  func index(of node: LayoutNode) -> Int? { shown.first { $0.layout.row === node }?.row.index }
}

extension HeadlessList: ListDisplay {
  func rowsDidChange(_ change: RowChange) {
    // What is in view stays there, but for the beginning.
    if first > 0, let moved = change.index(after: first) { first = moved }
    update(soon: true)
  }

  func selectionDidChange() { widget.platform.version += 1 }

  var pivots: [ListRow] { shown.map(\.row) }
}
