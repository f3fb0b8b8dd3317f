import Oriel

/// A sheet with the options of the page.
struct CustomSheet: View {
  @Bindable var run: SampleRun
  let options: SheetOptions

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Options", of: run) {
          Text("A sheet with the options of the page.")
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(1...20, id: \.self) { Text("Line \($0)") }
            }
            .frame(maxWidth: .infinity)
          }
          .frame(minHeight: 80)
        }
        .modifier(SheetOptionsModifier(options: options))
      }
  }
}

/// Applies the options of the page.
struct SheetOptionsModifier: ViewModifier {
  let options: SheetOptions

  func body(content: Content) -> some View {
    appearing(sized(filled(withDetents(content))))
      .presentationPlacement(options.placement)
      .interactiveDismissDisabled(options.isHeld)
      .presentationDragIndicator(options.indicator)
      .presentationCornerRadius(options.corners)
      .presentationBackgroundInteraction(options.backgroundInteraction)
      .presentationContentInteraction(options.scrolls ? .scrolls : .automatic)
      .presentationCompactAdaptation(options.adaptation)
  }

  @ViewBuilder private func withDetents(_ content: some View) -> some View {
    if options.detents.isEmpty {
      content
    } else {
      content.presentationDetents(Set(options.detents.map(\.detent)))
    }
  }

  @ViewBuilder private func appearing(_ content: some View) -> some View {
    if options.fadesIn { content.navigationTransition(.crossFade) } else { content }
  }

  @ViewBuilder private func filled(_ content: some View) -> some View {
    switch options.fill {
    case .automatic: content
    case .color: content.presentationBackground(.mint)
    case .translucent: content.presentationBackground(Color.blue.opacity(0.3))
    case .material: content.presentationBackground(.thinMaterial)
    case .gradient:
      content.presentationBackground(
        .linearGradient(colors: [.orange.opacity(0.6), .pink.opacity(0.6)], startPoint: .top, endPoint: .bottom))
    case .view:
      content.presentationBackground(alignment: .bottomTrailing) {
        Image(data: Artwork.window).opacity(0.25)
      }
    }
  }

  @ViewBuilder private func sized(_ content: some View) -> some View {
    switch options.size {
    case .automatic: content.presentationSizing(.automatic)
    case .fitted: content.presentationSizing(.fitted)
    case .form: content.presentationSizing(.form)
    case .page: content.presentationSizing(.page)
    }
  }
}
