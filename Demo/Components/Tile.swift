import Oriel

/// A colored box with a word in it, which makes the layout visible.
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
