/// How a view changes while it enters or leaves the visible part of a scroll view. See
/// ``View/scrollTransition(_:axis:transition:)``.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  var kind: Kind
  var threshold: Threshold

  /// No change.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// A change in an animation, when half of the view has become visible or hidden.
  public static let animated = animated()

  /// A change in an animation, when half of the view has become visible or hidden.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// A gradual change, by the part of the view that is visible.
  public static let interactive = interactive()

  /// A gradual change, by the part of the view that is visible.
  ///
  /// - Parameter timingCurve: the course of the change between fully visible and hidden.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// Returns the configuration with another animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }

  /// Returns the configuration with another place at which the view has no transition any more.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  /// The place in a scroll view from which on a view has no transition.
  public struct Threshold: Sendable {
    /// The position of the edge that enters first, for the lengths of the scroll view and the view. The view is hidden at the
    /// length of the scroll view.
    let position: @Sendable (_ container: Double, _ length: Double) -> Double

    /// All of the view is visible.
    public static let visible = visible(1)
    /// The view touches the visible part.
    public static let hidden = visible(0)
    /// The view is in the middle of the scroll view.
    public static let centered = Threshold { ($0 - $1) / 2 }

    /// A part of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold { $0 - min(max(amount, 0), 1) * $1 }
    }

    /// Returns a threshold between this one and another.
    ///
    /// - Parameters:
    ///   - other: the other threshold.
    ///   - amount: the share of the other one, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold { [position] in
        let start = position($0, $1)
        return start + (other.position($0, $1) - start) * amount
      }
    }

    /// Returns a threshold that is further inside the scroll view by a distance in application pixels.
    public func inset(by distance: Double) -> Threshold { Threshold { [position] in position($0, $1) - distance } }
  }
}

/// The state of a view in a scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to enter at the top or leading edge, or has left there.
  case topLeading
  /// The view is visible.
  case identity
  /// The view is about to enter at the bottom or trailing edge, or has left there.
  case bottomTrailing

  /// Whether the view is visible and isn't changed.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view enters at the top or leading edge, 0 while it is visible, and 1 at the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
