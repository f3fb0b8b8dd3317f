/// The rows of a view in a list: their number, their order, and the content of each that the platform requests.
///
/// The rows of a list form a tree as its views do. Every node counts its rows from 0, and notifies the node around it
/// of changes in steps. At each step, the node already has the rows after the step.
@MainActor public class _RowsNode: _GraphNode, RowsOuter {
  /// The rows or the list that these rows are part of.
  final weak var outer: (any RowsOuter)?

  /// The nodes that the rows consist of, in order; empty for a node with rows of its own.
  final var parts: [_RowsNode] = [] {
    didSet { starts = nil }
  }
  /// The start of each part and the end of the last one; nil until they are computed.
  private var starts: [Int]?

  /// The content that rows have left behind.
  final var spares: [ObjectIdentifier: WeakSpare] = [:]

  /// Notified when traits of rows may have changed; nil if no body has read them.
  private(set) final var traitReaders: DependencySource?

  // MARK: What subclasses do

  /// The number of rows.
  package var count: Int {
    if parts.count == 1 { return parts[0].count }
    return partStarts[parts.count]
  }

  /// The row at an index. It is the same object for as long as the platform holds it.
  package func row(at index: Int) -> ListRow {
    let (part, inner) = part(at: index)
    return part.row(at: inner)
  }

  /// Creates the content of a row, at the position of the context.
  package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _GraphNode {
    let (part, inner) = part(at: index)
    return part.makeContent(of: row, at: inner, in: context)
  }

  /// The kind of a row, and its section.
  package func place(at index: Int) -> ListRowPlace {
    let (part, inner) = part(at: index)
    var place = part.place(at: inner)
    place.section = place.section.map { $0.lowerBound + index - inner..<$0.upperBound + index - inner }
    return place
  }

  /// The outermost sections, for rows that begin at an index.
  func sections(from start: Int) -> [RowSection] {
    var found: [RowSection] = []
    for (number, part) in parts.enumerated() { found += part.sections(from: start + self.start(ofPart: number)) }
    return found
  }

  /// The value of a row's trait, as far as it is known without creating the content.
  func trait<Key: _ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value? {
    let (part, inner) = part(at: index)
    return part.trait(key, at: inner)
  }

  /// The values of a trait of all views of a row, beginning with the outermost, as far as they are known without
  /// creating the content. The body that asks depends on them.
  func traits<Key: _ViewTraitKey>(_ key: Key.Type, at index: Int) -> [Key.Value] {
    let (part, inner) = part(at: index)
    return part.traits(key, at: inner)
  }

  /// Records that a body depends on the traits of these rows.
  final func recordTraitRead() {
    let readers = traitReaders ?? DependencySource()
    traitReaders = readers
    readers.recordRead()
  }

  /// The steps from this node to a row, which has the same ones for as long as it keeps its state.
  func path(to index: Int) -> [AnyHashable] {
    let (part, inner) = part(at: index)
    let rest = part.path(to: inner)
    return step(to: part).map { [$0] + rest } ?? rest
  }

  /// What distinguishes a part from the others, and from what stood in its place before; nil if nothing else can.
  func step(to part: _RowsNode) -> AnyHashable? { parts.count > 1 ? AnyHashable(part.position) : nil }

  /// The identity of a row's element, if it is of this type.
  func elementID<ID: Hashable>(_ type: ID.Type, at index: Int) -> ID? {
    let (part, inner) = part(at: index)
    return part.elementID(type, at: inner)
  }

  /// The first row whose element has an identity, or whose view has it by `id(_:)`.
  func firstIndex<ID: Hashable>(of id: ID) -> Int? {
    for (number, part) in parts.enumerated() {
      if let index = part.firstIndex(of: id) { return partStarts[number] + index }
    }
    return nil
  }

  /// The first row that represents one of the values, by its tag or the identity of its element.
  func firstIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    guard !parts.isEmpty else { return firstScannedIndex(representing: values) }
    for (number, part) in parts.enumerated() {
      if let index = part.firstIndex(representing: values) { return partStarts[number] + index }
    }
    return nil
  }

  /// The same, found by looking at each row.
  final func firstScannedIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    (0..<count).first { represents(values, at: $0) }
  }

  /// Whether a row represents one of the values.
  final func represents<Value: Hashable>(_ values: Set<Value>, at index: Int) -> Bool {
    let value = (trait(TagTraitKey<Value>.self, at: index) ?? nil) ?? elementID(Value.self, at: index)
    return value.map { values.contains($0) } == true
  }

  /// The offset of a row's element in the collection of its `ForEach`.
  func elementOffset(at index: Int) -> Int? {
    guard parts.count == 1 else { return nil }
    return parts[0].elementOffset(at: index)
  }

  /// The edits that the user may apply to the elements of a row.
  func edit(at index: Int) -> RowEdit? {
    guard !parts.isEmpty else { return nil }
    let (part, inner) = part(at: index)
    return part.edit(at: inner)
  }

  /// Whether the content of another row of this node may display a row, which has kept no state.
  func canReuseContent(for row: ListRow) -> Bool { false }

  /// Lets the content of another row display a row, or none.
  func reuse(_ content: _GraphNode, for row: ListRow?) {}

  /// Called when the platform has released a row.
  func forget(_ row: ListRow) {}

  /// The storage for the state of a row's views while it has no content.
  func states(for row: ListRow) -> RowStates? { nil }

  // MARK: Parts

  private final var partStarts: [Int] {
    if let starts { return starts }
    var made = [0]
    made.reserveCapacity(parts.count + 1)
    var sum = 0
    for part in parts {
      sum += part.count
      made.append(sum)
    }
    starts = made
    return made
  }

  /// The index of the first row of a part. For the number of parts, the number of rows.
  final func start(ofPart number: Int) -> Int { number == 0 ? 0 : partStarts[number] }

  /// The part that contains a row, and its index there.
  final func part(at index: Int) -> (part: _RowsNode, index: Int) {
    if parts.count == 1 { return (parts[0], index) }
    let starts = partStarts
    var (low, high) = (0, parts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // An empty part begins at the same index as the next one. The last part that begins there contains the row.
    return (parts[low], index - starts[low])
  }

  /// Sets the parts while the rows are being created.
  final func begin(with parts: [_RowsNode]) {
    for (number, part) in parts.enumerated() {
      part.position = number
      part.outer = self
    }
    self.parts = parts
  }

  /// Replaces the only part, or none, and reports the change.
  final func replacePart(with make: () -> _RowsNode?) {
    let old = parts.first
    let removed = old?.count ?? 0
    parts = []
    if removed > 0 { report(RowChange(position: 0, removed: removed, added: 0)) }
    old?.unmount()
    guard let new = make() else { return }
    begin(with: [new])
    if new.count > 0 { report(RowChange(position: 0, removed: 0, added: new.count)) }
  }

  // MARK: Changes

  /// Reports a step that has been taken.
  final func report(_ change: RowChange) { outer?.rows(self, didChange: change) }

  /// Whether a part is one of these. One that has been removed isn't, while it waits to be unmounted or to come back.
  final func contains(_ part: _RowsNode) -> Bool {
    part.position < parts.count && parts[part.position] === part
  }

  final func rows(_ part: _RowsNode, didChange change: RowChange) {
    starts = nil
    guard contains(part) else { return }
    var change = change
    change.position += start(ofPart: part.position)
    report(change)
  }

  final func index(of index: Int, in part: _RowsNode) -> Int? {
    contains(part) ? outer?.index(of: start(ofPart: part.position) + index, in: self) : nil
  }

  final var pivots: [ListRow] { outer?.pivots ?? [] }

  override package func unmountChildren() {
    for part in parts { part.unmount() }
    parts = []
  }

  // Each row has a container of its own.
  override package func layoutNode(before child: _GraphNode) -> LayoutNode? { nil }
}

/// The container of rows: other rows, or a list.
@MainActor protocol RowsOuter: AnyObject {
  /// Called after each step.
  func rows(_ part: _RowsNode, didChange change: RowChange)
  /// The index among all rows of the list of the row with `index` in a part.
  func index(of index: Int, in part: _RowsNode) -> Int?
  /// The rows that should keep their position on the screen when others around them are removed and added, the most
  /// important first.
  var pivots: [ListRow] { get }
}

/// Rows with the type of their view.
@MainActor public class _ViewRows<Root: View>: _RowsNode {
  /// Applies a new value of the view.
  package func update(_ newView: Root) {}

  override final var viewType: (any View.Type)? { Root.self }
}

/// A section among rows.
@MainActor struct RowSection {
  let header: Range<Int>
  let content: Range<Int>
  let footer: Range<Int>
  /// The node of the section.
  let node: _RowsNode

  /// All rows, with the header and the footer.
  var rows: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The kind of a row, and its section.
package struct ListRowPlace: Equatable {
  /// The kinds of rows.
  package enum Kind: Equatable { case content, header, footer }

  package var kind = Kind.content
  /// The rows of the row's section, without header and footer; nil outside of sections.
  package var section: Range<Int>?
}
