import Oriel

/// Positions of scroll views: from code, in animations, at pages and at views.
struct ScrollingPage: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var hasMargins = false
  @State private var refreshes = 0
  @State private var pages = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Flow {
        Text("Scrolling").font(.title).accessibilityHeading(.h1)
        Toggle("Margins", isOn: $hasMargins).toggleStyle(.checkbox)
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("Row 500") { withAnimation { position.scrollTo(id: 500, anchor: .center) } }
        Button("Bottom") { withAnimation { position.scrollTo(edge: .bottom) } }
      }
      Flow(spacing: 12) {
        Text(description)
        Text("F5 refreshes. \(refreshes) times so far.")
      }
      .foregroundStyle(.secondary)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(0..<1_000, id: \.self) { row in
            Text("Row \(row)").padding(6).frame(maxWidth: .infinity, alignment: .leading)
              .background(Color.secondary.opacity(row.isMultiple(of: 2) ? 0.15 : 0.05))
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.all, hasMargins ? 24 : 0, for: .scrollContent)
      .contentMargins(.vertical, hasMargins ? 12 : 0, for: .scrollIndicators)
      .scrollPosition($position)
      .refreshable { await refresh() }
      .accessibilityLabel("Rows")
      Text("A wheel or a swipe moves by a page").font(.headline)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(1..<9) { page in
            Text("Page \(page)").font(.title).containerRelativeFrame(.horizontal).frame(maxHeight: .infinity)
              .background(Color.accentColor.opacity(Double(page) / 12))
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition($pages)
      .frame(height: 90)
      .accessibilityLabel("Pages")
      Text("… to the next card").font(.headline)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(1..<40) { card in
            Text("Card \(card)").padding(20).background(Color.secondary.opacity(0.2))
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 20)
      .scrollTargetBehavior(.viewAligned)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
      .frame(height: 76)
      .accessibilityLabel("Cards")
    }
    .padding(18)
  }

  private func refresh() async {
    try? await Task.sleep(for: .seconds(1))
    refreshes += 1
  }

  private var description: String {
    if position.isPositionedByUser {
      return "You have scrolled to row \(position.viewID(type: Int.self) ?? 0)."
    }
    if let row = position.viewID(type: Int.self) { return "Scrolled to row \(row)." }
    if let edge = position.edge { return edge == .top ? "Scrolled to the top." : "Scrolled to the bottom." }
    return "Not scrolled yet."
  }
}

extension Page {
  static let scrolling = Page("scrolling", "Scrolling", symbol: "scroll", order: 48) { ScrollingPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.scrolling) }
