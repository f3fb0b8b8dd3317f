import FoundationEssentials

/// What a drawn node shows.
package struct Drawing: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    case rectangle
    /// Corners of this radius, smaller where there is no room.
    case rounded(CGFloat)
    case ellipse
  }

  package var outline: Outline
  package var fill: Paint

  package init(_ outline: Outline = .rectangle, fill: Paint) {
    self.outline = outline
    self.fill = fill
  }
}

/// A colour or a shape: drawn by the surface, without a widget. As large as it is offered.
package class DrawnNode: LayoutNode {
  package final var drawing: Drawing {
    didSet {
      guard drawing != oldValue else { return }
      blend(from: oldValue)
      surface?.setNeedsDisplay()
    }
  }

  override package final var kind: Kind { .drawn }

  package init(_ drawing: Drawing) { self.drawing = drawing }

  override package func didPlace() { surface?.setNeedsDisplay() }
  override package func didWithdraw() { surface?.setNeedsDisplay() }
}

/// `Divider`: a line across the stack that it is in, across a column elsewhere.
package final class DividerNode: DrawnNode {
  private var axis: Axis { parent?.stackAxis(of: self) ?? .vertical }

  override package func findSensitivity() -> Axis.Set { Axis.Set(axis.cross) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(along: axis, metrics.dividerThickness, across: proposal.replacingUnspecifiedDimensions()[axis.cross])
  }
}
