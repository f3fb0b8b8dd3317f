/// A box in which rows of a form are displayed.
@MainActor package protocol RowBox: LayoutContainer {
  /// The layout node of the box, which is a child of the form's column.
  var node: LayoutNode { get }
  /// Releases the box, after its last row was removed or together with the form.
  func dispose()
}

/// The content of a form in a column: each run of adjacent rows in a box of its own, and between them what stands alone,
/// such as a section, which has its box already.
///
/// A change costs as much as the rows that change their box: none, unless something that stands alone is inserted
/// between two rows of a box, or removed.
@MainActor package final class RowRuns: LayoutContainer {
  private final class Run {
    let box: any RowBox
    var count = 0

    init(_ box: any RowBox) { self.box = box }
  }

  private final class Entry {
    let node: LayoutNode
    /// The run of the row; nil for what stands alone.
    var run: Run?
    // The table owns the entries.
    unowned var previous: Entry?
    unowned var next: Entry?

    init(_ node: LayoutNode) { self.node = node }

    /// The child of the column that displays the entry.
    @MainActor var part: LayoutNode { run?.box.node ?? node }
  }

  private let column: any LayoutContainer
  private let standsAlone: (LayoutNode) -> Bool
  private let makeBox: () -> any RowBox
  private var entries: [ObjectIdentifier: Entry] = [:]
  private unowned var first: Entry?

  /// - Parameters:
  ///   - column: the container of the boxes, and of what stands alone.
  ///   - standsAlone: returns whether a view isn't a row.
  ///   - makeBox: creates an empty box.
  package init(
    in column: any LayoutContainer, standsAlone: @escaping (LayoutNode) -> Bool, makeBox: @escaping () -> any RowBox
  ) {
    self.column = column
    self.standsAlone = standsAlone
    self.makeBox = makeBox
  }

  private func entry(of node: LayoutNode?) -> Entry? { node.flatMap { entries[ObjectIdentifier($0)] } }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    let entry = Entry(node)
    entries[ObjectIdentifier(node)] = entry
    link(entry, after: self.entry(of: sibling))
    if standsAlone(node) {
      separate(entry) { column.insert(node, after: $0) }
    } else {
      join(entry, run(beside: entry))
    }
  }

  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let entry = entry(of: node), node !== sibling, entry.previous?.node !== sibling else { return }
    unlink(entry)
    guard let run = entry.run else {
      unite(entry)
      link(entry, after: self.entry(of: sibling))
      return separate(entry) { column.move(node, after: $0) }
    }
    link(entry, after: self.entry(of: sibling))
    let target = self.run(beside: entry)
    if target === run { return run.box.move(node, after: precedingRow(of: entry)) }
    leave(entry, run)
    join(entry, target)
  }

  package func remove(_ node: LayoutNode) {
    guard let entry = entry(of: node) else { return }
    unlink(entry)
    if let run = entry.run {
      leave(entry, run)
    } else {
      column.remove(node)
      unite(entry)
    }
    entries[ObjectIdentifier(node)] = nil
  }

  /// Releases the boxes.
  package func dispose() {
    var last: Run?
    var next = first
    while let entry = next {
      if let run = entry.run, run !== last { run.box.dispose() }
      last = entry.run
      next = entry.next
    }
    first = nil
    entries = [:]
  }

  // MARK: Order

  private func link(_ entry: Entry, after previous: Entry?) {
    let next = previous.map { $0.next } ?? first
    entry.previous = previous
    entry.next = next
    next?.previous = entry
    if let previous { previous.next = entry } else { first = entry }
  }

  /// Takes an entry out of the order. It still knows its former neighbors.
  private func unlink(_ entry: Entry) {
    if let previous = entry.previous { previous.next = entry.next } else { first = entry.next }
    entry.next?.previous = entry.previous
  }

  // MARK: Rows

  private func run(beside entry: Entry) -> Run? { entry.previous?.run ?? entry.next?.run }

  private func precedingRow(of entry: Entry) -> LayoutNode? {
    entry.previous.flatMap { $0.run == nil ? nil : $0.node }
  }

  /// Displays a row in a run, or in a new one.
  private func join(_ entry: Entry, _ run: Run?) {
    let run = run ?? makeRun(after: entry.previous)
    entry.run = run
    run.count += 1
    run.box.insert(entry.node, after: precedingRow(of: entry))
  }

  private func makeRun(after previous: Entry?) -> Run {
    let run = Run(makeBox())
    column.insert(run.box.node, after: previous?.part)
    return run
  }

  private func leave(_ entry: Entry, _ run: Run) {
    entry.run = nil
    run.box.remove(entry.node)
    run.count -= 1
    guard run.count == 0 else { return }
    column.remove(run.box.node)
    run.box.dispose()
  }

  // MARK: What stands alone

  /// Displays an entry between rows: those after it get another box than those before it.
  private func separate(_ entry: Entry, _ show: (LayoutNode?) -> Void) {
    show(entry.previous?.part)
    guard let run = entry.previous?.run, let next = entry.next, next.run === run else { return }
    transfer(from: next, of: run, to: makeRun(after: entry))
  }

  /// Unites the runs that an entry has separated.
  private func unite(_ entry: Entry) {
    guard let run = entry.previous?.run, let next = entry.next, let other = next.run, other !== run else { return }
    transfer(from: next, of: other, to: run)
  }

  /// Moves the rows from `start` to the end of their run to the end of another run.
  private func transfer(from start: Entry, of run: Run, to other: Run) {
    var next: Entry? = start
    while let row = next, row.run === run {
      next = row.next
      leave(row, run)
      join(row, other)
    }
  }
}
