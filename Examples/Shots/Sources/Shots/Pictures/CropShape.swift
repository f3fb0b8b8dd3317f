import Foundation
import Oriel

/// The shapes that the part of a picture can have that is kept.
enum CropShape: String, CaseIterable, Identifiable {
  case free, original, square, screen, photo, postcard

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .free: "Free"
    case .original: "Original"
    case .square: "Square"
    case .screen: "16:9"
    case .photo: "3:2"
    case .postcard: "4:3"
    }
  }

  /// The width by the height, of a picture of some size; nil for any. It is as upright as the picture.
  func ratio(of size: CGSize) -> Double? {
    guard size.width > 0, size.height > 0 else { return nil }
    let ratio: Double? =
      switch self {
      case .free: nil
      case .original: size.width / size.height
      case .square: 1
      case .screen: 16.0 / 9
      case .photo: 3.0 / 2
      case .postcard: 4.0 / 3
      }
    guard let ratio, self != .original, size.height > size.width else { return ratio }
    return 1 / ratio
  }

  /// The largest part in the middle of another one that has this shape, from 0 to 1.
  func fitted(to crop: CGRect, of size: CGSize) -> CGRect {
    guard let ratio = ratio(of: size) else { return crop }
    // The same in parts of the picture.
    let relative = ratio * size.height / size.width
    let width = min(crop.width, crop.height * relative)
    let height = width / relative
    return CGRect(x: crop.midX - width / 2, y: crop.midY - height / 2, width: width, height: height)
  }
}
