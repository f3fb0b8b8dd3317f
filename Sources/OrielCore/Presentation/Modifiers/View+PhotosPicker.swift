import FoundationEssentials

extension View {
  /// Presents a picker of one of the user's pictures and videos. In GTK: a modal `GtkWindow` with a grid of thumbnails.
  ///
  /// ```swift
  /// Button("Choose a picture…") { picks = true }
  ///   .photosPicker(isPresented: $picks, selection: $item, matching: .images)
  /// ```
  ///
  /// It shows the files in the folders Pictures and Videos, the newest first, without hidden ones. The user searches by
  /// name, chooses a subfolder, and accepts the selection with Add, Return or a double click: `selection` is written,
  /// then `isPresented` becomes false. Cancel, Escape and closing the window write only `isPresented`. Where the app
  /// can't read the folders, as in a sandbox, the desktop's file dialog is presented, which gives access to the files
  /// that the user chooses.
  ///
  /// - Parameters:
  ///   - isPresented: presents the picker while it is true.
  ///   - selection: the selected item, which the picker shows as selected.
  ///   - filter: the files that are offered; nil for all.
  ///   - preferredItemEncoding: the format in which the item is loaded.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosPicker(isPresented, PhotosPickerSource(selection, filter, preferredItemEncoding, hasLibrary: false))
  }

  /// The variant of `photosPicker(isPresented:selection:matching:preferredItemEncoding:)` whose item has an identifier.
  ///
  /// - Parameters:
  ///   - isPresented: presents the picker while it is true.
  ///   - selection: the selected item.
  ///   - filter: the files that are offered; nil for all.
  ///   - preferredItemEncoding: the format in which the item is loaded.
  ///   - photoLibrary: the library in which the identifier is valid.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(isPresented, PhotosPickerSource(selection, filter, preferredItemEncoding, hasLibrary: true))
  }

  /// Presents a picker of several of the user's pictures and videos. See
  /// `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  ///
  /// At the maximum, items that aren't selected are disabled.
  ///
  /// - Parameters:
  ///   - isPresented: presents the picker while it is true.
  ///   - selection: the selected items.
  ///   - maxSelectionCount: the maximum number of selected items; nil for no limit.
  ///   - selectionBehavior: the order of the items, and when they are written.
  ///   - filter: the files that are offered; nil for all.
  ///   - preferredItemEncoding: the format in which items are loaded.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosPicker(
      isPresented,
      PhotosPickerSource(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, hasLibrary: false))
  }

  /// Presents a picker of several items, which have identifiers. See
  /// `photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the picker while it is true.
  ///   - selection: the selected items.
  ///   - maxSelectionCount: the maximum number of selected items; nil for no limit.
  ///   - selectionBehavior: the order of the items, and when they are written.
  ///   - filter: the files that are offered; nil for all.
  ///   - preferredItemEncoding: the format in which items are loaded.
  ///   - photoLibrary: the library in which the identifiers are valid.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented,
      PhotosPickerSource(
        selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, hasLibrary: true))
  }

  private func photosPicker(_ isPresented: Binding<Bool>, _ source: PhotosPickerSource) -> some View {
    modifier(PhotosPickerModifier(isPresented: isPresented, source: source))
  }

  /// Removes parts of the photo pickers that this view presents.
  ///
  /// Without the selection actions, a picker has no Cancel and Add buttons: it writes each change, as with
  /// ``PhotosPickerSelectionBehavior/continuous``, and ends when its window is closed.
  public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    environment(\.photosPickerDisabledCapabilities, disabledCapabilities)
  }

  /// Sets the text with which the search begins in the photo pickers that this view presents.
  ///
  /// The picker opens with the files whose names contain the text. The user can change it. It is ignored in a picker
  /// without a search, and in the desktop's file dialog.
  public func photosPickerSearchText(_ searchText: PHPickerSearchText?) -> some View {
    environment(\.photosPickerSearchText, searchText)
  }

  /// The variant of `photosPickerSearchText(_:)` that takes a string.
  @_disfavoredOverload
  public func photosPickerSearchText(_ searchText: String?) -> some View {
    photosPickerSearchText(searchText.map { PHPickerSearchText($0) })
  }

  /// Sets the title of the windows of the photo pickers that this view presents; nil for the default.
  ///
  /// A `PhotosPicker` in the window itself has no title, nor has the desktop's file dialog this one.
  public func photosPickerPrompt(_ prompt: String?) -> some View { environment(\.photosPickerPrompt, prompt) }

  /// Sets what is removed from the files that the user chooses in the photo pickers of this view.
  ///
  /// ```swift
  /// PhotosPicker("Photo", selection: $item).photosPickerMetadataOptions(.removeLocation)
  /// ```
  ///
  /// The app loads a copy without it, and doesn't change the user's file: of JPEG, PNG, WebP, HEIC, AVIF and TIFF pictures,
  /// raw ones of the types DNG, CR2, CR3, NEF, ARW, ORF, PEF, RAF and RW2, and MP4 and QuickTime movies. Nothing is
  /// removed from a file of another type, nor from the tracks of a movie. It applies to items that are chosen afterwards.
  public func photosPickerMetadataOptions(_ metadataOptions: PHPickerMetadataOptions) -> some View {
    environment(\.photosPickerMetadataOptions, metadataOptions)
  }

  /// Shows or hides the bars of the photo pickers that this view presents: the search at the top, the folders at the
  /// leading edge, the selected items at the bottom.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars. They are shown otherwise.
  ///   - edges: the edges at which bars are shown or hidden.
  public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.photosPickerHiddenEdges) {
      if visibility == .hidden { $0.formUnion(edges) } else { $0.subtract(edges) }
    }
  }
}

private enum DisabledCapabilitiesKey: EnvironmentKey { static var defaultValue: PHPickerCapabilities { [] } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: PHPickerSearchText? { nil } }
private enum PromptKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum MetadataOptionsKey: EnvironmentKey { static var defaultValue: PHPickerMetadataOptions { .none } }
private enum HiddenEdgesKey: EnvironmentKey { static var defaultValue: Edge.Set { [] } }

extension EnvironmentValues {
  var photosPickerDisabledCapabilities: PHPickerCapabilities {
    get { self[DisabledCapabilitiesKey.self] }
    set { self[DisabledCapabilitiesKey.self] = newValue }
  }

  var photosPickerSearchText: PHPickerSearchText? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }

  var photosPickerPrompt: String? {
    get { self[PromptKey.self] }
    set { self[PromptKey.self] = newValue }
  }

  var photosPickerMetadataOptions: PHPickerMetadataOptions {
    get { self[MetadataOptionsKey.self] }
    set { self[MetadataOptionsKey.self] = newValue }
  }

  /// The edges of photo pickers at which there are no bars.
  var photosPickerHiddenEdges: Edge.Set {
    get { self[HiddenEdgesKey.self] }
    set { self[HiddenEdgesKey.self] = newValue }
  }
}
