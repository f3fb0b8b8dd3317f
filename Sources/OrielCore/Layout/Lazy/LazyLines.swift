/// A section of the items of a lazy stack.
package struct LazySection: Equatable, Sendable {
  /// All items, with the header and the footer.
  package var items: Range<Int>
  package var header: Int?
  package var footer: Int?

  package init(items: Range<Int>, header: Int?, footer: Int?) {
    self.items = items
    self.header = header
    self.footer = footer
  }
}

/// The lines of the items of a lazy stack. In a grid, a header or footer has a line of its own, and the items of each
/// section begin a new line.
struct LazyLines {
  /// Consecutive items that begin a new line.
  private struct Block {
    var item: Int
    var line: Int
    var isLabel: Bool
  }

  let count: Int
  private let itemCount: Int
  private let perLine: Int
  /// Empty if all items are one block.
  private var blocks: [Block] = []

  /// - Parameter sections: in their order.
  init(items itemCount: Int, perLine: Int, sections: [LazySection]) {
    self.itemCount = itemCount
    self.perLine = perLine
    guard perLine > 1, !sections.isEmpty else {
      count = (itemCount + perLine - 1) / perLine
      return
    }
    var (item, line) = (0, 0)
    var blocks: [Block] = []
    func add(_ end: Int, isLabel: Bool = false) {
      guard end > item else { return }
      blocks.append(Block(item: item, line: line, isLabel: isLabel))
      line += isLabel ? 1 : (end - item + perLine - 1) / perLine
      item = end
    }
    for section in sections {
      add(section.items.lowerBound)
      if let header = section.header { add(header + 1, isLabel: true) }
      add(section.footer ?? section.items.upperBound)
      if let footer = section.footer { add(footer + 1, isLabel: true) }
    }
    add(itemCount)
    count = line
    self.blocks = blocks
  }

  /// The line of an item. For the number of items, the number of lines.
  func line(of item: Int) -> Int {
    if item >= itemCount { return count }
    guard let block = block({ $0.item <= item }) else { return item / perLine }
    return block.line + (block.isLabel ? 0 : (item - block.item) / perLine)
  }

  /// The index of an item in its line; nil for a header or footer, which has the whole line.
  func column(of item: Int) -> Int? {
    guard let block = block({ $0.item <= item }) else { return item % perLine }
    return block.isLabel ? nil : (item - block.item) % perLine
  }

  /// The first item of a line. For the number of lines, the number of items.
  func firstItem(of line: Int) -> Int {
    if line >= count { return itemCount }
    guard let block = block({ $0.line <= line }) else { return line * perLine }
    return block.item + (line - block.line) * perLine
  }

  /// The last block for which a condition holds, which is true for the blocks up to some point.
  private func block(_ isBefore: (Block) -> Bool) -> Block? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? blocks[low - 1] : nil
  }
}
