// Settings of devices and of other layout engines, so that views for several platforms compile.

import FoundationEssentials

extension View {
  /// Has no effect on the desktop, which has no haptic feedback.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Has no effect on the desktop. The condition isn't evaluated.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Has no effect on the desktop. The closure isn't called.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect on the desktop. The closure isn't called.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect on the desktop: assistive technology activates a view by its action, not by a click at a point.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Has no effect on the desktop. See ``View/accessibilityActivationPoint(_:)``.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Has no effect: views are always placed relative to the view around them, and move with it when its place is
  /// animated.
  public func geometryGroup() -> some View { self }
}

/// Haptic or acoustic feedback of a device.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private var strength = 1.0

  private init(_ name: String) { self.name = name }

  /// The weight of a colliding object.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    /// A light object.
    public static let light = Weight(name: "light")
    /// An object of medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy object.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of a colliding object.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String
    /// A rigid object.
    public static let rigid = Flexibility(name: "rigid")
    /// A solid object.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }

  /// A task has completed.
  public static let success = SensoryFeedback("success")
  /// A task needs attention.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// The selection changes.
  public static let selection = SensoryFeedback("selection")
  /// A value has increased.
  public static let increase = SensoryFeedback("increase")
  /// A value has decreased.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity starts.
  public static let start = SensoryFeedback("start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback("stop")
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback("alignment")
  /// A level changes.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Objects collide.
  public static let impact = SensoryFeedback("impact")

  /// Objects of a weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact.\(weight.name)")
    feedback.strength = intensity
    return feedback
  }

  /// Objects of a flexibility collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact.\(flexibility.name)")
    feedback.strength = intensity
    return feedback
  }
}
