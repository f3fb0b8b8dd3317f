/// A view that is one row.
@MainActor package final class SingleRow<Root: View>: _ViewNode<Root> {
  private var view: Root
  private var row: ListRow?
  private var states: RowStates?

  init(_ view: Root, in context: _NodeContext) {
    self.view = view
    super.init(context: context)
  }

  override package func update(_ newView: Root) {
    view = newView
    (row?.content as? _ViewNode<Root>)?.update(newView)
    traitReaders?.notifyReaders()
  }

  override func updateContent(of row: ListRow) { (row.content as? _ViewNode<Root>)?.update(view) }

  override package var count: Int { 1 }

  override package func row(at index: Int) -> ListRow {
    if let row { return row }
    let made = ListRow(of: self, at: 0)
    row = made
    return made
  }

  override package func makeContent(of row: ListRow, at index: Int, in context: _NodeContext) -> _RowsNode {
    let context = row.contentContext(self.context, in: context)
    let node = row.makeContent(states) { Root._makeNode(view, in: context) }
    row.content = node
    return node
  }

  override package func place(at index: Int) -> ListRowPlace { ListRowPlace() }

  override func trait<Key: _ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value? {
    if let made = row?.traitScope { return made.innermost(key) }
    return (view as? any TraitPeeking)?.peek(key) ?? ViewTraits(context.traits).found(key)
  }

  override func traits<Key: _ViewTraitKey>(_ key: Key.Type, at index: Int) -> [Key.Value] {
    recordTraitRead()
    if let made = row?.traitScope { return made.all(key) }
    return ViewTraits(context.traits).all(key) + ((view as? any TraitPeeking)?.peekAll(key) ?? [])
  }

  override func path(to index: Int) -> [AnyHashable] { [] }

  override func elementID<ID: Hashable>(_ type: ID.Type, at index: Int) -> ID? { nil }

  override func firstIndex<ID: Hashable>(of id: ID) -> Int? {
    (view as? any TraitPeeking)?.isIdentified(as: id) == true ? 0 : nil
  }

  override func forget(_ row: ListRow) { if self.row === row { self.row = nil } }

  override func states(for row: ListRow) -> RowStates? {
    let states = states ?? RowStates()
    self.states = states
    return states
  }

  override package func unmountChildren() {
    states = nil
    row?.unmount()
    row?.sourceIndex = nil
    row = nil
  }
}
