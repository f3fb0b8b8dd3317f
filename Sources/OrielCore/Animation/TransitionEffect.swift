import FoundationEssentials

/// The appearance of a view before its insertion or after its removal, relative to its normal appearance.
package struct TransitionEffect: Equatable, Sendable {
  package var opacity = 1.0
  package var scale = 1.0
  package var anchor = UnitPoint.center
  /// The offset in pixels.
  package var offset = Size(width: 0, height: 0)
  /// The offset in fractions of the view's size.
  package var shift = Size(width: 0, height: 0)

  package init() {}

  /// Returns the combination of both effects.
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

/// The effects of the insertion and the removal of a view.
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
