import Foundation
import OrielCore

extension TableElement: TestableElement {
  package var kind: ElementKind { .table }
  package var contentArrangement: ContentArrangement? { .list }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let content = measures.content(proposal.limited(to: .horizontal))
    return proposal.replacingUnspecifiedDimensions(by: IdealSize.list(width: content.width) { _ in content.height })
  }

  @MainActor package func makeController(of widget: TestWidget) -> AnyObject? { HeadlessList(content, in: widget) }
}
