import CGtk
import FoundationEssentials
import OrielCore

extension CGFloat {
  /// GTK uses whole pixels within the range of an `Int32`.
  var pixels: Int32 { Int32(Swift.min(Swift.max(self, 0), 16_000_000).rounded(.up)) }
}

extension CGRect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
