import Oriel

/// Stacks and grids that create the views of visible items only, and scrolling to an item.
struct LazyStacksPage: View {
  @State private var count = 10_000
  @State private var isLocked = false
  @State private var place: Int? = 0
  private let columns = [GridItem(.adaptive(minimum: 90), spacing: 8)]

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 12) {
        Flow {
          Text("Lazy Stacks").font(.title).accessibilityHeading(.h1)
          Toggle("Lock the Column", isOn: $isLocked).toggleStyle(.checkbox)
          Button("First") { proxy.scrollTo(0, anchor: .top) }
          Button("Middle") { proxy.scrollTo(count / 2, anchor: .center) }
          Button("Add") {
            count += 1
            proxy.scrollTo(count - 1)
          }
        }
        Text("The column begins with item \(place ?? 0).").foregroundStyle(.secondary)
        AdaptiveColumns {
          ScrollView {
            Text("A header above the items").foregroundStyle(.secondary)
            LazyVStack(alignment: .leading, spacing: 6) {
              ForEach(0..<count, id: \.self) { LazyItem(number: $0) }
            }
            .scrollTargetLayout()
            Text("A footer below the items").foregroundStyle(.secondary)
          }
          .scrollPosition(id: $place)
          .scrollDisabled(isLocked)
          .accessibilityLabel("Column")
          ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
              ForEach(0..<count, id: \.self) { number in
                Text("\(number)").frame(maxWidth: .infinity, minHeight: 48)
                  .background(Color.accentColor.opacity(Double(number % 5 + 1) / 10))
              }
            }
          }
          .scrollIndicators(.hidden)
          .accessibilityLabel("Grid")
          PinnedSections()
        }
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(32), spacing: 4), GridItem(.fixed(32), spacing: 4)], spacing: 4) {
            ForEach(0..<count, id: \.self) { number in
              Text("Cell \(number)").padding(.horizontal, 8).frame(minWidth: 64, maxHeight: .infinity)
                .background(Color.accentColor.opacity(Double(number % 4 + 1) / 10))
            }
          }
        }
        .scrollIndicators(.hidden)
        .frame(height: 68)
        .accessibilityLabel("Rows")
        TileRow()
      }
      .padding(18)
    }
  }
}

/// A row of tiles that are inserted, removed and shuffled in an animation.
private struct TileRow: View {
  @State private var tiles = Array(1...1_000)
  @State private var next = 1_001

  var body: some View {
    VStack(alignment: .leading) {
      Flow {
        Button("Insert") {
          withAnimation {
            tiles.insert(next, at: min(1, tiles.count))
            next += 1
          }
        }
        Button("Remove First") { withAnimation { tiles = Array(tiles.dropFirst()) } }
        Button("Shuffle") { withAnimation { tiles.shuffle() } }
      }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(tiles, id: \.self) { number in
            Text("Tile \(number)").padding(12).background(Color.secondary.opacity(0.15))
              .transition(.scale.combined(with: .opacity))
          }
        }
        .padding(.bottom, 12)
      }
      .scrollClipDisabled()
      .frame(height: 64)
      .accessibilityLabel("Row")
    }
  }
}

/// Sections whose headers and footers stay visible.
private struct PinnedSections: View {
  @State private var pinsFooters = false
  @State private var chosen = "none"

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Pin Footers", isOn: $pinsFooters)
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: 4,
          pinnedViews: pinsFooters ? [.sectionHeaders, .sectionFooters] : .sectionHeaders
        ) {
          ForEach(1..<40) { decade in
            Section {
              ForEach(0..<10) { year in Button("Year \(decade * 10 + year)") { chosen = "\(decade * 10 + year)" } }
            } header: {
              HStack {
                Text("The \(decade * 10)s").font(.headline)
                Spacer()
                Button("Choose") { chosen = "the \(decade * 10)s" }
              }
              .padding(4)
              .background(Color.accentColor.opacity(0.9))
            } footer: {
              Text("10 years").font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
                .background(Color.secondary.opacity(0.9))
            }
          }
        }
      }
      .accessibilityLabel("Sections")
      Text("Chosen: \(chosen)").foregroundStyle(.secondary)
    }
  }
}

/// An item whose height depends on its number, and that counts.
private struct LazyItem: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Item \(number)")
        if number.isMultiple(of: 3) { Text("A second line").font(.caption).foregroundStyle(.secondary) }
      }
      Spacer()
      Button(count == 0 ? "Count" : "\(count)") { count += 1 }
    }
  }
}

extension Page {
  static let lazyStacks = Page("lazy-stacks", "Lazy Stacks", symbol: "square.grid.3x2", order: 47) { LazyStacksPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.lazyStacks) }
