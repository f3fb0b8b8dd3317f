/// The combined preference values of the views below a node, for one key.
///
/// The collectors of a key form a sparse tree, with a node for each modifier. A change invalidates the collectors above
/// it up to the readers; values are computed when they are read. Without a reader there are no collectors.
@MainActor package final class PreferenceCollector<Key: PreferenceKey>: PreferenceCollecting {
  /// What becomes of the value of what is below.
  enum Rule {
    /// It goes on as it is.
    case pass
    /// Another one takes its place: what is below isn't asked.
    case set(Key.Value)
    /// It is this one where nothing below sets it: the innermost counts.
    case offer(Key.Value)
    /// It is changed. Where nothing below sets it, the change begins with the default value.
    case transform((inout Key.Value) -> Void)
  }

  private var rule: Rule
  private let parent: PreferenceCollector?
  /// The node of the collector; nil at the root of a tree.
  private weak var node: _GraphNode?
  /// Which of its parent's children it is in the order in which they came.
  private var serial = 0

  /// Those below, in tree order, unless `isUnordered`.
  private var children: [PreferenceCollector] = []
  /// Those that have come since the children were put in order.
  private var arrivals: [PreferenceCollector] = []
  private var isUnordered = false
  private var hasDepartures = false
  private var arrivalCount = 0
  private var isDetached = false

  private var cached: Key.Value?
  private var isStale: Bool

  /// Called when the value may have changed, once after each read.
  var didBecomeStale: (() -> Void)?

  init(_ rule: Rule, at node: _GraphNode?, below parent: PreferenceCollector?) {
    self.rule = rule
    self.node = node
    self.parent = parent
    switch rule {
    case .pass: isStale = false
    case .set(let value), .offer(let value): (cached, isStale) = (value, false)
    case .transform: isStale = true
    }
    parent?.add(self)
  }

  /// The value; nil where no view sets it.
  var value: Key.Value? {
    guard isStale else { return cached }
    isStale = false
    switch rule {
    case .pass: cached = reduced
    case .set(let value): cached = value
    case .offer(let value): cached = reduced ?? value
    case .transform(let change):
      var value = reduced ?? Key.defaultValue
      change(&value)
      cached = value
    }
    return cached
  }

  /// Whether there is a value, which needn't be computed for that.
  private var hasValue: Bool {
    if case .pass = rule { arrangedChildren.contains(where: \.hasValue) } else { true }
  }

  private var reduced: Key.Value? {
    var result: Key.Value?
    for child in arrangedChildren where child.hasValue {
      guard var value = result else {
        result = child.value
        continue
      }
      // Not held twice: what is added to in place isn't copied.
      result = nil
      Key.reduce(value: &value) { child.value ?? Key.defaultValue }
      result = value
    }
    return result
  }

  // MARK: Changes

  /// Takes over a new rule; a value that is the same as before changes nothing.
  func update(_ new: Rule) {
    let old = rule
    rule = new
    switch (old, new) {
    case (.pass, .pass): break
    case (.set(let old), .set(let new)), (.offer(let old), .offer(let new)):
      if let isSame = Equality<Key.Value>.test, isSame(old, new) { return }
      becomeStale()
    default: becomeStale()
    }
  }

  /// The value may be another one now.
  func becomeStale() {
    guard !isStale, !isDetached else { return }
    isStale = true
    cached = nil
    didBecomeStale?()
    parent?.becomeStale()
  }

  /// Its view has left the tree.
  func detach() {
    guard !isDetached else { return }
    isDetached = true
    (rule, cached) = (.pass, nil)
    (children, arrivals) = ([], [])
    didBecomeStale = nil
    guard let parent, !parent.isDetached else { return }
    parent.hasDepartures = true
    parent.becomeStale()
  }

  // MARK: Order

  private func add(_ child: PreferenceCollector) {
    arrivalCount += 1
    child.serial = arrivalCount
    arrivals.append(child)
    becomeStale()
  }

  func orderDidChange() {
    guard children.count + arrivals.count > 1 else { return }
    isUnordered = true
    becomeStale()
  }

  /// Those below, in tree order. Put in order only now: a view's place is known when it has been made.
  private var arrangedChildren: [PreferenceCollector] {
    if hasDepartures {
      children.removeAll(where: \.isDetached)
      arrivals.removeAll(where: \.isDetached)
      hasDepartures = false
    }
    if isUnordered || arrivals.count > children.count / 8 {
      children += arrivals
      children.sort { $0.precedes($1) }
    } else {
      for child in arrivals { children.insert(child, at: place(of: child)) }
    }
    arrivals = []
    isUnordered = false
    return children
  }

  /// How many of the children, which are in order, stand before another one.
  private func place(of child: PreferenceCollector) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].precedes(child) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func precedes(_ other: PreferenceCollector) -> Bool {
    switch (node, other.node) {
    case (let node?, let other?) where node.precedes(other): true
    case (let node?, let other?) where other.precedes(node): false
    default: serial < other.serial
    }
  }
}
