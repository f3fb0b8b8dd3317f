import FoundationEssentials

/// The part of a view to which a popover is attached.
public struct PopoverAttachmentAnchor {
  let placement: PopoverPlacement.Target

  /// The bounds of the view or another rectangle in it.
  public static func rect(_ source: Anchor<CGRect>.Source) -> Self {
    if case .rect(let rect) = source.geometry { Self(placement: .rect(rect)) } else { Self(placement: .bounds) }
  }

  /// A point in the view.
  public static func point(_ point: UnitPoint) -> Self { Self(placement: .point(point)) }
}
