import FoundationEssentials

/// The selection of a photo picker: one item or several.
@MainActor struct PhotosPickerSource {
  /// Reads the selection.
  let selection: () -> [PhotosPickerItem]
  /// Writes the selection.
  let select: ([PhotosPickerItem]) -> Void
  let allowsMultiple: Bool
  var maximum: Int?
  var behavior = PhotosPickerSelectionBehavior.default
  let filter: PHPickerFilter?
  let encoding: PhotosPickerItem.EncodingDisambiguationPolicy
  /// Whether items have identifiers.
  let hasLibrary: Bool

  /// A source for one item.
  init(
    _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy, hasLibrary: Bool
  ) {
    self.selection = { selection.wrappedValue.map { [$0] } ?? [] }
    select = { selection.wrappedValue = $0.first }
    allowsMultiple = false
    self.filter = filter
    self.encoding = encoding
    self.hasLibrary = hasLibrary
  }

  /// A source for several items.
  init(
    _ selection: Binding<[PhotosPickerItem]>, _ maximum: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy, hasLibrary: Bool
  ) {
    self.selection = { selection.wrappedValue }
    select = { selection.wrappedValue = $0 }
    allowsMultiple = true
    self.maximum = maximum
    self.behavior = behavior
    self.filter = filter
    self.encoding = encoding
    self.hasLibrary = hasLibrary
  }

  /// The request with the environment's options.
  func request(in values: EnvironmentValues) -> PhotoPickerRequest {
    var request = PhotoPickerRequest()
    request.filter = filter?.filter
    request.selection = selection().compactMap(\.url)
    request.allowsMultiple = allowsMultiple
    // Without a positive maximum there is none, as in SwiftUI.
    request.maximum = allowsMultiple ? maximum.flatMap { $0 > 0 ? $0 : nil } : 1
    request.isOrdered = behavior.isOrdered
    let disabled = values.photosPickerDisabledCapabilities
    request.isContinuous = behavior.isContinuous || disabled.contains(.selectionActions)
    let hidden = values.photosPickerHiddenEdges
    request.hasSearch = !disabled.contains(.search) && !hidden.contains(.top)
    request.searchText = request.hasSearch ? values.photosPickerSearchText?.string ?? "" : ""
    request.prompt = values.photosPickerPrompt
    request.hasStagingArea = !disabled.contains(.stagingArea) && !hidden.contains(.bottom)
    request.hasCollections = !disabled.contains(.collectionNavigation) && !hidden.contains(.leading)
    request.hasActions = !disabled.contains(.selectionActions)
    return request
  }

  /// Writes the files that the user has selected. Previously selected items are kept.
  ///
  /// - Parameter values: the environment, which determines the metadata that is removed.
  func take(_ urls: [URL], in values: EnvironmentValues) {
    let removed = values.photosPickerMetadataOptions
    let known = Dictionary(selection().compactMap { item in item.url.map { ($0, item) } }, uniquingKeysWith: { $1 })
    select(
      urls.map {
        known[$0] ?? PhotosPickerItem($0, hasIdentifier: hasLibrary, encoding: encoding, removing: removed)
      })
  }
}

/// Presents a photo picker.
struct PhotosPickerModifier: PresentingModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let source: PhotosPickerSource

  static var noun: String { "a photo picker" }

  func wanted(at place: Place) -> PresentationItemID? { isPresented.wrappedValue ? .unit : nil }

  func readSurroundings(of place: Place) { _ = source.request(in: place.context.environment.values) }

  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place)
    -> PhotosPickerPresentation
  {
    PhotosPickerPresentation(token, at: place)
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    if isPresented.wrappedValue { isPresented.wrappedValue = false }
    return false
  }
}

/// A presented photo picker.
@MainActor final class PhotosPickerPresentation: LivePresentation, EventSink {
  let item = PresentationItemID.unit
  private let token: PresentationToken
  private let place: any PresentingPlace<PhotosPickerModifier>
  private var request = PhotoPickerRequest()
  private var picker: (any PresentedPhotoPicker)?

  init(_ token: PresentationToken, at place: any PresentingPlace<PhotosPickerModifier>) {
    self.token = token
    self.place = place
  }

  private var newRequest: PhotoPickerRequest { place.modifier.source.request(in: place.context.environment.values) }

  func show(over surface: (any PlatformSurface)?) {
    request = newRequest
    guard let platform = place.context.host.services.photoPickers else {
      return place.graph.afterUpdates { self.handle(.failed("the platform shows no photo pickers")) }
    }
    picker = platform.presentPhotoPicker(request, over: surface, sink: self)
  }

  // MARK: LivePresentation

  // Nothing is presented from inside a photo picker.
  var surface: (any PlatformSurface)? { nil }
  func coverDidChange(_ isCovered: Bool) {}
  func runAction(_ id: ActionID) {}

  func update() {
    let new = newRequest
    guard new != request else { return }
    request = new
    picker?.update(new)
  }

  func dismiss(animated: Bool) { picker?.dismiss() }

  func tearDown() {
    picker?.dismiss()
    picker = nil
  }

  // MARK: EventSink

  func handle(_ event: PhotoPickerEvent) {
    switch event {
    case .presented: place.coordinator.send(.didPresent(token))
    case .selectionChanged(let urls):
      take(urls)
      // The picker displays the selection of the binding, even if it hasn't accepted the change.
      place.graph.afterUpdates { [weak self] in self?.update() }
    case .chosen(let urls):
      take(urls)
      place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .cancelled: place.coordinator.send(.didClose(token, outcome: .dismissed))
    case .failed(let reason):
      Diagnostics.warn("a photo picker couldn't be presented: \(reason)")
      place.coordinator.send(.didFail(token))
    }
  }

  private func take(_ urls: [URL]) {
    guard !place.isRemoved, !place.coordinator.isHostGone else { return }
    request.selection = urls
    place.modifier.source.take(urls, in: place.context.environment.values)
  }
}
