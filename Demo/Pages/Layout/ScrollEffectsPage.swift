import Oriel

/// What follows the position of a scroll view: actions, and views that change at its edges.
struct ScrollEffectsPage: View {
  @State private var isScrolled = false
  @State private var phase = ScrollPhase.idle
  @State private var visible: Set<Int> = []

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<200, id: \.self) { number in
          Text("Card \(number)").font(.title2).frame(maxWidth: .infinity, minHeight: 72)
            .background(Color.accentColor.opacity(0.25), in: RoundedRectangle(cornerRadius: 12))
            .onScrollVisibilityChange(threshold: 0.9) { isVisible in
              if isVisible { visible.insert(number) } else { visible.remove(number) }
            }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.85)
                .offset(x: phase.value * 40)
            }
        }
      }
      .padding(18)
    }
    .onScrollGeometryChange(for: Bool.self) {
      $0.contentOffset.y > 0
    } action: {
      isScrolled = $1
    }
    .onScrollPhaseChange { phase = $1 }
    .scrollIndicatorsFlash(onAppear: true)
    .safeAreaBar(edge: .top, spacing: 0) {
      Flow(spacing: 12) {
        Text("Scroll effects").font(.title).accessibilityHeading(.h1)
        Text(isScrolled ? "Scrolled, \(phase)" : "At the top, \(phase)")
        if let first = visible.min(), let last = visible.max() { Text("Cards \(first) to \(last) are visible") }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .toolbarBackgroundVisibility(.automatic)
    .containerBackground(Color.accentColor.opacity(0.06), for: .navigationSplitView)
  }
}

extension Page {
  static let scrollEffects = Page("scroll-effects", "Scroll Effects", symbol: "scroll.fill", order: 49) {
    ScrollEffectsPage()
  }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.scrollEffects) }
