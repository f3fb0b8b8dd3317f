import CGtk
import FoundationEssentials
import Glibc
import OrielCore

/// What was drawn of a node, kept for as long as it would be drawn the same way.
@MainActor final class Rendering {
  /// What the drawing depends on, besides the node.
  private struct Key: Equatable {
    var frame: Rect
    var colors: [GradientRamp.Components]
    var scheme: ColorScheme
    var isMirrored: Bool
  }

  private let key: Key
  /// Nil where there is nothing to be seen.
  let node: OpaquePointer?

  /// What is to be seen of a node: what was drawn last, as long as that is the same.
  static func current(of node: DrawnNode, in host: SurfaceWidget) -> Rendering {
    let frame = Rect(host.surface.visualFrame(of: node)).onPixels
    let fills = Self.paints(of: node).map { AreaFill($0) }
    let colors = fills.map { host.textColor($0) }
    let key = Key(
      frame: frame, colors: colors.map(\.components), scheme: StyleSheet.scheme, isMirrored: host.isMirrored)
    // Symbols may have changed by themselves.
    if let old = node.rendering as? Rendering, old.key == key, node.childCount == 0 { return old }
    let rendering = Rendering(key, of: node, in: host, fills, colors)
    node.rendering = rendering
    return rendering
  }

  private init(_ key: Key, of node: DrawnNode, in host: SurfaceWidget, _ fills: [AreaFill], _ colors: [GdkRGBA]) {
    self.key = key
    let frame = key.frame
    guard let snapshot = gtk_snapshot_new() else {
      self.node = nil
      return
    }
    switch node.content {
    case .canvas:
      var (bounds, origin) = (frame.graphene, frame.graphene.origin)
      gtk_snapshot_push_clip(snapshot, &bounds)
      gtk_snapshot_translate(snapshot, &origin)
      CanvasDrawing(host: host).draw(unsafeDowncast(node, to: CanvasNode.self).commands, on: snapshot)
      gtk_snapshot_pop(snapshot)
    case .area:
      if frame.width > 0, frame.height > 0 { fills[0].draw(on: snapshot, in: frame.graphene, color: colors[0]) }
    case .shape:
      let shape = unsafeDowncast(node, to: ShapeNode.self)
      let drawing = ShapeDrawing(
        snapshot: snapshot, frame: frame, isMirrored: host.isMirrored, size: Size(shape.size))
      for index in shape.marks.indices {
        switch shape.marks[index].tool {
        case .fill(let style):
          drawing.fill(&shape.figures[index], style, with: fills[index], color: colors[index])
        case .stroke(let style):
          drawing.stroke(&shape.figures[index], style, with: fills[index], color: colors[index])
        }
      }
    }
    self.node = gtk_snapshot_free_to_node(snapshot)
  }

  isolated deinit { if let node { gsk_render_node_unref(node) } }

  private static func paints(of node: DrawnNode) -> [Paint] {
    switch node.content {
    case .area: [node.drawing.fill]
    // Those that follow the theme.
    case .canvas: [.foreground(level: 0), .tint, .background(level: 0)]
    case .shape: unsafeDowncast(node, to: ShapeNode.self).marks.map(\.paint)
    }
  }
}

extension CGAffineTransform {
  /// The same after another one, of which the reference is taken over, as GTK's renderers know it: without perspective.
  func gskTransform(after other: OpaquePointer?) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(tx), y: Float(ty))
    var transform = gsk_transform_translate(other, &origin)
    if keepsAxes { return gsk_transform_scale(transform, Float(a), Float(d)) }
    // A turn, then a slant across, then a scale.
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return gsk_transform_scale(transform, 0, 0) }
    let degrees = Angle(radians: atan2(b, a)).degrees
    transform = gsk_transform_rotate(transform, Float(degrees))
    let slant = (a * c + b * d) / (length * length)
    let height = determinant / length
    if abs(slant) > 1e-9 {
      // x' = x * length + y * k: a slant of the scaled y.
      let k = slant * length
      if height == 0 { return gsk_transform_scale(transform, Float(length), 0) }
      transform = gsk_transform_skew(transform, Float(Angle(radians: atan(k / height)).degrees), 0)
    }
    return gsk_transform_scale(transform, Float(length), Float(height))
  }
}
