/// How a picture is turned: first mirrored from left to right, or not, and then turned clockwise.
struct Orientation: Hashable, Sendable {
  var isMirrored = false
  /// From 0 to 3.
  var quarterTurns = 0

  static let upright = Orientation()
  static let turnedRight = Orientation(quarterTurns: 1)
  static let turnedLeft = Orientation(quarterTurns: 3)
  static let mirrored = Orientation(isMirrored: true)

  /// Whether width and height change places.
  var isSideways: Bool { quarterTurns % 2 == 1 }

  /// This orientation, and then another one.
  func then(_ next: Orientation) -> Orientation {
    let before = next.isMirrored ? 4 - quarterTurns : quarterTurns
    return Orientation(
      isMirrored: isMirrored != next.isMirrored, quarterTurns: (before + next.quarterTurns) % 4)
  }
}

extension Orientation {
  /// In the order of the numbers that cameras write, from 1 to 8.
  private static let byNumber = [
    Orientation(), Orientation(isMirrored: true), Orientation(quarterTurns: 2),
    Orientation(isMirrored: true, quarterTurns: 2), Orientation(isMirrored: true, quarterTurns: 3),
    Orientation(quarterTurns: 1), Orientation(isMirrored: true, quarterTurns: 1), Orientation(quarterTurns: 3),
  ]

  /// The orientation that a number in a file means; nil for an unknown one.
  init?(exif number: Int) {
    guard (1...8).contains(number) else { return nil }
    self = Self.byNumber[number - 1]
  }

  /// The number that a file has for it.
  var exif: Int { (Self.byNumber.firstIndex(of: self) ?? 0) + 1 }
}
