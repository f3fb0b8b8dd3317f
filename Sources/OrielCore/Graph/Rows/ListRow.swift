/// A row of a list that the platform holds, because it is on the screen or near it.
///
/// It has content only between `mount` and `unmount`: a platform holds many more rows than are visible.
@MainActor package final class ListRow {
  /// The index among the rows of its source; nil while the row isn't in the list.
  var sourceIndex: Int?
  private(set) weak var source: _RowsNode?
  /// The platform's object for the row.
  package var holder: UnsafeMutableRawPointer?
  /// Notified of changed traits.
  package weak var observer: (any ListRowObserver)?

  /// The node of the row's content, with its modifiers.
  private var node: _GraphNode?
  /// The layout of the content, which must exist for as long as the node.
  private var layout: RowLayout?
  /// The node of the row's own view.
  var content: _GraphNode?
  /// The content, if it has displayed another row before.
  private var spare: SpareRowContent?
  /// The traits that the row's views set.
  private(set) var traitScope: RowTraits?
  private var isReportDue = false
  /// Where the content stands, if not in a list: as a part of another view. See `Subview`.
  var placement: RowPlacement?

  init(of source: _RowsNode, at index: Int) {
    self.source = source
    sourceIndex = index
  }

  /// The index among all rows of the list; nil if the row has left it.
  package var index: Int? {
    guard let source, let sourceIndex else { return nil }
    return source.outer?.index(of: sourceIndex, in: source)
  }

  /// Whether it has content.
  package var isMounted: Bool { node != nil }

  /// Creates the content.
  func mount(_ root: _RowsNode, in layout: RowLayout) {
    guard node == nil, let index else { return }
    var context = root.context.below(root)
    context.container = layout
    context.attributes = nil
    context.axis = .vertical
    let made = root.makeContent(of: self, at: index, in: context)
    node = made
    self.layout = layout
    made.position = index
    layout.adopt(made, after: nil)
    showTraits()
  }

  /// Detaches the content, which may then display another row; nil if it has to be removed.
  package func detachContent() -> SpareRowContent? {
    guard let node, let layout, let content, let source, node.isReusable, source.canReuseContent(for: self) else {
      return nil
    }
    let spare =
      spare ?? SpareRowContent(node: node, content: content, layout: layout, traits: traitScope, source: source)
    spare.isTaken = false
    source.spares[ObjectIdentifier(spare)] = WeakSpare(spare: spare)
    self.spare = nil
    traitScope?.didChange = {}
    self.node = nil
    self.layout = nil
    self.content = nil
    traitScope = nil
    source.reuse(content, for: nil)
    return spare
  }

  /// Displays the row with the content of another one. Returns false if that isn't possible, and true if it does so
  /// already.
  package func attach(_ spare: SpareRowContent) -> Bool {
    if let node { return node === spare.node }
    guard let index, let source, !spare.isTaken, spare.node.isMounted, spare.source === source,
      source.canReuseContent(for: self)
    else { return false }
    source.spares[ObjectIdentifier(spare)] = nil
    spare.isTaken = true
    self.spare = spare
    node = spare.node
    layout = spare.layout
    traitScope = spare.traits
    traitScope?.didChange = { [weak self] in self?.traitsDidChange() }
    spare.node.position = index
    source.reuse(spare.content, for: self)
    showTraits()
    return true
  }

  private func showTraits() {
    guard let layout, let node else { return }
    layout.setInsets(trait(RowInsetsKey.self) ?? nil, indentation: trait(RowIndentKey.self) ?? 0)
    var context = node.context
    context.traits = nil
    layout.showBackground(trait(RowBackgroundKey.self) ?? nil, in: context)
    layout.showControls(source?.controls(of: self) ?? RowControls(), in: context)
  }

  /// Shows or hides the controls beside the content.
  func updateControls() { if isMounted { showTraits() } }

  /// Removes the content, and keeps the state of its views.
  package func unmount() {
    guard let node, let layout else { return }
    self.node = nil
    self.layout = nil
    if let beginRemoval = layout.beginRemoval {
      layout.beginRemoval = nil
      Departure.make {
        beginRemoval()
        layout.endAdditions()
        unmount(node)
      }
    } else {
      layout.showBackground(nil, in: node.context)
      layout.showControls(RowControls(), in: node.context)
      node.forEachLayoutNode { layout.remove($0) }
      unmount(node)
    }
  }

  private func unmount(_ node: _GraphNode) {
    RowStates.collecting(source?.states(for: self)) { node.unmount() }
    content = nil
    spare = nil
    traitScope = nil
  }

  /// Removes the content, and detaches the row from its source. Called when the platform no longer holds the row.
  package func release() {
    unmount()
    source?.forget(self)
    source = nil
    sourceIndex = nil
    observer = nil
  }

  // MARK: Traits

  /// The context of the row's own view: that of its source, at the position of the row, with its own traits.
  func contentContext(_ own: _NodeContext, in place: _NodeContext) -> _NodeContext {
    var context = relocated(own, to: place)
    let traits = RowTraits(in: context.traits) { [weak self] in self?.traitsDidChange() }
    traitScope = traits
    context.traits = traits
    return context
  }

  /// The values of a context, at the position of the row's content.
  func relocated(_ own: _NodeContext, to place: _NodeContext) -> _NodeContext {
    guard let placement else { return own.relocated(to: place) }
    return own.moved(from: placement.root, to: placement.place).relocated(to: place)
  }

  /// Creates the content with the state that it has left, unless it is part of a row that does so.
  func makeContent<Node: _GraphNode>(_ states: RowStates?, _ make: () -> Node) -> Node {
    placement == nil ? RowStates.restoring(states, make) : make()
  }

  /// The value of a trait.
  package func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if let traitScope { return traitScope.innermost(key) }
    guard let source, let sourceIndex else { return nil }
    return source.trait(key, at: sourceIndex)
  }

  /// The values of a trait of all its views; empty for a row without content.
  func allTraits<Key: _ViewTraitKey>(_ key: Key.Type) -> [Key.Value] { traitScope?.all(key) ?? [] }

  private func traitsDidChange() {
    source?.traitReaders?.notifyReaders()
    guard !isReportDue, let graph = source?.graph else { return }
    isReportDue = true
    graph.afterUpdates { [weak self] in
      guard let self else { return }
      self.isReportDue = false
      guard self.isMounted else { return }
      self.showTraits()
      self.observer?.rowTraitsDidChange(self)
    }
  }
}

/// The place of a row's content outside of a list.
@MainActor final class RowPlacement {
  /// The context of all rows.
  let root: _NodeContext
  /// The context of the content.
  let place: _NodeContext
  /// Removes the content, for another place.
  let removeContent: () -> Void

  init(root: _NodeContext, place: _NodeContext, removeContent: @escaping () -> Void) {
    self.root = root
    self.place = place
    self.removeContent = removeContent
  }
}

/// The content that a row has left behind, for another row of the same collection. It isn't updated.
@MainActor package final class SpareRowContent {
  fileprivate let node: _GraphNode
  /// The node of the row's own view.
  fileprivate let content: _GraphNode
  /// The layout of the row.
  package let layout: RowLayout
  fileprivate let traits: RowTraits?
  fileprivate private(set) weak var source: _RowsNode?
  /// Whether it displays a row.
  fileprivate(set) var isTaken = false

  fileprivate init(
    node: _GraphNode, content: _GraphNode, layout: RowLayout, traits: RowTraits?, source: _RowsNode
  ) {
    self.node = node
    self.content = content
    self.layout = layout
    self.traits = traits
    self.source = source
  }

  /// Removes the content, unless it displays a row.
  package func remove() {
    guard !isTaken else { return }
    source?.spares[ObjectIdentifier(self)] = nil
    guard node.isMounted else { return }
    layout.showBackground(nil, in: node.context)
    layout.showControls(RowControls(), in: node.context)
    node.forEachLayoutNode { layout.remove($0) }
    node.unmount()
  }
}

struct WeakSpare {
  weak var spare: SpareRowContent?
}

/// The platform's object that displays a row.
@MainActor package protocol ListRowObserver: AnyObject {
  /// Called when traits of the row may have changed.
  func rowTraitsDidChange(_ row: ListRow)
}
