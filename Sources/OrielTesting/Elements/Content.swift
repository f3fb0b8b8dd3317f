import Foundation
import OrielCore

extension TextElement: TestableElement {
  package var kind: ElementKind { .text }
  package var ownLabel: String? { string }
  package var shownText: String? { string }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set {
    measures.isHeightLimited && lineLimit != 1 ? .both : .horizontal
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    font(for: proposal, measures).size(
      of: string, width: proposal.width, height: proposal.height, lineLimit: lineLimit, reservedLines: reservedLines)
  }

  package func baselines(in size: CGSize, _ measures: ElementMeasures) -> TextBaselines? {
    font(for: ProposedViewSize(size), measures).baselines(inHeight: size.height)
  }

  /// The links in the text.
  var links: [(title: String, url: URL)] { linkedParts.compactMap { part in part.link.map { (part.text, $0) } } }

  /// The font with which the text fits as far as possible.
  private func font(for proposal: ProposedViewSize, _ measures: ElementMeasures) -> FontMetrics {
    guard isCompressible else { return measures.font }
    let height = measures.isHeightLimited && lineLimit != 1 ? proposal.height : nil
    let compression = compression {
      measures.font.compressed($0).fits(string, width: proposal.width, height: height, lineLimit: lineLimit)
    }
    return measures.font.compressed(compression)
  }
}

extension ImageElement: TestableElement {
  package var kind: ElementKind { .image }
  package var ownLabel: String? { source.name }

  private static var usualSize: CGSize { CGSize(width: 16, height: 16) }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { isResizable ? .both : [] }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    guard isResizable else { return Self.usualSize }
    return proposal.replacingUnspecifiedDimensions(by: Self.usualSize)
  }
}

extension ImageReference {
  var name: String {
    switch self {
    case .icon(let name), .symbol(let name), .resource(let name, _): name
    case .asset(let picture): picture.name
    case .file(let url): url.lastPathComponent
    case .data, .loaded: "data"
    }
  }
}

extension DividerElement: TestableElement {
  package var kind: ElementKind { .divider }

  package func sensitivity(_ measures: ElementMeasures) -> Axis.Set { axis == .horizontal ? .horizontal : .vertical }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ measures: ElementMeasures) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return axis == .horizontal ? CGSize(width: offered.width, height: 1) : CGSize(width: 1, height: offered.height)
  }
}

extension NativeElement: TestableElement {
  package var kind: ElementKind { .native }
}
