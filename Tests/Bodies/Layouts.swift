import Oriel

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct FrameKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(width: proposal.width ?? .infinity, subviews: subviews)
    let heights = rows.map { row in row.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0 }
    return CGSize(
      width: proposal.width ?? 0, height: heights.reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(width: bounds.width, subviews: subviews) {
      var x = bounds.minX
      for index in row {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += (row.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0) + spacing
    }
  }

  private func rows(width: CGFloat, subviews: Subviews) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x: CGFloat = 0
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if x + size.width > width && !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(index)
      x += size.width + spacing
    }
    return rows
  }
}

struct TagCloud: View {
  var tags: [String]
  @Binding var selection: Set<String>
  @State private var isSorted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      FlowLayout(spacing: 6) {
        ForEach(isSorted ? tags.sorted() : tags, id: \.self) { tag in
          let isSelected = selection.contains(tag)
          HStack(spacing: 4) {
            if isSelected { Image(systemName: "checkmark").font(.caption2) }
            Text("#" + tag)
          }
          .font(.callout)
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(isSelected ? Color.blue : Color.blue.opacity(0.1))
          .foregroundStyle(isSelected ? Color.white : Color.blue)
          .clipShape(RoundedRectangle(cornerRadius: 14))
          .onTapGesture { if isSelected { selection.remove(tag) } else { selection.insert(tag) } }
          .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        }
      }
      .animation(.default, value: isSorted)
      Toggle("Sorted", isOn: $isSorted).fixedSize()
    }
    .padding()
    .frame(maxWidth: 400, alignment: .leading)
  }
}

struct EqualColumns: View {
  var texts: [String]
  @State private var height: CGFloat = 0
  @State private var current = 0

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(Array(texts.enumerated()), id: \.offset) { index, text in
        Text(text)
          .padding()
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          )
          .frame(minHeight: height, alignment: .top)
          .background(Color.orange.opacity(index == current ? 0.3 : 0.1))
          .anchorPreference(key: FrameKey.self, value: .bounds) { [index: $0] }
          .onTapGesture { current = index }
      }
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .overlayPreferenceValue(FrameKey.self) { frames in
      GeometryReader { proxy in
        if let anchor = frames[current] {
          let rect = proxy[anchor]
          RoundedRectangle(cornerRadius: 4)
            .stroke(.orange, lineWidth: 3)
            .frame(width: rect.width + 8, height: rect.height + 8)
            .position(x: rect.midX, y: rect.midY)
            .animation(.spring(), value: current)
        }
      }
    }
    .padding(12)
  }
}

struct ScrollingHeader: View {
  var title: String
  var paragraphs: [String]
  @State private var offset: CGFloat = 0
  @State private var readable: CGFloat = 600

  private var height: CGFloat { max(80, 220 + min(offset, 0)) }

  var body: some View {
    GeometryReader { outer in
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          GeometryReader { inner in
            let y = inner.frame(in: .named("scroll")).minY
            ZStack(alignment: .bottomLeading) {
              LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
              Text(title)
                .font(.system(size: 24 + max(y, 0) / 10, weight: .bold))
                .foregroundStyle(.white)
                .padding(.leading, outer.size.width > readable ? (outer.size.width - readable) / 2 + 20 : 20)
                .padding(.bottom, 16)
            }
            .frame(width: inner.size.width, height: 220 + (y > 0 ? y : 0))
            .offset(y: y > 0 ? -y : -y / 2)
            .blur(radius: y < 0 ? min(-y / 30, 6) : 0)
          }
          .frame(height: 220)
          ForEach(paragraphs, id: \.self) { paragraph in
            Text(paragraph)
              .frame(maxWidth: readable, alignment: .leading)
              .padding(.horizontal, 20)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        readable = $0 > 900 ? 700 : 600
      }
      .overlay(alignment: .top) {
        Rectangle().fill(.bar).frame(height: height > 100 ? 0 : 44).opacity(Double(1 - height / 220))
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}

struct AdaptiveDashboard: View {
  struct Tile: Identifiable {
    let id: Int
    var title: String
    var value: Double
    var change: Double
  }

  var tiles: [Tile]
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction

  @ViewBuilder private func view(of tile: Tile) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(tile.title).font(.subheadline).foregroundStyle(.secondary)
      HStack(alignment: .lastTextBaseline) {
        Text(tile.value, format: .number.notation(.compactName)).font(.title.bold())
        Text((tile.change >= 0 ? "▲ " : "▼ ") + abs(tile.change).formatted(.percent.precision(.fractionLength(1))))
          .font(.caption)
          .foregroundStyle(tile.change >= 0 ? .green : .red)
      }
    }
    .padding(16)
    .frame(minWidth: 140, maxWidth: .infinity, minHeight: 90, alignment: .topLeading)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator))
  }

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    VStack(alignment: direction == .leftToRight ? .leading : .trailing, spacing: 16) {
      ViewThatFits(in: .horizontal) {
        layout { ForEach(tiles) { view(of: $0) } }
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          ForEach(0..<(tiles.count + 1) / 2, id: \.self) { row in
            GridRow {
              view(of: tiles[row * 2])
              if row * 2 + 1 < tiles.count { view(of: tiles[row * 2 + 1]) }
            }
          }
        }
        VStack(spacing: 12) { ForEach(tiles) { view(of: $0) } }
      }
      Text("Best: \(tiles.max { $0.change < $1.change }?.title ?? "–")")
        .alignmentGuide(.leading) { $0[.leading] - 4 }
        .font(.footnote)
    }
    .padding(20)
    .background(Color.gray.opacity(0.08).ignoresSafeArea())
  }
}
