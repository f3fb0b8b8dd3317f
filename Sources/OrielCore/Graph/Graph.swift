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

  /// The maximum number of rounds in which updates cause new updates. What causes them is then no longer updated.
  static let maximumRounds = 100
  /// The number of rounds after which the nodes that are updated are noted.
  private static let usualRounds = 80
  /// The number of rounds after which known endless updates are ended.
  private static let patience = 10
  /// The nodes that have been updated without end, until a flush ends by itself.
  private var knownLoop = LoopMembers()

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
    var loop: UpdateLoop?
    while hasPendingUpdates {
      rounds += 1
      // Before the rounds after which a node may be left out.
      if rounds == Self.patience / 2 { ObservationLink.keepsRegistrations = true }
      if rounds > Self.patience, isEndless(rounds, &loop) { break }
      if pending.isEmpty { runActions() } else { updateNodes() }
    }
    loop?.end()
    if rounds >= Self.patience / 2 { ObservationLink.keepsRegistrations = false }
    if rounds > 0, rounds <= Self.patience, !knownLoop.isEmpty { knownLoop = LoopMembers() }
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

  /// Looks for the reason of many rounds, and ends the updates that have no end: their nodes keep what they display until
  /// the next change. Everything else is updated.
  ///
  /// - Returns: whether the rest has to wait.
  @inline(never)
  private func isEndless(_ rounds: Int, _ loop: inout UpdateLoop?) -> Bool {
    if !knownLoop.isEmpty { drop(knownLoop.contains) }
    guard rounds > Self.usualRounds else { return false }
    let current = loop ?? UpdateLoop()
    loop = current
    if rounds <= Self.maximumRounds {
      current.note(pending)
      return false
    }
    if rounds == Self.maximumRounds + 1 {
      current.finish()
      knownLoop = current.members
    }
    drop(current.contains)
    return rounds > 2 * Self.maximumRounds
  }

  private func drop(_ isDropped: (_GraphNode) -> Bool) {
    pending.removeAll { node in
      guard isDropped(node) else { return false }
      node.isDirty = false
      node.pendingTransaction = nil
      return true
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
