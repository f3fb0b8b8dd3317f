/// A repeated or single movement of a symbol: see `symbolEffect(_:options:isActive:)`.
@MainActor @preconcurrency public protocol SymbolEffect {
  /// The movement.
  var _motion: _SymbolMotion { get }
}

/// A symbol effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// How a symbol is drawn at the end of a movement.
public struct _SymbolMotion: Equatable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees.
  var angle = 0.0
  /// The duration of the movement in one direction, in seconds.
  var duration = 0.5
  /// Whether the symbol stays as it is while the effect is active. Otherwise it moves back and forth, or turns.
  var isLasting = false

  /// Whether the end looks like the beginning.
  var isTurn: Bool { angle.magnitude == 360 }
}

/// The symbol becomes larger for a moment.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var scale = 1.25

  public nonisolated init() {}

  /// The symbol becomes larger.
  public var up: BounceSymbolEffect { self }

  /// The symbol becomes smaller.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.scale = 0.8
    return effect
  }

  public var _motion: _SymbolMotion { _SymbolMotion(scale: scale, duration: 0.2) }
}

/// The symbol fades partly, and back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public nonisolated init() {}
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0.35, duration: 0.8) }
}

/// The symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var scale = 1.15

  public nonisolated init() {}

  /// The symbol is larger.
  public var up: ScaleSymbolEffect { self }

  /// The symbol is smaller.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.scale = 0.85
    return effect
  }

  public var _motion: _SymbolMotion { _SymbolMotion(scale: scale, duration: 0.25, isLasting: true) }
}

/// The symbol becomes larger and fades slightly, and back.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public nonisolated init() {}
  public var _motion: _SymbolMotion { _SymbolMotion(scale: 1.12, opacity: 0.8, duration: 1.2) }
}

/// The symbol turns once.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var angle = 360.0

  public nonisolated init() {}

  /// The symbol turns clockwise.
  public var clockwise: RotateSymbolEffect { self }

  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.angle = -360
    return effect
  }

  public var _motion: _SymbolMotion { _SymbolMotion(angle: angle, duration: 1.5) }
}

/// The symbol turns a little, and back.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public nonisolated init() {}
  public var _motion: _SymbolMotion { _SymbolMotion(angle: 12, duration: 0.15) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol becomes larger for a moment.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades partly, and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes larger and fades slightly, and back.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns once.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns a little, and back.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The repetition and the speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  var repeats = true
  /// How often the effect runs; nil for the usual number.
  var count: Int?
  /// The time between two runs, in seconds.
  var delay = 0.0
  var speed = 1.0

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double

    /// Without an end, and without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Without an end.
    public static let periodic = periodic()

    /// A number of times, nil for no end, with a pause in seconds between two runs.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }

  private init() {}

  /// Effects with `isActive` are repeated; those with a value run once.
  public static let `default` = SymbolEffectOptions()
  /// Effects with `isActive` are repeated.
  public static let repeating = SymbolEffectOptions()
  /// The effect runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// The effect runs as often as a behavior says. Without an end, one with a value runs once.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// The effect runs a number of times; nil for the usual one.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Multiplies the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The effect runs once.
  public var nonRepeating: SymbolEffectOptions {
    var options = self
    options.repeats = false
    return options
  }

  /// The effect runs as often as a behavior says. Without an end, one with a value runs once.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    (options.repeats, options.count, options.delay) = (true, behavior.count.map { max($0, 1) }, max(behavior.delay, 0))
    return options
  }

  /// The effect runs a number of times; nil for the usual one.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

  /// Multiplies the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = max(speed, 0.01)
    return options
  }
}
