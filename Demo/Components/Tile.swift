import Oriel

/// A coloured box with a word in it, to see where things go.
struct Tile: View {
  let title: String
  let color: Color

  init(_ title: String, _ color: Color) {
    self.title = title
    self.color = color
  }

  var body: some View {
    Text(title)
      .font(.caption)
      .foregroundStyle(.white)
      .padding(6)
      .background(color)
  }
}
