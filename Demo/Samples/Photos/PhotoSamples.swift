import Oriel

/// What has been selected in the photo pickers.
@MainActor @Observable final class PhotoDesk {
  var one: PhotosPickerItem?
  var two: [PhotosPickerItem] = []
  var any: [PhotosPickerItem] = []
  /// The last selected picture, once it has been loaded.
  var picture: Image?

  /// Loads the picture of an item.
  func load(_ item: PhotosPickerItem?) async {
    picture = nil
    guard let item else { return }
    picture = try? await item.loadTransferable(type: Image.self)
  }

  /// The names of items.
  static func names(_ items: [PhotosPickerItem]) -> String {
    let names = items.compactMap { $0.itemIdentifier.flatMap { URL(string: $0)?.lastPathComponent } }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

/// One picture, without screenshots.
struct PickOne: View {
  @Bindable var run: SampleRun
  @Bindable var desk: PhotoDesk

  var body: some View {
    SampleRow(run: run, value: "item: \(PhotoDesk.names(desk.one.map { [$0] } ?? []))")
      .photosPicker(
        isPresented: $run.isPresented, selection: $desk.one, matching: .all(of: [.images, .not(.screenshots)]),
        photoLibrary: .shared())
  }
}

/// Up to two, in order.
struct PickTwo: View {
  @Bindable var run: SampleRun
  @Bindable var desk: PhotoDesk

  var body: some View {
    SampleRow(run: run, value: "items: \(PhotoDesk.names(desk.two))")
      .photosPicker(
        isPresented: $run.isPresented, selection: $desk.two, maxSelectionCount: 2, selectionBehavior: .ordered,
        preferredItemEncoding: .compatible, photoLibrary: .shared())
  }
}

/// Any number, written at once, without a search and without the strip at the bottom.
struct PickAny: View {
  @Bindable var run: SampleRun
  @Bindable var desk: PhotoDesk

  var body: some View {
    SampleRow(run: run, value: "items: \(PhotoDesk.names(desk.any))")
      .photosPicker(
        isPresented: $run.isPresented, selection: $desk.any, selectionBehavior: .continuous, photoLibrary: .shared()
      )
      .photosPickerDisabledCapabilities(.search)
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
  }
}
