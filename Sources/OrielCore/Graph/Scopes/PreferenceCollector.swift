/// The combined preference values of the views below a node, for one key.
///
/// The collectors of a key form a sparse tree, with a node for each modifier. A change invalidates the collectors above
/// it up to the readers; values are computed when they are read. Without a reader there are no collectors.
@MainActor package final class PreferenceCollector<Key: PreferenceKey>: PreferenceCollecting {
  /// The effect of a node on the value of the views below.
  enum Rule {
    /// Passes the value unchanged.
    case pass
    /// Passes the value of the last view that sets a sufficient one, instead of the combined value; if there is none, that
    /// of the last view that sets one. The condition doesn't change.
    case passLast(where: (Key.Value) -> Bool)
    /// Replaces the value. The views below aren't evaluated.
    case set(Key.Value)
    /// Provides a value if no view below sets one. The innermost applies.
    case offer(Key.Value)
    /// Completes the value with another one; provides that if no view below sets one. The completion doesn't change.
    case complete(Key.Value, by: (inout Key.Value, Key.Value) -> Void)
    /// Transforms the value, or the default value if no view below sets one.
    case transform((inout Key.Value) -> Void)
    /// Transforms the value if a view below sets one; the transformation doesn't change.
    case adjust((inout Key.Value) -> Void)
    /// Provides no value. The views below aren't evaluated.
    case omit
  }

  private var rule: Rule
  private let parent: PreferenceCollector?
  /// The node of the collector; nil at the root of a tree.
  private weak var node: _GraphNode?
  /// The position in the order in which the parent's children were added.
  private var serial = 0

  /// The child collectors, in tree order unless `isUnordered`.
  private var children: [PreferenceCollector] = []
  /// The child collectors added since `children` was sorted.
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
    case .pass, .passLast, .adjust, .omit: isStale = false
    case .set(let value), .offer(let value), .complete(let value, _): (cached, isStale) = (value, false)
    case .transform: isStale = true
    }
    parent?.add(self)
  }

  /// The value; nil if no view sets it.
  var value: Key.Value? {
    guard isStale else { return cached }
    isStale = false
    switch rule {
    case .pass: cached = reduced
    case .passLast(let suffices): cached = last(where: suffices)
    case .set(let value): cached = value
    case .offer(let value): cached = reduced ?? value
    case .complete(let addition, let complete):
      var value = reduced ?? addition
      complete(&value, addition)
      cached = value
    case .transform(let change):
      var value = reduced ?? Key.defaultValue
      change(&value)
      cached = value
    case .adjust(let change):
      if var value = reduced {
        change(&value)
        cached = value
      }
    case .omit: cached = nil
    }
    return cached
  }

  /// Whether there is a value. Doesn't compute it.
  private var hasValue: Bool {
    guard isStale else { return cached != nil }
    switch rule {
    case .pass, .passLast, .adjust: if arrangedChildren.contains(where: \.hasValue) { return true }
    case .set, .offer, .complete, .transform: return true
    case .omit: break
    }
    // The parent knows now that there is none, and has to be notified of a later value.
    (cached, isStale) = (nil, false)
    return false
  }

  private func last(where suffices: (Key.Value) -> Bool) -> Key.Value? {
    var found: Key.Value?
    for child in arrangedChildren.reversed() where child.hasValue {
      guard let value = child.value else { continue }
      if suffices(value) { return value }
      found = found ?? value
    }
    return found
  }

  private var reduced: Key.Value? {
    var result: Key.Value?
    for child in arrangedChildren where child.hasValue {
      guard var value = result else {
        result = child.value
        continue
      }
      // Keeps the reference unique, so that appending in place doesn't copy.
      result = nil
      Key.reduce(value: &value) { child.value ?? Key.defaultValue }
      result = value
    }
    return result
  }

  // MARK: Changes

  /// Sets a new rule. An equal value doesn't invalidate anything.
  func update(_ new: Rule) {
    let old = rule
    rule = new
    switch (old, new) {
    case (.pass, .pass), (.passLast, .passLast), (.adjust, .adjust), (.omit, .omit): break
    case (.set(let old), .set(let new)), (.offer(let old), .offer(let new)),
      (.complete(let old, _), .complete(let new, _)):
      if let isSame = Equality<Key.Value>.test, isSame(old, new) { return }
      becomeStale()
    default: becomeStale()
    }
  }

  /// Invalidates the value.
  func becomeStale() {
    guard !isStale, !isDetached else { return }
    isStale = true
    cached = nil
    didBecomeStale?()
    parent?.becomeStale()
  }

  /// Removes the collector when its view leaves the tree.
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

  /// The child collectors in tree order. Sorted on demand, because the position of a view is known only after its
  /// creation.
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

  /// The number of sorted children that precede another collector.
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
