/// The node of a view in the graph: its identity, dependencies and layout nodes.
///
/// Nodes are created by their parent, live as long as the view keeps its identity, and are unmounted exactly once.
@MainActor public class _GraphNode {
  package let context: _NodeContext
  @exclusivity(unchecked) package private(set) final var isMounted = true
  /// Whether a value that the node has read has changed since the last run.
  @exclusivity(unchecked) package final var isDirty = false
  /// Whether the node has to be updated even if its view is equal.
  package final var hasToRun: Bool { isDirty || Graph.updatesAll }
  /// The transaction of the write that invalidated the node; nil if there was none.
  @exclusivity(unchecked) final var pendingTransaction: Transaction.Storage?
  @exclusivity(unchecked) private final var reads = ReadList()
  @exclusivity(unchecked) private final var observation: ObservationLink?

  package init(context: _NodeContext) {
    self.context = context
  }

  package final var graph: Graph { context.host.graph }

  /// The index among the parent's children, if the parent maintains it.
  final var position = 0

  /// The type of the node's view.
  var viewType: (any View.Type)? { nil }

  /// The type of the view, modifier or scene whose body the node runs; nil if it runs none.
  var bodyType: Any.Type? { nil }

  /// The description of the node's widget; nil if it has none.
  var shownElement: Any? { nil }

  /// The stored values of the node's dynamic properties, by the names of the properties.
  func namedSources() -> [(name: String, source: DependencySource)] { [] }

  /// Whether neither the node nor its descendants have state, run actions, or react to input. Such a node may display
  /// another element, as if it had been created for it.
  package var isReusable: Bool { false }

  /// Runs again, because a value that the node has read has changed.
  package func refresh() {}

  /// Unmounts and releases the children. Called once, by `unmount()`.
  package func unmountChildren() {}

  /// Releases the node's own resources before its children are unmounted.
  package func willUnmount() {}

  /// Removes the node and its descendants from the graph.
  package final func unmount() {
    guard isMounted else { return }
    StackGuard.check(at: self)
    isMounted = false
    willUnmount()
    unmountChildren()
    reads.removeAll(for: self)
    observation?.disconnect()
    observation = nil
  }

  // MARK: Transaction

  /// Runs `body` in the transaction of the write that invalidated the node, as the enclosing modifiers change it.
  final func inPendingTransaction(_ body: () -> Void) {
    let pending = pendingTransaction
    pendingTransaction = nil
    let transaction = context.transactions.map { $0.transaction(pending) } ?? pending
    if transaction?.animation != nil { graph.prepareForMotion() }
    Transaction.running(transaction, body)
  }

  // MARK: Dependencies

  /// Marks the node as dirty and schedules a flush.
  package final func invalidate() {
    guard isMounted else { return }
    if let transaction = Transaction.current { pendingTransaction = transaction }
    guard !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Runs `body` and records what it reads. A later change of one of these values refreshes the node.
  package final func tracking<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.reader
    Graph.reader = self
    reads.begin()
    defer {
      reads.end(for: self)
      Graph.reader = outer
    }
    // A copy, because the body may access the property.
    var link = observation
    defer { observation = link }
    return ObservationLink.observing(for: self, &link, body)
  }

  /// Same as `tracking`, for a `body` that reads no properties of `@Observable` objects.
  final func trackingWithoutObjects<Result>(_ body: () -> Result) -> Result {
    let outer = Graph.reader
    Graph.reader = self
    reads.begin()
    defer {
      reads.end(for: self)
      Graph.reader = outer
    }
    return body()
  }

  /// Whether the last run may have read values that can change.
  final var hasReads: Bool { !reads.isEmpty || observation != nil }

  /// The sources that the node has read in its last run, without the properties of `@Observable` objects.
  final var readSources: [DependencySource] { reads.all }

  /// Returns the properties of `@Observable` objects that have updated the node since the last call, as far as they were
  /// traced.
  final func takeObservedChanges() -> [String] { observation?.takeChanges() ?? [] }

  /// Records that the node has read `source` while tracking.
  package final func depend(on source: DependencySource) {
    reads.add(source, for: self)
  }

  // MARK: Layout nodes

  /// Calls `body` with each outermost layout node of this node, in order.
  package func forEachLayoutNode(_ body: (LayoutNode) -> Void) {}

  /// The last outermost layout node of this node; nil if it has none.
  package var lastLayoutNode: LayoutNode? { nil }

  /// The layout node before those of `child` in their container.
  ///
  /// Called by a child before it adds its first one.
  package func layoutNode(before child: _GraphNode) -> LayoutNode? {
    StackGuard.check(at: self)
    return context.parent?.layoutNode(before: self)
  }

  /// The container of the node's outermost layout nodes.
  package final var container: any LayoutContainer { context.container ?? context.host }
}

extension _GraphNode: FocusHolder {
  package func afterUpdates(_ work: @escaping @MainActor () -> Void) { graph.afterUpdates(work) }
}
