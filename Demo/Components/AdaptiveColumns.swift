import Oriel

/// Views side by side, or on top of one another in a narrow window.
struct AdaptiveColumns<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    let layout =
      sizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
    layout { content }
  }
}
