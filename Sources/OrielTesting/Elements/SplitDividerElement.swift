import Foundation
import OrielCore

extension SplitDividerElement: TestableElement {
  /// The thickness of the area in which a divider is dragged.
  private static var thickness: CGFloat { 9 }

  package var kind: ElementKind { .splitDivider }
  package var stateWords: [String] { ["\(Int(length.rounded()))"] }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { Axis.Set(axis.cross) }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    axis == .horizontal
      ? CGSize(width: Self.thickness, height: proposal.height ?? 0)
      : CGSize(width: proposal.width ?? 0, height: Self.thickness)
  }
}

extension ElementKind {
  /// A divider between two views of an `HSplitView` or a `VSplitView`.
  public static let splitDivider = ElementKind("split divider")
}

extension ScreenElement {
  /// Moves a divider of a split view by a distance in pixels, toward the end of the split view if it is positive, and
  /// performs the updates that follow.
  public func moveDivider(by distance: CGFloat) throws {
    guard let divider = try view.element as? SplitDividerElement else { throw wrongKind("is moved") }
    guard divider.isMovable else {
      throw screen.error(.disabled, "can't move \(name): the views beside it have no room")
    }
    try view.widget?.raise(SplitDividerEvent.moved(divider.length + distance))
    screen.settleNow()
  }
}
