import Foundation

/// A generator of haptic feedback. It has no effect: desktops have no actuators.
@MainActor open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Has no effect.
  open func prepare() {}
}

/// A generator of impacts, without effect.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Has no effect.
  open func impactOccurred() {}
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of notifications, without effect.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of changes of a selection, without effect.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  open func selectionChanged() {}
}
