import Oriel

/// A row of a section: a name, and a view at the trailing edge, or below the name where the row is too narrow for both.
struct Row<Title: View, Content: View>: View {
  private let title: Title
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    self.title = title()
    self.content = content()
  }

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Title == Text {
    self.init(content: content) { Text(title) }
  }

  var body: some View {
    RowLayout {
      title
      Flow(spacing: 12) { content }
    }
  }
}

/// Two views at the edges of a line, or of two lines.
private struct RowLayout: Layout {
  private let spacing: CGFloat = 12
  private let lineSpacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (title, content, isInTwoLines) = sizes(of: subviews, width: proposal.width)
    return isInTwoLines
      ? CGSize(
        width: max(title.width, content.width, proposal.width ?? 0),
        height: title.height + lineSpacing + content.height)
      : CGSize(
        width: max(title.width + spacing + content.width, proposal.width ?? 0),
        height: max(title.height, content.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (title, content, isInTwoLines) = sizes(of: subviews, width: bounds.width)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: isInTwoLines ? bounds.minY : bounds.midY - title.height / 2),
      proposal: ProposedViewSize(title))
    subviews[1].place(
      at: CGPoint(
        x: bounds.maxX - content.width,
        y: isInTwoLines ? bounds.maxY - content.height : bounds.midY - content.height / 2),
      proposal: ProposedViewSize(content))
  }

  /// The sizes of the title and the content in a width. The title has a claim to a third of the line.
  private func sizes(of subviews: Subviews, width: CGFloat?) -> (title: CGSize, content: CGSize, isInTwoLines: Bool) {
    let (title, content) = (subviews[0], subviews[1])
    let ideal = title.sizeThatFits(.unspecified)
    guard let width, width.isFinite else { return (ideal, content.sizeThatFits(.unspecified), false) }
    let needed = max(min(ideal.width, width / 3), title.sizeThatFits(.zero).width)
    let beside = content.sizeThatFits(ProposedViewSize(width: width - spacing - needed, height: nil))
    if needed + spacing + beside.width <= width {
      let left = ProposedViewSize(width: width - spacing - beside.width, height: nil)
      return (title.sizeThatFits(left), beside, false)
    }
    let line = ProposedViewSize(width: width, height: nil)
    return (title.sizeThatFits(line), content.sizeThatFits(line), true)
  }
}
