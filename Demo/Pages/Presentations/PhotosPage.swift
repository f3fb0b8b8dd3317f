import Oriel

/// Pickers of the user's pictures and videos.
struct PhotosPage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var desk = PhotoDesk()

  var body: some View {
    @Bindable var desk = desk
    PageColumn(
      .photos, "A photo picker shows the Pictures and Videos folders. The app can read the selected files only."
    ) {
      Section("Modifiers") {
        PickOne(run: gallery.run(.pickOne), desk: desk)
        PickTwo(run: gallery.run(.pickTwo), desk: desk)
        PickAny(run: gallery.run(.pickAny), desk: desk)
      }
      Section("View") {
        Row("A button of its own") {
          PhotosPicker("Pick for the frame", selection: $desk.one, matching: .images, photoLibrary: .shared())
        }
        Row("A button whose picker begins with a search") {
          PhotosPicker("Pick a screenshot", selection: $desk.one, matching: .images, photoLibrary: .shared())
            .photosPickerSearchText(PHPickerSearchText("screenshot"))
            .photosPickerPrompt("Choose a Screenshot")
        }
        Row("The app receives a copy without the place and the captions") {
          PhotosPicker("Pick a private picture", selection: $desk.one, matching: .images, photoLibrary: .shared())
            .photosPickerMetadataOptions([.removeLocation, .removeCaptions])
        }
        Row("A row") {
          PhotosPicker("Pick from the row", selection: $desk.any, photoLibrary: .shared())
            .photosPickerStyle(.compact)
            .frame(maxWidth: 320)
        }
        PhotosPicker("Pick in the page", selection: $desk.any, selectionBehavior: .ordered, photoLibrary: .shared())
          .photosPickerStyle(.inline)
          .frame(height: 320)
        Row("The picture") {
          if let picture = desk.picture {
            picture.resizable().frame(width: 96, height: 72).accessibilityLabel("The chosen picture")
          } else {
            Text("None yet").foregroundStyle(.secondary)
          }
        }
      }
    }
    .task(id: desk.one) { await desk.load(desk.one) }
  }
}

extension Page {
  static let photos = Page(
    "photos", "Photo Picker", symbol: "photo", order: 147, samples: Sample.photos, pictures: "photos"
  ) { PhotosPage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.photos) }
