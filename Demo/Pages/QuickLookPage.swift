import Oriel

/// Previews of files in windows of their own.
struct QuickLookPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var desk = QuickLookDesk()

  var body: some View {
    PageColumn(.quickLook, "A preview shows files without opening them in an app.") {
      Section("Quick look") {
        QuickLookOne(run: gallery.run(.quickLookOne), desk: desk)
        QuickLookAll(run: gallery.run(.quickLookAll), desk: desk)
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
