import CGtk
import FoundationEssentials
import OrielCore

/// Draws content in perspective.
///
/// If the renderer can't do this itself, the content is rendered to a picture, and each pixel is taken from where it
/// comes from.
@MainActor struct PerspectiveDrawing {
  private let matrix: ProjectionTransform
  private let host: any DrawingHost

  init(_ matrix: ProjectionTransform, in host: any DrawingHost) {
    self.matrix = matrix
    self.host = host
  }

  /// Draws a render node.
  func draw(_ content: OpaquePointer, on snapshot: OpaquePointer) {
    guard !matrix.isAffine, !host.rendersPerspective else {
      let transform = matrix.gskTransform(after: nil)
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, transform)
      gtk_snapshot_append_node(snapshot, content)
      gtk_snapshot_restore(snapshot)
      return gsk_transform_unref(transform)
    }
    drawPicture(of: content, on: snapshot)
  }

  /// The longest side of a picture, in pixels of the device.
  private static let largestSide = 4096.0

  private func drawPicture(of content: OpaquePointer, on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(content, &bounds)
    let source = Rect(bounds).outwards
    let scale = host.scaleFactor
    let limit = Self.largestSide / scale
    let target = matrix.apply(to: source).intersection(source.grown(x: limit / 4, y: limit / 4))?.outwards
    guard let target, target.width >= 1, target.height >= 1, max(source.width, source.height) <= limit,
      let pixels = PixelPicture(of: content, in: source, host)
    else { return }
    // From the device's pixels of the target to those of the source.
    let back = ProjectionTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: target.minX, y: target.minY)))
      .concatenating(matrix.inverted())
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: -source.minX, y: -source.minY)))
      .concatenating(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
    let (width, height) = (max(1, (target.width * scale).rounded(.up)), max(1, (target.height * scale).rounded(.up)))
    let shown = pixels.transformed(back, width: Int(width), height: Int(height))
    guard let texture = shown.texture() else { return }
    var area = Rect(x: target.minX, y: target.minY, width: width / scale, height: height / scale).graphene
    gtk_snapshot_append_texture(snapshot, texture.opaque, &area)
  }
}

/// The pixels of a picture, with premultiplied alpha.
@MainActor private struct PixelPicture {
  let width: Int
  let height: Int
  private var pixels: [SIMD4<UInt8>]

  /// Renders a node.
  init?(of node: OpaquePointer, in area: Rect, _ host: any DrawingHost) {
    let scale = host.scaleFactor
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gtk_snapshot_append_node(snapshot, node)
    guard let scaled = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(scaled) }
    let bounds = Rect(
      x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale)
    guard let texture = host.texture(of: scaled, in: bounds) else { return nil }
    defer { g_object_unref(texture.raw) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    pixels = [SIMD4<UInt8>](repeating: SIMD4(), count: width * height)
    let stride = width * 4
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      gdk_texture_download(texture, start.assumingMemoryBound(to: UInt8.self), gsize(stride))
    }
  }

  private init(width: Int, height: Int, pixels: [SIMD4<UInt8>]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Returns a picture whose pixels are taken from where a transform maps them, and mixed from the four around there.
  func transformed(_ back: ProjectionTransform, width: Int, height: Int) -> PixelPicture {
    var result = [SIMD4<UInt8>](repeating: SIMD4(), count: width * height)
    let across = SIMD3(Float(back.m11), Float(back.m12), Float(back.m13))
    let down = SIMD3(Float(back.m21), Float(back.m22), Float(back.m23))
    let start = SIMD3(Float(back.m31), Float(back.m32), Float(back.m33))
    let (columns, rows) = (self.width, self.height)
    pixels.withUnsafeBufferPointer { pixels in
      result.withUnsafeMutableBufferPointer { result in
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
          x >= 0 && y >= 0 && x < columns && y < rows ? SIMD4<Float>(pixels[y * columns + x]) : SIMD4()
        }
        for y in 0..<height {
          var place = start + down * (Float(y) + 0.5) + across * 0.5
          for x in 0..<width {
            defer { place += across }
            guard place.z > 1e-6 else { continue }
            let (left, top) = (place.x / place.z - 0.5, place.y / place.z - 0.5)
            guard left > -1, top > -1, left < Float(columns), top < Float(rows) else { continue }
            let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
            let (right, bottom) = (left - Float(column), top - Float(row))
            let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
            let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
            let mixed = upper * (1 - bottom) + lower * bottom
            result[y * width + x] = SIMD4<UInt8>(clamping: SIMD4<Int32>(mixed + 0.5))
          }
        }
      }
    }
    return PixelPicture(width: width, height: height, pixels: result)
  }

  func texture() -> ObjectHandle? {
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    // The format of downloaded pixels on a machine with the smallest byte first.
    return gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4)
    ).map { ObjectHandle(adopting: $0) }
  }
}

extension Rect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  /// The smallest rectangle of whole pixels that contains this one.
  fileprivate var outwards: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
