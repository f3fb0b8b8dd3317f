import Oriel

/// Stacks, frames, layers and flexible views.
struct LayoutPage: View {
  @State private var middleIsHidden = true

  var body: some View {
    PageColumn(.layout, "Stacks, frames, alignment and custom layouts.") {
      Section("Stacks") {
        Row("In a row") {
          HStack(spacing: 6) {
            Tile("One", .blue)
            Tile("Two", .purple)
            Tile("Three", .pink)
          }
        }
        Row("In a column") {
          VStack(alignment: .trailing, spacing: 6) {
            Tile("Trailing", .blue)
            Tile("edges", .purple)
          }
        }
        Row("Above each other") {
          ZStack(alignment: .bottomTrailing) {
            Color.teal.frame(width: 120, height: 60)
            Tile("Corner", .indigo).padding(6)
          }
        }
        HStack {
          Tile("Pushed", .blue)
          Spacer()
          Tile("apart", .purple)
          Spacer(minLength: 12)
          Tile("by spacers", .pink)
        }
      }
      Section("Frames") {
        Row("Fixed") {
          Tile("160 × 48", .green).frame(width: 160, height: 48, alignment: .topLeading)
            .background { Color.gray.opacity(0.3) }
        }
        Tile("As wide as the page", .green)
          .frame(maxWidth: .infinity, alignment: .center)
        HStack {
          Text("This one gives way when there is too little room for both")
            .lineLimit(1)
          Text("and this one keeps its size longer").lineLimit(1).layoutPriority(1)
        }
        Row("Its own size") {
          Text("Never cut").fixedSize()
        }
      }
      Section("Layers") {
        Row("Overlay") {
          Image(data: Artwork.landscape)
            .resizable()
            .scaledToFill()
            .frame(width: 160, height: 80)
            .overlay(alignment: .bottomTrailing) { Tile("12:30", .black).opacity(0.8).padding(6) }
        }
        Row("Opacity") {
          Flow {
            ForEach([1, 0.75, 0.5, 0.25], id: \.self) { opacity in
              Tile(opacity.formatted(.percent), .blue).opacity(opacity)
            }
          }
        }
        Row("Hidden, but keeps its space") {
          Flow {
            Tile("Before", .blue)
            if middleIsHidden {
              Tile("hidden", .purple).hidden()
            } else {
              Tile("hidden", .purple)
            }
            Tile("After", .pink)
          }
        }
        Toggle("Hide the one in the middle", isOn: $middleIsHidden)
      }
      FillsSection()
      Section("Scrolling") {
        ScrollView(.horizontal) {
          HStack(spacing: 6) {
            ForEach(1..<25) { number in
              Tile("Tile \(number)", .orange)
            }
          }
          .padding(.vertical, 6)
        }
        .defaultScrollAnchor(.trailing)
      }
      ArrangementSection()
    }
  }
}

extension Page {
  static let layout = Page("layout", "Layout", symbol: "square.grid.2x2", order: 40) { LayoutPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.layout) }
