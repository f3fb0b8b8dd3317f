import CGtk
import FoundationEssentials
import Glibc
import OrielCore

extension CGAffineTransform {
  /// Returns the transform after another one, as a `GskTransform` without perspective. It takes ownership of the
  /// reference to the other one.
  func gskTransform(after other: OpaquePointer?) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(tx), y: Float(ty))
    var transform = gsk_transform_translate(other, &origin)
    if keepsAxes { return gsk_transform_scale(transform, Float(a), Float(d)) }
    // A rotation, then a horizontal shear, then a scale.
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return gsk_transform_scale(transform, 0, 0) }
    let degrees = Angle(radians: atan2(b, a)).degrees
    transform = gsk_transform_rotate(transform, Float(degrees))
    let slant = (a * c + b * d) / (length * length)
    let height = determinant / length
    if abs(slant) > 1e-9 {
      // x' = x * length + y * k: a shear by the scaled y.
      let k = slant * length
      if height == 0 { return gsk_transform_scale(transform, Float(length), 0) }
      transform = gsk_transform_skew(transform, Float(Angle(radians: atan(k / height)).degrees), 0)
    }
    return gsk_transform_scale(transform, Float(length), Float(height))
  }
}

extension ProjectionTransform {
  /// Returns the transform after another one, as a `GskTransform`. It takes ownership of the reference to the other one.
  func gskTransform(after other: OpaquePointer?) -> OpaquePointer? {
    if isAffine { return affine.gskTransform(after: other) }
    let entries = [
      m11, m12, 0, m13,
      m21, m22, 0, m23,
      0, 0, 1, 0,
      m31, m32, 0, m33,
    ].map { Float($0) }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, entries)
    return gsk_transform_matrix(other, &matrix)
  }
}
