import FoundationEssentials

/// The part of a view that a popover points at.
public struct PopoverAttachmentAnchor {
  let placement: PopoverPlacement.Target

  /// A rectangle: all of the view, or a part of it.
  public static func rect(_ source: Anchor<CGRect>.Source) -> Self {
    if case .rect(let rect) = source.place { Self(placement: .rect(rect)) } else { Self(placement: .bounds) }
  }

  /// A point in the view.
  public static func point(_ point: UnitPoint) -> Self { Self(placement: .point(point)) }
}
