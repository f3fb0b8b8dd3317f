import Foundation

/// The coordinates of a mark along both axes.
struct PlacedMark {
  /// How coordinates are to be understood.
  enum Role {
    /// The ends of the mark, or twice the same point.
    case ends
    /// The available length, such as the band of a category.
    case band
    /// The middle of a bar or rectangle whose thickness results from the distance to others.
    case middle
    /// The mark is placed by distances in points.
    case points
    /// The mark isn't on the scale.
    case nowhere
  }

  struct Span {
    var role: Role
    var from: Double
    var to: Double

    static let points = Span(role: .points, from: 0, to: 0)
    static let nowhere = Span(role: .nowhere, from: 0, to: 0)

    var middle: Double { (from + to) / 2 }
  }

  var x: Span
  var y: Span
  /// Whether a bar or area extends along the x axis.
  var isHorizontal = false
  /// The position among marks beside each other, and their number.
  var slot = (index: 0, count: 1)

  var isPlaced: Bool { x.role != .nowhere && y.role != .nowhere }
}
