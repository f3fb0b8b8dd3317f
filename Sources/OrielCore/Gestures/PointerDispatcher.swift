import FoundationEssentials

/// Dispatches pointer events to the gestures in a surface, and decides which gesture is recognized.
///
/// A press begins a contest between the gestures at its position, which lasts until each of them has ended or failed,
/// possibly over several presses:
///
/// - Gestures of high priority come first, from the outermost to the innermost; then a control, which excludes the
///   gestures around it; then the other gestures, from the innermost to the outermost.
/// - A recognized gesture waits while one that comes before it is still possible, unless it was recognized by the
///   duration of the press. When it wins, the others fail.
/// - Simultaneous gestures take no part in the contest.
@MainActor package final class PointerDispatcher {
  private unowned let surface: LayoutSurface
  private var contest: [Entry] = []
  private var bystanders: [Entry] = []
  private var winner: Entry?
  private var isDown = false
  private var lastPlace = Point(x: 0, y: 0)
  private let hover = HoverTracker()

  /// Creates a dispatcher for the outermost surface of a window or presentation.
  package init(_ surface: LayoutSurface) { self.surface = surface }

  /// The time of the next call of ``advance(to:)``, if no event comes before.
  package var deadline: Double? {
    let entries = contest + bystanders
    return entries.compactMap { $0.isOver ? nil : $0.effects.deadline }.min()
  }

  /// Whether a gesture has been recognized that takes the press from widgets. A tap doesn't, unless it is of high
  /// priority.
  package private(set) var isClaimed = false

  /// The focus target of the view that the last press has moved the focus to.
  package var focusTarget: LeafNode? { clicked?.target }

  /// The view at the last press that takes the focus by click.
  private var clicked: FocusClickNode?

  /// Whether a gesture is possible or active.
  package var isWaiting: Bool { (contest + bystanders).contains { !$0.isOver } }

  // MARK: Events

  /// The pointer is pressed at a point in visual coordinates of the surface.
  ///
  /// - Returns: the views at the point.
  @discardableResult package func press(
    at point: CGPoint, time: Double, modifiers: EventModifiers = []
  ) -> PointerPath? {
    let path = surface.path(at: point)
    begin(path)
    isDown = true
    isClaimed = false
    clicked = path?.focusClick
    (focusTarget?.widget as? any PlatformWidget)?.setFocus(true)
    send(.down, at: point, time: time, modifiers)
    return path
  }

  /// The pointer moves while it is pressed.
  package func drag(to point: CGPoint, time: Double, modifiers: EventModifiers = []) {
    guard isDown else { return }
    send(.move, at: point, time: time, modifiers)
  }

  /// The pointer is released.
  package func release(at point: CGPoint, time: Double, modifiers: EventModifiers = []) {
    guard isDown else { return }
    isDown = false
    send(.up, at: point, time: time, modifiers)
    finish()
  }

  /// The desktop has cancelled the press.
  package func cancel(time: Double) {
    isDown = false
    deliver(PointerEvent(.cancel, at: lastPlace, time: time))
    finish()
  }

  /// Two fingers move; nil when they are lifted.
  package func pinch(_ change: (scale: Double, rotation: Double)?, at point: CGPoint, time: Double) {
    if !isDown {
      guard change != nil else { return }
      begin(surface.path(at: point))
      isDown = true
      isClaimed = false
    }
    guard let change else {
      isDown = false
      send(.pinchEnd, at: point, time: time, [])
      return finish()
    }
    send(.pinch(scale: change.scale, rotation: change.rotation), at: point, time: time, [])
  }

  /// The ``deadline`` has come.
  package func advance(to time: Double) {
    deliver(PointerEvent(.time, at: lastPlace, time: time))
    if !isDown { finish() }
  }

  /// The pointer moves without being pressed; nil when it leaves.
  package func move(to point: CGPoint?) {
    hover.move(to: point.map { surface.windowPoint(of: $0) }, over: point.flatMap { surface.path(at: $0) })
  }

  /// The pointer style of the view under the pointer; nil for the default.
  package var pointerStyle: PointerStyle? { hover.style }

  private func send(_ kind: PointerEvent.Kind, at point: CGPoint, time: Double, _ modifiers: EventModifiers) {
    lastPlace = surface.windowPoint(of: point)
    deliver(PointerEvent(kind, at: lastPlace, time: time, modifiers: modifiers))
  }

  // MARK: The contest

  /// A gesture in the contest.
  @MainActor private final class Entry {
    let node: GestureInputNode
    let effects = GestureEffects()
    var outcome = GestureInputNode.Outcome.possible
    /// Whether the outcome is due to the duration of the press.
    var isTimed = false
    /// Whether the gesture was settled or has lost.
    var isOver = false

    init(_ node: GestureInputNode) { self.node = node }

    func recognize(_ event: PointerEvent) {
      guard !isOver, outcome == .possible || outcome == .active else { return }
      effects.deadline = nil
      guard node.isEnabled() else {
        outcome = .failed
        return
      }
      let before = outcome
      outcome = node.recognize(event, effects)
      if outcome != before { isTimed = event.kind == .time }
      if outcome == .ended || outcome == .failed { effects.deadline = nil }
    }

    /// Settles the gesture.
    func end() {
      guard !isOver else { return }
      isOver = true
      effects.actions = []
      effects.deadline = nil
      node.reset()
    }
  }

  private func begin(_ path: PointerPath?) {
    let entries = Self.entries(of: path)
    let old = contest + bystanders
    if isWaiting, old.elementsEqual(entries, by: { $0.node === $1.node }) {
      // Another tap in the same position: the contest goes on, and simultaneous gestures begin again.
      bystanders = bystanders.map { $0.isOver ? Entry($0.node) : $0 }
      return
    }
    if isWaiting { cancel(time: 0) }
    for entry in contest + bystanders { entry.end() }
    contest = entries.filter { $0.node.priority != .simultaneous }
    bystanders = entries.filter { $0.node.priority == .simultaneous }
    winner = nil
  }

  /// The gestures in the order of precedence, with the simultaneous ones at the end.
  private static func entries(of path: PointerPath?) -> [Entry] {
    guard let path else { return [] }
    var normal: [Entry] = []
    var high: [Entry] = []
    var simultaneous: [Entry] = []
    var isOnly = false
    for (index, node) in path.inputs.enumerated() {
      // A control comes after the gestures in its label and before those around it.
      var isControl = path.controlIndex.map { index >= $0 } ?? false
      if isOnly { isControl = false }
      guard let node = node as? GestureInputNode, node.isEnabled() else { continue }
      if !node.mask.contains(.subviews) {
        normal = []
        high = []
        simultaneous = []
        isOnly = true
        isControl = false
      }
      guard node.mask.contains(.gesture) else { continue }
      let entry = Entry(node)
      switch node.priority {
      case .normal: if !isControl { normal.append(entry) }
      case .high: high.insert(entry, at: 0)
      case .simultaneous: simultaneous.append(entry)
      }
    }
    return high + normal + simultaneous
  }

  private func deliver(_ event: PointerEvent) {
    for entry in bystanders {
      entry.recognize(event)
      settle(entry)
    }
    if let winner {
      winner.recognize(event)
      return settle(winner)
    }
    for entry in contest { entry.recognize(event) }
    decide()
  }

  /// Runs the actions of a gesture that has no competitors.
  private func settle(_ entry: Entry) {
    guard !entry.isOver else { return }
    if entry.outcome == .failed { return entry.end() }
    entry.effects.run(for: entry.node)
    if entry.outcome == .ended { entry.end() }
  }

  private func decide() {
    var mustWait = false
    for entry in contest where !entry.isOver {
      switch entry.outcome {
      case .possible:
        entry.effects.run(for: entry.node)
        mustWait = true
      case .failed: entry.end()
      case .active, .ended:
        guard !mustWait || entry.isTimed else { continue }
        win(entry)
        return
      }
    }
  }

  private func win(_ entry: Entry) {
    winner = entry
    for other in contest where other !== entry { other.end() }
    if entry.outcome == .active || entry.isTimed || entry.node.priority == .high { isClaimed = true }
    settle(entry)
  }

  /// Ends the contest if no gesture is possible any more.
  private func finish() {
    guard !isWaiting else { return }
    contest = []
    bystanders = []
    winner = nil
  }
}

extension PointerPath {
  /// The innermost view that takes the focus by click.
  @MainActor fileprivate var focusClick: FocusClickNode? {
    for (index, node) in inputs.enumerated() {
      if let controlIndex, index >= controlIndex { return nil }
      if let node = node as? FocusClickNode { return node }
    }
    return nil
  }
}

extension LayoutSurface {
  /// Converts a point from visual coordinates to window coordinates.
  @MainActor func windowPoint(of point: CGPoint) -> Point {
    shownPlace(of: Point(logical(point)), in: root)
  }
}
