import FoundationEssentials

extension ListContent {
  /// The buttons that a swipe reveals at an edge of a row; nil if the row has no actions there.
  ///
  /// - Parameter didPerform: called after the action of a button.
  package func swipeButtons(at index: Int, _ edge: HorizontalEdge, didPerform: @escaping () -> Void) -> SwipeButtons? {
    let actions = swipeActions(at: index, includesSelection: false).filter { $0.edge == edge }
    if actions.isEmpty { return nil }
    return SwipeButtons(
      views: actions.map(\.views), edge: edge, didPerform: didPerform,
      observers: actions.compactMap(\.presentationDidChange))
  }
}

/// The actions at an edge of a row as buttons, the first of which is at the edge.
package struct SwipeButtons: View {
  let views: [AnyView]
  package let edge: HorizontalEdge
  let didPerform: () -> Void
  let observers: [(Bool) -> Void]

  /// Called when the buttons are revealed, or are hidden again.
  package func presentationDidChange(_ isPresented: Bool) {
    for observer in observers { observer(isPresented) }
  }

  package var body: some View {
    SwipeButtonLayout(edge: edge) { ForEach(views.indices, id: \.self) { views[$0] } }
      .buttonStyle(SwipeButtonStyle(didPerform: didPerform))
  }
}

/// Arranges buttons from an edge inward. They have at least their own width and fill the height; what is left of the width
/// is divided equally.
struct SwipeButtonLayout: Layout {
  let edge: HorizontalEdge

  private static let shortest: CGFloat = 64

  private func widths(of buttons: Subviews, in width: CGFloat?) -> [CGFloat] {
    let own = buttons.map { max(Self.shortest, $0.sizeThatFits(.unspecified).width) }
    let rest = max(0, (width ?? 0) - own.reduce(0, +)) / CGFloat(max(1, own.count))
    return own.map { $0 + rest }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(
      width: widths(of: subviews, in: proposal.width).reduce(0, +), height: proposal.height ?? heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var passed: CGFloat = 0
    for (button, width) in zip(subviews, widths(of: subviews, in: bounds.size.width)) {
      let start = edge == .leading ? passed : bounds.size.width - passed - width
      button.place(
        at: CGPoint(x: bounds.origin.x + start, y: bounds.origin.y),
        proposal: ProposedViewSize(width: width, height: bounds.size.height))
      passed += width
    }
  }
}

/// The style of buttons that a swipe reveals: filled with their tint, or red if they are destructive.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let didPerform: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
      didPerform()
    } label: {
      configuration.label
    }
    .buttonStyle(Filled())
  }

  private struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(SwipeButtonFill(role: configuration.role))
        .opacity(configuration.isPressed ? 0.7 : 1)
    }
  }
}

private struct SwipeButtonFill: ViewModifier {
  @Environment(\.self) private var values
  let role: ButtonRole?

  func body(content: Content) -> some View { content.foregroundStyle(.white).background(fill) }

  private var fill: AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(.red) }
    return values.tintPaint == nil ? AnyShapeStyle(.gray) : AnyShapeStyle(.tint)
  }
}
