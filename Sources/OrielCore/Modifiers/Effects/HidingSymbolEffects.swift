/// The symbol is hidden while the effect is active, and appears at its end.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  private var motion = _SymbolMotion.hidden(atScale: 0.7)

  public nonisolated init() {}

  /// The symbol becomes larger as it appears.
  public var up: AppearSymbolEffect { self }

  /// The symbol becomes smaller as it appears.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.motion.scale = 1.3
    return effect
  }

  public var _motion: _SymbolMotion { motion }
}

/// The symbol disappears, and is hidden while the effect is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  private var motion = _SymbolMotion.hidden(atScale: 0.7)

  public nonisolated init() {}

  /// The symbol becomes larger as it disappears.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.motion.scale = 1.3
    return effect
  }

  /// The symbol becomes smaller as it disappears.
  public var down: DisappearSymbolEffect { self }

  public var _motion: _SymbolMotion { motion }
}

/// The symbol is hidden while the effect is active, and is drawn at its end. The lines of a symbol of the desktop can't
/// be drawn one after the other: it fades in.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect {
  public nonisolated init() {}
  /// The same effect, since all layers are drawn at once.
  public var individually: DrawOnSymbolEffect { self }
  public var _motion: _SymbolMotion { .hidden(atScale: 1) }
}

/// The symbol fades out, and is hidden while the effect is active: the reverse of ``DrawOnSymbolEffect``.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect {
  public nonisolated init() {}
  /// The same effect, since all layers are drawn at once.
  public var individually: DrawOffSymbolEffect { self }
  /// The same effect.
  public var reversed: DrawOffSymbolEffect { self }
  /// The same effect.
  public var nonReversed: DrawOffSymbolEffect { self }
  public var _motion: _SymbolMotion { .hidden(atScale: 1) }
}

extension _SymbolMotion {
  fileprivate static func hidden(atScale scale: Double) -> _SymbolMotion {
    _SymbolMotion(scale: scale, opacity: 0, duration: 0.25, isLasting: true)
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol is hidden while the effect is active, and appears at its end.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears, and is hidden while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is hidden while the effect is active, and is drawn at its end.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol fades out, and is hidden while the effect is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
