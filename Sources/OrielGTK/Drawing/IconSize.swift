import CGtk
import OrielCore

extension ImageElement {
  // The size of an icon next to text of the default size, 11 points.
  private static let usualIconSize = 16.0
  private static let usualFontSize = 11.0

  /// The size of an icon; -1 for the theme's default.
  var pixelSize: Int32 { iconLength == Self.usualIconSize ? -1 : Int32(iconLength) }

  /// The size of an icon in application pixels.
  var iconLength: Double {
    var factor = 1.0
    if let font {
      switch font.base {
      case .style(let style): factor = style.scale
      case .system(let size), .family(_, let size): factor = size / Self.usualFontSize
      }
    }
    switch scale {
    case .small: factor *= 0.75
    case .medium: break
    case .large: factor *= 1.5
    }
    return max(1, (factor * Self.usualIconSize).rounded())
  }
}
