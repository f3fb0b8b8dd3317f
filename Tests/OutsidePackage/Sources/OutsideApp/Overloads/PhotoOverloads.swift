import Oriel

/// Every way to pick photos, as an app writes it.
struct PhotoOverloads: View {
  @State private var isPresented = false
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var picture: Image?
  @State private var progress: Progress?
  private let title = "Choose"

  var body: some View {
    VStack {
      modifiers
      one
      several
    }
    .photosPickerStyle(.presentation)
    .photosPickerDisabledCapabilities([.search, .stagingArea, .collectionNavigation, .selectionActions])
    .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
    .photosPickerAccessoryVisibility(.visible)
    .photosPickerMetadataOptions([.removeLocation, .removeCaptions])
    .onChange(of: item) {
      Task { picture = try? await item?.loadTransferable(type: Image.self) }
      progress = item?.loadTransferable(type: Data.self) { result in
        if case .success(let data?) = result { print(data.count) }
      }
    }
  }

  private var modifiers: some View {
    Text("Modifiers")
      .photosPicker(isPresented: $isPresented, selection: $item)
      .photosPicker(
        isPresented: $isPresented, selection: $item,
        matching: .any(of: [.images, .not(.playbackStyle(.imageAnimated))]),
        preferredItemEncoding: .compatible
      )
      .photosPicker(isPresented: $isPresented, selection: $item, matching: .videos, photoLibrary: .shared())
      .photosPicker(
        isPresented: $isPresented, selection: $items, maxSelectionCount: 3, selectionBehavior: .ordered,
        matching: .livePhotos
      )
      .photosPicker(
        isPresented: $isPresented, selection: $items, selectionBehavior: .continuousAndOrdered, matching: .panoramas,
        preferredItemEncoding: .current, photoLibrary: .shared())
  }

  private var one: some View {
    VStack {
      PhotosPicker(selection: $item, matching: .images) { Label("Photo", systemImage: "photo") }
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("Photo") }
      PhotosPicker("Photo", selection: $item, matching: .screenshots)
      PhotosPicker("Photo", selection: $item, photoLibrary: .shared())
      PhotosPicker(title, selection: $item)
      PhotosPicker(title, selection: $item, photoLibrary: .shared())
    }
  }

  private var several: some View {
    VStack {
      PhotosPicker(selection: $items, maxSelectionCount: 2) { Text("Photos") }
      PhotosPicker(selection: $items, selectionBehavior: .ordered, photoLibrary: .shared()) { Text("Photos") }
      PhotosPicker("Photos", selection: $items, matching: .all(of: [.images, .not(.screenshots)]))
      PhotosPicker("Photos", selection: $items, photoLibrary: .shared())
      PhotosPicker(title, selection: $items)
      PhotosPicker(title, selection: $items, maxSelectionCount: 5, photoLibrary: .shared())
    }
  }
}
