import Foundation
import OrielCore

extension GaugeElement: TestableElement {
  package var kind: ElementKind { .gauge }
  package var ownLabel: String? { label }
  package var stateWords: [String] { ["\(Int((fraction * 100).rounded())) %"] }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { .horizontal }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: 8)
  }
}

extension ElementKind {
  /// A gauge that is a bar.
  public static let gauge = ElementKind("gauge")
}

extension ScreenArea {
  /// Finds a gauge by its label.
  public func gauge(_ label: String) -> ScreenElement { find(.gauge, label: label) }
}
