import CGtk
import FoundationEssentials
import OrielCore

/// The cached drawing of a node, which is valid as long as its key is equal.
@MainActor final class Rendering {
  private let frame: Rect
  private let palette: Palette
  private let isMirrored: Bool
  private let host: ObjectIdentifier
  /// The text colors on which the drawing depends.
  private let colors: [ProbedColor]
  /// The `GskRenderNode`; nil if nothing is visible.
  let node: OpaquePointer?

  /// Returns the drawing of a node: the cached one as long as it is valid. A change of the node itself has removed it.
  static func current(of node: DrawnNode, in host: any DrawingHost) -> Rendering {
    let frame = Rect(host.surface.visualFrame(of: node)).onPixels
    // Symbols can change independently of the canvas.
    if let kept = node.rendering, node.childCount == 0, !node.isChanging {
      let old = unsafeDowncast(kept, to: Rendering.self)
      if old.isValid(in: frame, of: host) { return old }
    }
    let rendering = Rendering(of: node, frame, in: host)
    node.rendering = node.isChanging ? nil : rendering
    return rendering
  }

  private func isValid(in frame: Rect, of host: any DrawingHost) -> Bool {
    frame == self.frame && ObjectIdentifier(host) == self.host && isMirrored == host.isMirrored
      && palette == StyleSheet.palette && colors.allSatisfy { $0.color == host.color(of: $0.slot) }
  }

  private init(of node: DrawnNode, _ frame: Rect, in host: any DrawingHost) {
    let fills = Self.paints(of: node).map { ShownFill($0, in: host) }
    self.frame = frame
    palette = StyleSheet.palette
    isMirrored = host.isMirrored
    self.host = ObjectIdentifier(host)
    colors = fills.map(\.probed)
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
      if frame.width > 0, frame.height > 0 {
        fills[0].draw(on: snapshot) { $0.draw(on: snapshot, in: frame.graphene, color: $1) }
      }
    case .shape:
      let shape = unsafeDowncast(node, to: ShapeNode.self)
      let drawing = ShapeDrawing(
        snapshot: snapshot, frame: frame, isMirrored: host.isMirrored, size: shape.shownSize)
      var figures = shape.figures
      for (index, part) in shape.shownMarks.enumerated() {
        fills[index].draw(on: snapshot) { fill, color in
          switch part.mark.tool {
          case .fill(let style): drawing.fill(&figures[index], style, with: fill, color: color)
          case .stroke(let style): drawing.stroke(&figures[index], style, with: fill, color: color)
          }
        }
      }
      shape.figures = figures
    }
    self.node = gtk_snapshot_free_to_node(snapshot)
  }

  isolated deinit { if let node { gsk_render_node_unref(node) } }

  private static func paints(of node: DrawnNode) -> [ShownPaint] {
    switch node.content {
    case .area: [node.shownFill]
    // Colors that follow the theme.
    case .canvas: [.plain(.foreground(level: 0)), .plain(.tint), .plain(.background(level: 0))]
    case .shape: unsafeDowncast(node, to: ShapeNode.self).shownPaints
    }
  }
}

/// The text color of a list of style classes.
private struct ProbedColor {
  let slot: ColorProbes.Slot
  let color: GdkRGBA
}

extension GdkRGBA {
  fileprivate static func == (first: GdkRGBA, second: GdkRGBA) -> Bool {
    first.red == second.red && first.green == second.green && first.blue == second.blue && first.alpha == second.alpha
  }
}

/// A fill in the current frame: while it changes, both fills are drawn.
@MainActor private struct ShownFill {
  private let fill: AreaFill
  /// The color of text with the classes of the fill.
  let probed: ProbedColor
  private var former: [ShownFill] = []
  private var share = 1.0

  init(_ paint: ShownPaint, in host: any DrawingHost) {
    switch paint {
    case .plain(let paint): fill = AreaFill(paint)
    case .mixed(let former, let paint, let share):
      fill = AreaFill(paint)
      self.former = [ShownFill(former, in: host)]
      self.share = share
    }
    let slot = host.slot(of: fill)
    probed = ProbedColor(slot: slot, color: host.color(of: slot))
  }

  func draw(on snapshot: OpaquePointer, _ body: (AreaFill, GdkRGBA) -> Void) {
    guard let former = former.first else { return body(fill, probed.color) }
    gtk_snapshot_push_cross_fade(snapshot, share)
    former.draw(on: snapshot, body)
    gtk_snapshot_pop(snapshot)
    body(fill, probed.color)
    gtk_snapshot_pop(snapshot)
  }
}
