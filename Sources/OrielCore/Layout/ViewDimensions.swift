import FoundationEssentials

/// The size of a view and its alignment guides.
///
///     Text("Total").alignmentGuide(.leading) { $0[.trailing] + 8 }
public struct ViewDimensions {
  private let keptSize: Size
  /// The node with these dimensions; nil for an area without content.
  let node: LayoutNode?
  /// The proposal for which the size was chosen.
  let proposal: ProposedViewSize

  /// The view's size.
  package var size: CGSize { keptSize.cgSize }
  /// The view's width.
  public var width: CGFloat { keptSize.width }
  /// The view's height.
  public var height: CGFloat { keptSize.height }

  /// The dimensions of an area without content.
  package init(size: CGSize) {
    keptSize = Size(size)
    node = nil
    proposal = .unspecified
  }

  init(size: CGSize, node: LayoutNode, proposal: ProposedViewSize) {
    keptSize = Size(size)
    self.node = node
    self.proposal = proposal
  }

  /// The position of a guide, in the view's coordinates.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide, in the view's coordinates.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide that the view or a descendant sets; nil if none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  /// The position of a guide that the view or a descendant sets; nil if none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.builtInValue(in: size) ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, in: size, proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether both have the same view and size.
  public static func == (first: Self, second: Self) -> Bool {
    first.keptSize == second.keptSize && first.node === second.node && first.proposal == second.proposal
  }
}
