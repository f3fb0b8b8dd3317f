import Foundation

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle: all of the view, or a part of it.
  case rect(Anchor<CGRect>.Source)
  /// A point in the view.
  case point(UnitPoint)

  var placement: PopoverPlacement.Target {
    switch self {
    case .rect(let source):
      switch source.place {
      case .bounds: .bounds
      case .rect(let rect): .rect(rect)
      }
    case .point(let point): .point(point)
    }
  }
}

/// A value that belongs to the geometry of a view.
@frozen public struct Anchor<Value> {
  /// Where an anchor's value comes from.
  @frozen public struct Source {
    @usableFromInline enum Place: Hashable, Sendable {
      case bounds
      case rect(CGRect)
    }

    @usableFromInline let place: Place

    @usableFromInline init(_ place: Place) { self.place = place }
  }
}

extension Anchor.Source: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self(.bounds) }

  /// A rectangle in the view's coordinates, in pixels of the desktop's scale.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self(.rect(rect)) }
}
