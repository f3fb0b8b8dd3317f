import Oriel

/// A page and its log beside each other. Where there is less room, the log becomes narrower before the page does.
struct GalleryColumns: Layout {
  /// The index of the page's column, which takes the remaining width.
  private static let page = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal, subviews)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(width: widths.reduce(0, +), height: max(proposal.height ?? 0, heights.max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for (subview, width) in zip(subviews, widths(ProposedViewSize(bounds.size), subviews)) {
      subview.place(at: place, proposal: ProposedViewSize(width: width, height: bounds.height))
      place.x += width
    }
  }

  private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    func width(_ subview: LayoutSubview, for width: CGFloat?) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }
    var widths = subviews.map { width($0, for: 0) }
    let ideals = subviews.map { width($0, for: nil) }
    var spare = (proposal.width ?? ideals.reduce(0, +)) - widths.reduce(0, +)
    for column in subviews.indices where column != Self.page {
      let more = max(0, min(ideals[column] - widths[column], spare))
      widths[column] += more
      spare -= more
    }
    if subviews.indices.contains(Self.page) { widths[Self.page] += max(0, spare) }
    return widths
  }
}
