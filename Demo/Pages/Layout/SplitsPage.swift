import Oriel

/// Views with dividers between them, which the user moves.
struct SplitsPage: View {
  @State private var song: String? = "Autumn Leaves"
  @State private var text =
    "Drag the lines between the parts, or move them with the arrow keys while they have the focus."

  private static let songs = ["Autumn Leaves", "Blue in Green", "Cantaloupe Island", "Naima", "So What"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Split Views").font(.title).accessibilityHeading(.h1)
      HSplitView {
        List(Self.songs, id: \.self, selection: $song) { Text($0) }
          .frame(minWidth: 100, idealWidth: 160, maxWidth: 260)
          .accessibilityLabel("Songs")
        VSplitView {
          TextEditor(text: $text).frame(minHeight: 60).accessibilityLabel("Notes")
          VStack(spacing: 6) {
            Text(song ?? "No song").font(.headline)
            Text("\(text.count) characters").foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, minHeight: 60, maxHeight: .infinity)
        }
        .frame(minWidth: 140)
        Color.accentColor.opacity(0.3).frame(minWidth: 40, maxWidth: .infinity)
      }
      .border(.separator)
    }
    .padding(18)
  }
}

extension Page {
  static let splits = Page("splits", "Split Views", symbol: "rectangle.split.2x1", order: 41) { SplitsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.splits) }
