/// A popover attached to the presenting view.
package struct PopoverForm: PresentationForm {
  package var placement: PopoverPlacement

  package init(_ placement: PopoverPlacement) { self.placement = placement }

  package var lane: PresentationLane { .popover }
  package var closesAtClickOutside: Bool { true }

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
