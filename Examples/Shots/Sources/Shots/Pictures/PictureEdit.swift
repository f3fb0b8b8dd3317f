import Foundation
import Oriel

/// What the user has done to a picture: turned and mirrored it, and then cut out a part.
struct PictureEdit: Hashable, Sendable {
  var orientation = Orientation.upright
  /// The part that is kept, with the turned picture from 0 to 1 in both directions.
  var crop = PictureEdit.whole

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  var isEmpty: Bool { self == PictureEdit() }
  var isCropped: Bool { crop != Self.whole }

  /// Turns the picture with the part that is kept.
  mutating func turn(_ turn: Orientation) {
    orientation = orientation.then(turn)
    if turn.isMirrored { crop.origin.x = 1 - crop.maxX }
    for _ in 0..<turn.quarterTurns {
      crop = CGRect(x: 1 - crop.maxY, y: crop.minX, width: crop.height, height: crop.width)
    }
  }

  /// The part of a turned picture of this size that is kept, in pixels: at least one.
  func pixels(width: Int, height: Int) -> (x: Int, y: Int, width: Int, height: Int) {
    let (width, height) = (Double(width), Double(height))
    let x = min(max((crop.minX * width).rounded(), 0), width - 1)
    let y = min(max((crop.minY * height).rounded(), 0), height - 1)
    return (
      Int(x), Int(y), Int(min(max((crop.maxX * width).rounded() - x, 1), width - x)),
      Int(min(max((crop.maxY * height).rounded() - y, 1), height - y))
    )
  }
}
