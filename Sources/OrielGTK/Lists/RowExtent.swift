/// The vertical extent of a row in the visible part of its list, in points from the top.
struct RowExtent {
  let y: Double
  let height: Double

  var end: Double { y + height }

  func contains(_ position: Double) -> Bool { y <= position && position < end }

  /// The distance of a position from the row; at most zero inside.
  func distance(to position: Double) -> Double { max(y - position, position - end) }
}
