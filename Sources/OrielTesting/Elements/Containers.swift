import Foundation
import OrielCore

extension ScrollElement: TestableElement {
  package var kind: ElementKind { .scrollView }
  package var scrollsWithKeys: Bool { true }
  package var contentArrangement: ContentArrangement? { .scrolling(self) }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set {
    axes.union(measures.content?.sensitivity ?? [])
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let content = measures.content(proposal.limited(to: Axis.Set.both.subtracting(axes)))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }
}

/// A scrollable column that fills the proposed size.
private protocol ScrollingColumn: TestableElement {}

extension ScrollingColumn {
  package var contentArrangement: ContentArrangement? { .list }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: measures.content(proposal.limited(to: .horizontal)))
  }
}

extension FormElement: ScrollingColumn {
  package var kind: ElementKind { .form }
  package var scrollsWithKeys: Bool { true }
}

extension SectionElement: TestableElement {
  package var kind: ElementKind { .section }
  package var contentArrangement: ContentArrangement? { .column(.leading) }
  package var isSizedByContent: Bool { true }
}

extension SlotElement: TestableElement {
  package var kind: ElementKind { .part }
  package var stateWords: [String] { ["\(role)"] }
  package var contentArrangement: ContentArrangement? { .row }
  package var isSizedByContent: Bool { true }
}

extension PopoverAnchorElement: TestableElement {
  package var kind: ElementKind { .part }
  package var contentArrangement: ContentArrangement? { .single }
  package var isSizedByContent: Bool { true }
}

extension GroupElement: TestableElement {
  package var kind: ElementKind { .part }
  package var isLabelledByContent: Bool { isNamedByContent }
  package var contentArrangement: ContentArrangement? { .single }
  package var isSizedByContent: Bool { true }
}

extension InspectorSplitElement: TestableElement {
  package var kind: ElementKind { .part }
  package var contentArrangement: ContentArrangement? { .column(.center) }
  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .both }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    var size = measures.content(proposal)
    size.width += measures.columnWidth
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func contentArea(in size: CGSize, _ measures: ElementMeasures) -> CGRect? {
    CGRect(x: 0, y: 0, width: max(size.width - measures.columnWidth, 0), height: size.height)
  }
}

extension GroupBoxElement: TestableElement {
  package var kind: ElementKind { .groupBox }
  package var ownLabel: String? { title }
  package var contentArrangement: ContentArrangement? { .single }
  package var isSizedByContent: Bool { true }
}
