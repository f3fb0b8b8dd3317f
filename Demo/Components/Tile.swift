import Oriel

/// A coloured box with a word in it, to see where things go.
struct Tile<Style: ShapeStyle>: View {
  let title: String
  let style: Style

  init(_ title: String, _ style: Style) {
    self.title = title
    self.style = style
  }

  var body: some View {
    Text(title)
      .font(.caption)
      .foregroundStyle(.white)
      .padding(6)
      .background(style)
  }
}
