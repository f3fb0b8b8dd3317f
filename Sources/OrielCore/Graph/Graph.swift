/// Brings nodes up to date: before the next event of the user, parents before children.
@MainActor package final class Graph {
  /// The node whose body is running; what is read now is noted as its dependency.
  //
  // Unchecked here and elsewhere in the graph, where the checks are a tenth of what an update costs: it runs on the
  // main actor alone, and calls no other code within an access.
  @exclusivity(unchecked) package static var reader: _GraphNode?

  /// Whether equal views are updated as well, since state may have changed on which no dependency has been recorded.
  @exclusivity(unchecked) private(set) static var updatesAll = false

  private let scheduler: any TurnScheduler
  @exclusivity(unchecked) private var pending: [_GraphNode] = []
  /// Where those that are updated were: two arrays that are used in turn, so that none is made for each flush.
  @exclusivity(unchecked) private var spare: [_GraphNode] = []
  @exclusivity(unchecked) private var afterUpdate: [() -> Void] = []
  @exclusivity(unchecked) private var isScheduled = false
  /// Made once, because a weak reference costs more than most turns have to do.
  private lazy var turn: @MainActor () -> Void = { [weak self] in
    guard let self, self.isScheduled else { return }
    self.flush()
  }
  @exclusivity(unchecked) private var isFlushing = false
  @exclusivity(unchecked) private var isPreparedForMotion = false
  /// How many flushes there have been, the present one included.
  @exclusivity(unchecked) package private(set) var flushCount = 0

  /// How often updates may cause new updates before the rest is left to the next turn.
  private static let maximumRounds = 100

  package init(scheduler: any TurnScheduler) {
    self.scheduler = scheduler
    _ = Self.serveTransactions
  }

  /// Has everything run again that `body` hands a view to, and all that is below.
  static func updatingAll(_ body: () -> Void) {
    let outer = updatesAll
    updatesAll = true
    defer { updatesAll = outer }
    body()
  }

  /// Puts a node that has just become dirty into the next flush.
  func enqueue(_ node: _GraphNode) {
    pending.append(node)
    schedule()
  }

  /// Runs `action` in this flush, after all nodes have been updated; schedules a flush if none is running.
  package func afterUpdates(_ action: @escaping () -> Void) {
    // What is presented is updated then.
    let whole = Self.updatesAll ? { Self.updatingAll(action) } : action
    if let transaction = Transaction.current {
      afterUpdate.append { Transaction.running(transaction, whole) }
    } else {
      afterUpdate.append(whole)
    }
    schedule()
  }

  /// Whether something was written that hasn't reached the widgets yet.
  var hasPendingUpdates: Bool { !pending.isEmpty || !afterUpdate.isEmpty }

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

  /// A transaction with an animation begins: what was written before is shown apart from it, so that something can be
  /// set, and then move from there. What is to follow an animation runs between events, as updates do.
  private static let serveTransactions: Void = {
    Transaction.willBegin = { MainThread.assumeIsolated { waiting?.flush() } }
    AnimationCompletion.schedule = { turn in
      MainThread.assumeIsolated { () -> Bool in
        latest?.scheduler.scheduleTurn { turn() }
        return latest != nil
      }
    }
  }()

  /// Brings everything up to date now. Called by the scheduler; calling it in between does no harm.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    Self.waiting = nil
    Self.latest = self
    flushCount += 1
    isScheduled = false
    // A flush within a transaction brings up to date what others have changed as well.
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
    // Updates without an end must not keep the user's events and the frames from coming.
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

  /// Something is about to move: what is there already needs its place.
  func prepareForMotion() {
    guard !isPreparedForMotion else { return }
    isPreparedForMotion = true
    scheduler.prepareForMotion()
  }

  private func runActions() {
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { action() }
  }
}
