/// The gestures to recognize: that of a modifier, those inside the view, or both.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
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

/// A gesture that is attached to a layout node.
@MainActor class GestureReceiver {
  enum Priority {
    /// After the gestures and controls inside the view.
    case normal
    /// Before the gestures and controls inside the view.
    case high
    /// Independent of other gestures.
    case simultaneous
  }

  let priority: Priority
  var mask: GestureMask
  /// Whether the view is in the tree and enabled. Checked for each event.
  var isEnabled: () -> Bool = { true }

  init(_ priority: Priority, _ mask: GestureMask) {
    self.priority = priority
    self.mask = mask
  }

  enum Outcome { case possible, active, ended, failed }

  func recognize(_ input: _GestureInput) -> Outcome { .failed }

  /// Discards the state of the gesture.
  func reset() {}
}

/// A gesture of a certain type that is attached to a layout node.
final class TypedGestureReceiver<Recognized: Gesture>: GestureReceiver {
  var gesture: Recognized
  private let memory = _GestureMemory()

  init(_ gesture: Recognized, _ priority: Priority, _ mask: GestureMask) {
    self.gesture = gesture
    super.init(priority, mask)
  }

  override func recognize(_ input: _GestureInput) -> Outcome {
    switch Recognized._recognize(gesture, input, memory) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  override func reset() { memory.reset() }
}
