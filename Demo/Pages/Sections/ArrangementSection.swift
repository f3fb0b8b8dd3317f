import Oriel

/// Positions, grids, custom layouts, and views that depend on their size.
struct ArrangementSection: View {
  @State private var isWide = true
  @State private var width = 0

  var body: some View {
    Section("Places") {
      Row("Moved, in front, at a point") {
        ZStack {
          Tile("Behind", .teal).zIndex(1).offset(x: -44, y: -6)
          Tile("In front", .indigo).zIndex(2).offset(x: 44, y: 6)
          Color.pink.frame(width: 6, height: 6).position(x: 3, y: 3).zIndex(3)
        }
        .frame(width: 220, height: 48)
      }
      Row("By a guide") {
        VStack(alignment: .leading, spacing: 3) {
          Tile("One", .blue)
          Tile("Two", .purple).alignmentGuide(.leading) { $0[.leading] - 24 }
        }
      }
      Row("Twice as wide as high") {
        Color.green.aspectRatio(2, contentMode: .fit).frame(height: 32)
      }
    }
    Section("Arrangements") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("Name").gridColumnAlignment(.trailing)
          Tile("Ada", .blue)
          Tile("Lovelace", .purple)
        }
        GridRow {
          Text("Place")
          Tile("London", .pink).gridCellColumns(2).gridCellAnchor(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      Row("A layout of its own") {
        Diagonal {
          Tile("One", .blue)
          Tile("Two", .purple).layoutValue(key: Step.self, value: 36)
          Tile("Three", .pink)
        }
      }
      Row("One of two layouts") {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 6))
        layout {
          Tile("One", .blue)
          Tile("Two", .purple)
        }
        Button("Turn") { isWide.toggle() }
      }
      Row("What fits") {
        ViewThatFits(in: .horizontal) {
          Text(
            "This is too long for the little room that there is at the end of a row of this page, even if it is wide"
          )
          .lineLimit(1)
          Text("The short text")
        }
      }
    }
    Section("Sizes") {
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Color.teal.frame(width: geometry.size.width / 3)
          Color.indigo.opacity(0.5)
        }
      }
      .frame(height: 24)
      .coordinateSpace(.named("bar"))
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        width = $0
      }
      Text("The bar is \(width) wide")
      Text("The room that the bar leaves")
        .safeAreaInset(edge: .leading, spacing: 12) { Tile("A bar", .green) }
      Row("A third of the window") {
        Color.pink.containerRelativeFrame(.horizontal, count: 3, spacing: 0).frame(height: 12)
      }
    }
  }
}

/// The vertical distance of a view from the preceding one.
private struct Step: LayoutValueKey {
  static let defaultValue = 18.0
}

/// Places each view below and after the preceding one.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let steps = subviews.dropFirst().reduce(0) { $0 + $1[Step.self] }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: steps + (sizes.last?.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var place = bounds.origin
    for (index, subview) in subviews.enumerated() {
      if index > 0 { place.y += subview[Step.self] }
      subview.place(at: place, proposal: .unspecified)
      place.x += subview.sizeThatFits(.unspecified).width
    }
  }
}
