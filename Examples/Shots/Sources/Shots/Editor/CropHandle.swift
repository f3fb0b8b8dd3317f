import Foundation
import Oriel

/// A corner of the part of a picture that is kept.
enum CropHandle: CaseIterable, Identifiable {
  case topLeft, topRight, bottomLeft, bottomRight

  var id: Self { self }

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }

  var title: LocalizedStringKey {
    switch self {
    case .topLeft: "Top Left Corner"
    case .topRight: "Top Right Corner"
    case .bottomLeft: "Bottom Left Corner"
    case .bottomRight: "Bottom Right Corner"
    }
  }

  /// The least that remains of a picture.
  private static let least = 0.05

  func point(in crop: CGRect) -> CGPoint {
    CGPoint(x: isLeft ? crop.minX : crop.maxX, y: isTop ? crop.minY : crop.maxY)
  }

  /// The part that remains when the corner is moved, with the whole from 0 to 1.
  ///
  /// - Parameter ratio: the width by the height that the part keeps, in parts of the picture; nil for any.
  func moved(_ crop: CGRect, x: Double, y: Double, ratio: Double?) -> CGRect {
    let anchor = CGPoint(x: isLeft ? crop.maxX : crop.minX, y: isTop ? crop.maxY : crop.minY)
    let space = CGSize(width: isLeft ? anchor.x : 1 - anchor.x, height: isTop ? anchor.y : 1 - anchor.y)
    var width = min(max(crop.width + (isLeft ? -x : x), Self.least), space.width)
    var height = min(max(crop.height + (isTop ? -y : y), Self.least), space.height)
    if let ratio {
      width = min(max(width, height * ratio), space.width, space.height * ratio)
      height = width / ratio
    }
    return CGRect(
      x: isLeft ? anchor.x - width : anchor.x, y: isTop ? anchor.y - height : anchor.y, width: width, height: height)
  }
}
