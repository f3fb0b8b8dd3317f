import FoundationEssentials

/// The fill of a drawn node's area.
package struct Drawing: Equatable, Sendable {
  package var fill: Paint

  package init(fill: Paint) { self.fill = fill }
}

/// A color or a shape: drawn by the surface, without a widget. It fills the proposal.
package class DrawnNode: LayoutNode {
  /// The kind of a drawing.
  package enum Content {
    /// A paint that fills the area.
    case area
    /// Fills and strokes: the node is a ``ShapeNode``.
    case shape
    /// The drawing of a closure: the node is a `CanvasNode`.
    case canvas
  }

  package var content: Content { .area }

  package final var drawing: Drawing {
    didSet {
      guard drawing != oldValue else { return }
      moveMarks(1) { $0.blend(from: oldValue.fill, to: drawing.fill, $2) }
      drawingDidChange()
      guard drawing.fill.reach != oldValue.fill.reach, surface != nil, isPlaced else { return }
      collectOverhang()
      extendAncestors()
    }
  }

  /// The platform's cached drawing; nil after a change.
  package final var rendering: AnyObject?

  override package final var kind: Kind { .drawn }

  package init(_ drawing: Drawing) { self.drawing = drawing }

  /// Called when the drawing has changed, but not the placement.
  final func drawingDidChange() {
    rendering = nil
    surface?.setNeedsDisplay()
  }

  override package func overhang(of content: Overhang) -> Overhang {
    let reach = drawing.fill.reach
    return reach == 0 ? content : content.reaching(reach)
  }

  override package func didPlace() { surface?.setNeedsDisplay() }
  override package func didWithdraw() {
    rendering = nil
    surface?.setNeedsDisplay()
  }
}

/// `Divider`: a line perpendicular to the axis of its stack; horizontal outside of stacks.
package final class DividerNode: DrawnNode {
  private var axis: Axis { parent?.stackAxis(of: self) ?? .vertical }

  override package func findSensitivity() -> Axis.Set { Axis.Set(axis.cross) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(along: axis, metrics.dividerThickness, across: proposal.replacingUnspecifiedDimensions()[axis.cross])
  }
}
