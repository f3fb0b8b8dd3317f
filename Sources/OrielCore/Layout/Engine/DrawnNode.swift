import FoundationEssentials

/// What fills the area of a drawn node.
package struct Drawing: Equatable, Sendable {
  package var fill: Paint

  package init(fill: Paint) { self.fill = fill }
}

/// A color or a shape: drawn by the surface, without a widget. It fills the proposal.
package class DrawnNode: LayoutNode {
  /// What is drawn, to those who draw it.
  package enum Content {
    /// A paint that fills the area.
    case area
    /// Fills and strokes: the node is a ``ShapeNode``.
    case shape
    /// What a closure has drawn: the node is a `CanvasNode`.
    case canvas
  }

  package var content: Content { .area }

  package final var drawing: Drawing {
    didSet {
      guard drawing != oldValue else { return }
      moveMarks(1) { $0.blend(from: oldValue.fill, to: drawing.fill, $2) }
      drawingDidChange()
    }
  }

  /// What the platform keeps of the last drawing; nil when something else is to be drawn.
  package final var rendering: AnyObject?

  override package final var kind: Kind { .drawn }

  package init(_ drawing: Drawing) { self.drawing = drawing }

  /// What is drawn is another, in the same place.
  final func drawingDidChange() {
    rendering = nil
    surface?.setNeedsDisplay()
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
