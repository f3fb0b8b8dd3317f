/// The symbol fades and returns, as a signal that changes its strength.
///
/// The layers of a symbol of the desktop can't be shown one after the other: the variants of the effect differ only in
/// how far the symbol fades.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var opacity = 0.4

  public nonisolated init() {}

  /// The same effect, since the symbol has one layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect, since the symbol has one layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect: the symbol always returns.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect: the symbol always returns.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The symbol fades partly.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// The symbol fades almost completely.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    var effect = self
    effect.opacity = 0.1
    return effect
  }

  public var _motion: _SymbolMotion { _SymbolMotion(opacity: opacity, duration: 0.6) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol fades and returns, as a signal that changes its strength.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect {
  /// The same effect: the layers of the desktop's symbols can't be moved one after the other.
  public var byLayer: Self { self }

  /// The effect for the symbol as a whole, as it always is.
  public var wholeSymbol: Self { self }
}
