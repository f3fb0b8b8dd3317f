import FoundationEssentials

/// How a view looks before it has come, or after it has gone, next to how it looks otherwise.
package struct TransitionEffect: Equatable, Sendable {
  package var opacity = 1.0
  package var scale = 1.0
  package var anchor = UnitPoint.center
  /// By how much it stands elsewhere, in pixels.
  package var offset = Size(width: 0, height: 0)
  /// By how much it stands elsewhere, as a share of its size.
  package var shift = Size(width: 0, height: 0)

  package init() {}

  /// Both one after the other.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    var effect = self
    effect.opacity *= other.opacity
    effect.scale *= other.scale
    if scale == 1 { effect.anchor = other.anchor }
    effect.offset.width += other.offset.width
    effect.offset.height += other.offset.height
    effect.shift.width += other.shift.width
    effect.shift.height += other.shift.height
    return effect
  }
}

/// How a view comes and goes.
package struct ViewTransition: Equatable, Sendable {
  package var insertion: TransitionEffect?
  package var removal: TransitionEffect?
  package var insertionAnimation: Animation?
  package var removalAnimation: Animation?

  package init(insertion: TransitionEffect?, removal: TransitionEffect?) {
    self.insertion = insertion
    self.removal = removal
  }
}
