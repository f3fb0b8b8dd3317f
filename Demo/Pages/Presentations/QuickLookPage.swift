import Oriel

/// Previews of files in windows of their own.
struct QuickLookPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var desk = QuickLookDesk()
  @State private var dropped: [String] = []
  @State private var isTargeted = false

  var body: some View {
    PageColumn(.quickLook, "A preview shows files without opening them in an app.") {
      Section("Quick look") {
        QuickLookOne(run: gallery.run(.quickLookOne), desk: desk, name: "Landscape.svg")
        QuickLookAll(run: gallery.run(.quickLookAll), desk: desk)
        QuickLookOne(run: gallery.run(.quickLookDamaged), desk: desk, name: "Damaged.png")
        QuickLookOne(run: gallery.run(.quickLookSound), desk: desk, name: "Chime.wav")
      }
      Section("Drag and drop") {
        Row("Dragged out of a preview: \(dropped.isEmpty ? "nothing" : dropped.joined(separator: ", "))") {
          Text("Drop files here")
            .padding(24)
            .background(
              Color.accentColor.opacity(isTargeted ? 0.6 : 0.25), in: RoundedRectangle(cornerRadius: 6)
            )
            .dropDestination(for: URL.self) { urls, _ in
              dropped = urls.map(\.lastPathComponent)
              return true
            } isTargeted: {
              isTargeted = $0
            }
        }
      }
    }
  }
}

extension Page {
  static let quickLook = Page(
    "quick-look", "Quick Look", symbol: "eye", order: 145, samples: Sample.quickLook, pictures: "preview"
  ) { QuickLookPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.quickLook) }
