/// The gestures to recognize: that of a modifier, those inside the view, or both.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither.
  public static let none: GestureMask = []
  /// The gesture of the modifier.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures and controls inside the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The node of a view with a gesture.
package class GestureInputNode: InputNode {
  enum Priority {
    /// After the gestures and controls inside the view.
    case normal
    /// Before the gestures and controls inside the view.
    case high
    /// Independent of other gestures.
    case simultaneous
  }

  final let priority: Priority
  final var mask: GestureMask
  /// Whether the view is in the tree and enabled. Checked for each event.
  final var isEnabled: () -> Bool = { true }

  /// Called before the actions of the gesture run.
  final var willAct: () -> Void = {}

  fileprivate init(_ priority: Priority, _ mask: GestureMask) {
    self.priority = priority
    self.mask = mask
  }

  override package final var isReceiver: Bool { true }

  enum Outcome { case possible, active, ended, failed }

  @MainActor func recognize(_ event: PointerEvent, _ effects: GestureEffects) -> Outcome { .failed }

  /// The number of taps that the keyboard and assistive technology simulate; nil if they can't perform the gesture.
  @MainActor var activationRank: Int? { nil }

  /// Performs the gesture without a pointer, in the middle of the view.
  @MainActor func activate() {}

  /// Discards the state of the gesture.
  @MainActor func reset() {}
}

/// The node of a view with a gesture of a certain type.
package final class TypedGestureInputNode<Recognized: Gesture>: GestureInputNode {
  var gesture: Recognized
  private let memory: _GestureMemory

  @MainActor init(_ gesture: Recognized, _ priority: Priority, _ mask: GestureMask) {
    self.gesture = gesture
    memory = _GestureMemory()
    super.init(priority, mask)
  }

  override func recognize(_ event: PointerEvent, _ effects: GestureEffects) -> Outcome {
    switch Recognized._recognize(gesture, _GestureInput(event: event, node: self, effects: effects), memory) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  override func reset() { memory.reset() }

  override var activationRank: Int? { Recognized._activationRank(gesture) }

  override func activate() {
    guard isEnabled() else { return }
    if !perform(holding: false) { _ = perform(holding: true) }
  }

  /// Taps until the gesture is recognized, or holds the press down. Returns whether it was recognized.
  @MainActor private func perform(holding: Bool) -> Bool {
    let memory = _GestureMemory()
    let effects = GestureEffects()
    let middle = shownPlace(of: Point(x: size.width / 2, y: size.height / 2))
    var time = 0.0
    var isOver = false
    var isRecognized = false
    func send(_ kind: PointerEvent.Kind) {
      guard !isOver else { return }
      effects.deadline = nil
      let event = PointerEvent(kind, at: middle, time: time)
      let phase = Recognized._recognize(gesture, _GestureInput(event: event, node: self, effects: effects), memory)
      isOver = phase.isFinal
      if case .ended = phase { isRecognized = true }
    }
    if holding {
      send(.down)
      while !isOver, let deadline = effects.deadline {
        time = max(time, deadline)
        send(.time)
      }
    } else {
      for _ in 0..<max(1, min(activationRank ?? 1, 10)) {
        send(.down)
        send(.up)
      }
    }
    if isRecognized { effects.run(for: self) }
    memory.reset()
    return isRecognized
  }
}
