import Oriel

/// Previews of files in windows of their own.
struct PreviewsPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var desk = PreviewDesk()

  var body: some View {
    PageColumn(.previews, "A preview shows files without opening them, and blocks nothing.") {
      Section("Quick look") {
        PreviewOne(run: gallery.run(.previewOne), desk: desk)
        PreviewAll(run: gallery.run(.previewAll), desk: desk)
      }
    }
  }
}

extension Page {
  static let previews = Page(
    "previews", "Previews", symbol: "eye", order: 145, samples: Sample.previews, pictures: "preview"
  ) { PreviewsPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.previews) }
