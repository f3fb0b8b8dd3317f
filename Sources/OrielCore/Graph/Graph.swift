/// Updates invalidated nodes before the next user event, parents before children.
@MainActor package final class Graph {
  /// The node whose body is running. Values that are read become its dependencies.
  // The properties of the graph have no dynamic exclusivity checks, which are a tenth of the cost of an update. The
  // graph runs on the main actor only, and calls no other code within an access.
  @exclusivity(unchecked) package static var reader: _GraphNode?

  /// Whether equal views are updated as well, since state may have changed on which no dependency has been recorded.
  @exclusivity(unchecked) private(set) static var updatesAll = false

  /// The values of the views around the focused view.
  package private(set) lazy var focusedValues = FocusedValueStore(self)

  /// The fields in which the user is typing a value.
  @exclusivity(unchecked) var unfinishedFields = UnfinishedFields()

  private let scheduler: any TurnScheduler
  @exclusivity(unchecked) private var pending: [_GraphNode] = []
  /// The second of two arrays that are used alternately, so that a flush allocates none.
  @exclusivity(unchecked) private var spare: [_GraphNode] = []
  @exclusivity(unchecked) private var afterUpdate: [() -> Void] = []
  @exclusivity(unchecked) private var afterAppearance: [() -> Void] = []
  @exclusivity(unchecked) private var isScheduled = false
  /// Created once, because creating a weak reference costs more than most turns.
  private lazy var turn: @MainActor () -> Void = { [weak self] in
    guard let self, self.isScheduled else { return }
    self.flush()
  }
  @exclusivity(unchecked) private var isFlushing = false
  @exclusivity(unchecked) private var isPreparedForMotion = false
  /// The number of flushes, including the current one.
  @exclusivity(unchecked) package private(set) var flushCount = 0

  /// The maximum number of rounds in which updates cause new updates; the rest is left to the next turn.
  private static let maximumRounds = 100

  package init(scheduler: any TurnScheduler) {
    self.scheduler = scheduler
    _ = Self.serveTransactions
  }

  /// Runs `body`, in which all views that receive a new value are updated with their descendants, even if they are
  /// equal.
  static func updatingAll(_ body: () -> Void) {
    let outer = updatesAll
    updatesAll = true
    defer { updatesAll = outer }
    body()
  }

  /// Adds a node that has become dirty to the next flush.
  func enqueue(_ node: _GraphNode) {
    pending.append(node)
    schedule()
  }

  /// Runs `action` in this flush, after all nodes have been updated; schedules a flush if none is running.
  package func afterUpdates(_ action: @escaping () -> Void) {
    afterUpdate.append(inCurrentTransaction(action))
    schedule()
  }

  /// Runs `action` at the end of this flush, when nothing else remains to be done: all views of a new page appear before
  /// those of the former one disappear.
  func afterAppearances(_ action: @escaping () -> Void) {
    afterAppearance.append(inCurrentTransaction(action))
    schedule()
  }

  private func inCurrentTransaction(_ action: @escaping () -> Void) -> () -> Void {
    // Presentations are updated in these actions.
    let whole = Self.updatesAll ? { Self.updatingAll(action) } : action
    guard let transaction = Transaction.current else { return whole }
    return { Transaction.running(transaction, whole) }
  }

  /// Whether a change hasn't reached the widgets yet.
  var hasPendingUpdates: Bool { !pending.isEmpty || !afterUpdate.isEmpty || !afterAppearance.isEmpty }

  private func schedule() {
    guard !isScheduled, !isFlushing else { return }
    isScheduled = true
    Self.waiting = self
    scheduler.scheduleTurn(turn)
  }

  /// The graph that was the last one to ask for a flush.
  @exclusivity(unchecked) private static weak var waiting: Graph?

  /// The graph that has flushed last.
  @exclusivity(unchecked) private static weak var latest: Graph?

  /// Called when a transaction with an animation begins. Earlier writes are displayed first, so that a value can be set
  /// and then animated from there. Completions run between events, as updates do.
  private static let serveTransactions: Void = {
    Transaction.willBegin = { MainThread.assumeIsolated { waiting?.flush() } }
    AnimationCompletion.schedule = { turn in
      MainThread.assumeIsolated { () -> Bool in
        latest?.scheduler.scheduleTurn { turn() }
        return latest != nil
      }
    }
  }()

  /// Performs all pending updates. Called by the scheduler; additional calls are allowed.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    Self.waiting = nil
    Self.latest = self
    flushCount += 1
    isScheduled = false
    // A flush within a transaction also processes the writes of other transactions.
    let outer = Transaction.current
    Transaction.current = nil
    var rounds = 0
    while hasPendingUpdates {
      rounds += 1
      if rounds > Self.maximumRounds {
        Diagnostics.warn(
          "the update was interrupted after \(Self.maximumRounds) rounds that changed state; it continues later",
          once: "graph.rounds")
        break
      }
      if pending.isEmpty { runActions() } else { updateNodes() }
    }
    isFlushing = false
    isPreparedForMotion = false
    Transaction.current = outer
    AnimationCompletion.runDue()
    // Endless updates must not block events and frames.
    if hasPendingUpdates, !isScheduled {
      isScheduled = true
      scheduler.scheduleTurnWhenIdle(turn)
    }
  }

  private func updateNodes() {
    var batch = pending
    pending = spare
    spare = []
    if batch.count > 1 { batch.sort { $0.context.depth < $1.context.depth } }
    for node in batch {
      guard node.isDirty, node.isMounted else {
        node.pendingTransaction = nil
        continue
      }
      node.isDirty = false
      if node.pendingTransaction == nil, node.context.transactions == nil {
        node.refresh()
      } else {
        node.inPendingTransaction { node.refresh() }
      }
    }
    batch.removeAll(keepingCapacity: true)
    spare = batch
  }

  /// Called before something is animated. Views that are already displayed must have been laid out by then.
  func prepareForMotion() {
    guard !isPreparedForMotion else { return }
    isPreparedForMotion = true
    scheduler.prepareForMotion()
  }

  private func runActions() {
    var actions: [() -> Void] = []
    if afterUpdate.isEmpty { swap(&actions, &afterAppearance) } else { swap(&actions, &afterUpdate) }
    for action in actions { action() }
  }
}
