import Foundation
import OrielCore

extension ToolbarElement: TestableElement {
  package var kind: ElementKind { .toolbar }
  package var stateWords: [String] { ["\(part)"] }
  package var contentArrangement: ContentArrangement? { .row }
  package var isSizedByContent: Bool { true }
}

extension SplitElement: TestableElement {
  package var kind: ElementKind { .splitView }
  package var contentArrangement: ContentArrangement? { .row }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: measures.content(proposal))
  }
}

extension SplitColumnElement: TestableElement {
  package var kind: ElementKind { .part }
  package var stateWords: [String] { isHidden ? ["hidden"] : [] }
  package var contentArrangement: ContentArrangement? { .column(.center) }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { isLeading ? .vertical : .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let content = measures.content(proposal)
    let ideal = isLeading && !isAlone ? width.ideal : proposal.width ?? content.width
    let width = isHidden ? 0 : ideal
    return CGSize(width: width, height: proposal.height ?? content.height)
  }
}

extension ElementKind {
  /// A part of the toolbar of a window or a sheet.
  public static let toolbar = ElementKind("toolbar")
  /// A view with a sidebar and a detail column.
  public static let splitView = ElementKind("split view")
}

extension LayoutNode {
  /// Whether the node is in a part of a toolbar.
  @MainActor var isInToolbar: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node.testWidget?.element is ToolbarElement { return true }
      next = node.around
    }
    return false
  }
}
