/// A popover attached to the presenting view.
package struct PopoverForm: PresentationForm {
  package var placement: PopoverPlacement
  /// Whether the view to which it is attached keeps the keyboard focus, and the user can click anywhere else.
  package let isCompanion: Bool

  package init(_ placement: PopoverPlacement, isCompanion: Bool = false) {
    self.placement = placement
    self.isCompanion = isCompanion
  }

  package var lane: PresentationLane { .popover }
  package var closesAtClickOutside: Bool { !isCompanion }

  package func sizeClasses(in window: SizeClasses) -> SizeClasses? {
    SizeClasses(horizontal: .compact, vertical: .regular)
  }
}

/// The placement of a popover.
package struct PopoverPlacement: Equatable {
  /// The part of the presenting view that the popover points to.
  package enum Target: Equatable {
    case bounds
    case rect(Rect)
    case point(UnitPoint)
  }

  package var target: Target
  /// The preferred edge of the target.
  package var edge: Edge
}
