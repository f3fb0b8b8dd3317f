import Oriel

/// Everything that can be said about a presentation from inside, as an app writes it.
struct PresentationOverloads: View {
  @State private var detent = PresentationDetent.medium
  @State private var isHeld = false

  var body: some View {
    sizes(
      Text("Content")
        .interactiveDismissDisabled()
        .interactiveDismissDisabled(isHeld)
        .presentationDetents([.medium, .large])
        .presentationDetents(
          [.fraction(0.3), .height(200), .custom(Half.self), .medium, .large], selection: $detent
        )
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
        .presentationBackground(Color.red.opacity(0.2))
        .presentationBackground(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .presentationBackground { Color.blue }
        .presentationBackground(alignment: .bottomTrailing) { Text("Behind") }
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationBackgroundInteraction(.automatic)
        .presentationBackgroundInteraction(.enabled)
        .presentationBackgroundInteraction(.disabled)
    )
    .presentationPlacement(.trailing)
    .navigationTransition(.crossFade)
    .presentationCompactAdaptation(.none)
    .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    .presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: .automatic)
    .presentationContentInteraction(.scrolls)
    .presentationContentInteraction(.resizes)
    .presentationContentInteraction(.automatic)
    .presentationCornerRadius(24)
    .presentationCornerRadius(nil)
  }

  private func sizes(_ content: some View) -> some View {
    content
      .presentationSizing(.form)
      .presentationSizing(.page)
      .presentationSizing(.automatic)
      .presentationSizing(.fitted)
      .presentationSizing(.form.fitted(horizontal: false, vertical: true))
      .presentationSizing(.page.sticky(horizontal: true, vertical: true))
      .presentationSizing(Square())
  }
}

/// A height of the app's own.
struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.isEnabled ? max(44, context.maxDetentValue / 2) : nil
  }
}

/// A size of the app's own.
struct Square: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let size = root.sizeThatFits(.unspecified)
    let side = max(size.width, size.height)
    return ProposedViewSize(width: side, height: side)
  }
}
