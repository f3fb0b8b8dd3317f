/// A node that may be rows of a list: their number, their order, and the content of each that the platform requests.
///
/// The nodes of a view's structure, such as those of bodies, conditions and modifiers, are the same in a list and
/// elsewhere; `context.makesRows` says where they are. In a list their leaves are rows, which have no views until they
/// are visible. Every node counts its rows from 0, and notifies the node around it of changes in steps. At each step, the
/// node already has the rows after the step.
@MainActor public class _RowsNode: _GraphNode, RowsOuter {
  /// What only nodes in lists have.
  private final class Membership {
    weak var outer: (any RowsOuter)?
    /// The start of each part and the end of the last one; nil until they are computed.
    var starts: [Int]?
    /// The content that rows have left behind.
    var spares: [ObjectIdentifier: WeakSpare] = [:]
    var traitReaders: DependencySource?
  }

  @exclusivity(unchecked) private final var membership: Membership?

  private final func join() -> Membership {
    if let membership { return membership }
    let made = Membership()
    membership = made
    return made
  }

  /// The rows or the list that these rows are part of.
  final var outer: (any RowsOuter)? {
    get { membership?.outer }
    set { join().outer = newValue }
  }

  /// The content that rows have left behind.
  final var spares: [ObjectIdentifier: WeakSpare] {
    get { membership?.spares ?? [:] }
    set { join().spares = newValue }
  }

  /// Notified when traits of rows may have changed; nil if no body has read them.
  final var traitReaders: DependencySource? { membership?.traitReaders }

  // MARK: The structure

  /// The number of the nodes that the node consists of; 0 for a node with rows of its own, or none.
  var partCount: Int { 0 }

  /// One of the nodes that the node consists of, in order.
  func part(_ number: Int) -> _RowsNode { preconditionFailure("\(Self.self) has no parts") }

  // MARK: What subclasses do

  /// The number of rows.
  package var count: Int {
    switch partCount {
    case 0: 0
    case 1: part(0).count
    default: partStarts[partCount]
    }
  }

  /// The row at an index. It is the same object for as long as the platform holds it.
  package func row(at index: Int) -> ListRow {
    let (part, inner) = part(at: index)
    return part.row(at: inner)
  }

  /// Creates the content of a row, at the position of the context.
  package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _RowsNode {
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
    for number in 0..<partCount { found += part(number).sections(from: start + self.start(ofPart: number)) }
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
    join().traitReaders = readers
    readers.recordRead()
  }

  /// The steps from this node to a row, which has the same ones for as long as it keeps its state.
  func path(to index: Int) -> [AnyHashable] {
    let (part, inner) = part(at: index)
    let rest = part.path(to: inner)
    return step(to: part).map { [$0] + rest } ?? rest
  }

  /// What distinguishes a part from the others, and from what stood in its place before; nil if nothing else can.
  func step(to part: _RowsNode) -> AnyHashable? { partCount > 1 ? AnyHashable(part.position) : nil }

  /// The identity of a row's element, if it is of this type.
  func elementID<ID: Hashable>(_ type: ID.Type, at index: Int) -> ID? {
    let (part, inner) = part(at: index)
    return part.elementID(type, at: inner)
  }

  /// The first row whose element has an identity, or whose view has it by `id(_:)`.
  func firstIndex<ID: Hashable>(of id: ID) -> Int? {
    for number in 0..<partCount {
      if let index = part(number).firstIndex(of: id) { return start(ofPart: number) + index }
    }
    return nil
  }

  /// The first row that represents one of the values, by its tag or the identity of its element.
  func firstIndex<Value: Hashable>(representing values: Set<Value>) -> Int? {
    guard partCount > 0 else { return firstScannedIndex(representing: values) }
    for number in 0..<partCount {
      if let index = part(number).firstIndex(representing: values) { return start(ofPart: number) + index }
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
    partCount == 1 ? part(0).elementOffset(at: index) : nil
  }

  /// The edits that the user may apply to the elements of a row.
  func edit(at index: Int) -> RowEdit? {
    guard partCount > 0 else { return nil }
    let (part, inner) = part(at: index)
    return part.edit(at: inner)
  }

  /// Whether the content of another row of this node may display a row, which has kept no state.
  func canReuseContent(for row: ListRow) -> Bool { false }

  /// Lets the content of another row display a row, or none.
  func reuse(_ content: _GraphNode, for row: ListRow?) {}

  /// Updates the content of a row although the view has not changed, for environment values that are set for the first
  /// time.
  func updateContent(of row: ListRow) {}

  /// Called when the platform has released a row.
  func forget(_ row: ListRow) {}

  /// The storage for the state of a row's views while it has no content.
  func states(for row: ListRow) -> RowStates? { nil }

  // MARK: Parts

  private final var partStarts: [Int] {
    if let starts = membership?.starts { return starts }
    var made = [0]
    made.reserveCapacity(partCount + 1)
    var sum = 0
    for number in 0..<partCount {
      sum += part(number).count
      made.append(sum)
    }
    join().starts = made
    return made
  }

  /// The index of the first row of a part. For the number of parts, the number of rows.
  final func start(ofPart number: Int) -> Int { number == 0 ? 0 : partStarts[number] }

  /// The part that contains a row, and its index there.
  final func part(at index: Int) -> (part: _RowsNode, index: Int) {
    if partCount == 1 { return (part(0), index) }
    let starts = partStarts
    var (low, high) = (0, partCount)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // An empty part begins at the same index as the next one. The last part that begins there contains the row.
    return (part(low), index - starts[low])
  }

  /// Makes a node a part of this one.
  final func hold(_ part: _RowsNode, at position: Int) {
    part.position = position
    if context.makesRows { part.outer = self }
  }

  /// Called when parts were added, removed or replaced.
  final func partsDidChange() { membership?.starts = nil }

  // MARK: Changes

  /// Reports a step that has been taken.
  final func report(_ change: RowChange) { outer?.rows(self, didChange: change) }

  /// Whether a part is one of these. One that has been removed isn't, while it waits to be unmounted or to come back.
  final func contains(_ part: _RowsNode) -> Bool {
    part.position < partCount && self.part(part.position) === part
  }

  final func rows(_ part: _RowsNode, didChange change: RowChange) {
    partsDidChange()
    guard contains(part) else { return }
    var change = change
    change.position += start(ofPart: part.position)
    report(change)
  }

  final func index(of index: Int, in part: _RowsNode) -> Int? {
    contains(part) ? outer?.index(of: start(ofPart: part.position) + index, in: self) : nil
  }

  final var pivotRows: [ListRow] { outer?.pivotRows ?? [] }

  final func controls(of row: ListRow) -> RowControls { outer?.controls(of: row) ?? RowControls() }

  // Each row has a container of its own.
  override package func layoutNode(before child: _GraphNode) -> LayoutNode? {
    context.makesRows ? nil : super.layoutNode(before: child)
  }
}

/// The container of rows: other rows, or a list.
@MainActor protocol RowsOuter: AnyObject {
  /// Called after each step.
  func rows(_ part: _RowsNode, didChange change: RowChange)
  /// The index among all rows of the list of the row with `index` in a part.
  func index(of index: Int, in part: _RowsNode) -> Int?
  /// The rows that should keep their position on the screen when others around them are removed and added, the most
  /// important first.
  var pivotRows: [ListRow] { get }
  /// The controls beside the content of a row.
  func controls(of row: ListRow) -> RowControls
}

extension RowsOuter {
  // Only the rows of lists have controls.
  func controls(of row: ListRow) -> RowControls { RowControls() }
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
