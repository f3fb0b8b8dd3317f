/// An event of the pointer or of two fingers on a touchpad.
package struct PointerEvent {
  package enum Kind: Equatable {
    /// The primary button is pressed, or a finger touches the screen.
    case down
    case move
    case up
    /// The desktop has cancelled the press.
    case cancel
    /// Two fingers move. Scale and rotation, in radians, are relative to the start.
    case pinch(scale: Double, rotation: Double)
    case pinchEnd
    /// The time that a gesture has requested has come.
    case time
  }

  package var kind: Kind
  /// The position in window coordinates, from the leading and the top edge.
  package var location: Point
  /// In seconds of a monotonic clock.
  package var time: Double
  package var modifiers: EventModifiers

  package init(_ kind: Kind, at location: Point, time: Double, modifiers: EventModifiers = []) {
    self.kind = kind
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
