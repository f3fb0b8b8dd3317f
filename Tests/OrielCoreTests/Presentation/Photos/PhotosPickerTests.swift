import Foundation
import Observation
import OrielCore
import OrielTesting
import Testing

/// Photo pickers: the order of what is written, limits, and options.
@MainActor @Suite struct PhotosPickerTests {
  @Observable @MainActor final class Model {
    var picks = false { didSet { if picks != oldValue { trace.append("isPresented \(picks)") } } }
    var item: PhotosPickerItem? { didSet { trace.append("item \(Self.name(item))") } }
    var items: [PhotosPickerItem] = [] { didSet { trace.append("items \(items.map { Self.name($0) })") } }
    var maximum: Int?
    @ObservationIgnored var trace: [String] = []

    private static func name(_ item: PhotosPickerItem?) -> String { item?.url?.lastPathComponent ?? "nil" }
  }

  private static let files = ["a.jpg", "b.png", "c.mp4"].map { URL(filePath: "/photos/\($0)") }
  private var files: [URL] { Self.files }
  private let model = Model()

  private struct One: View {
    @Bindable var model: Model
    var body: some View {
      Button("Pick") { model.picks = true }
        .photosPicker(isPresented: $model.picks, selection: $model.item, matching: .images)
    }
  }

  private struct Several: View {
    @Bindable var model: Model
    var behavior = PhotosPickerSelectionBehavior.default
    var body: some View {
      Button("Pick") { model.picks = true }
        .photosPicker(
          isPresented: $model.picks, selection: $model.items, maxSelectionCount: model.maximum,
          selectionBehavior: behavior, matching: nil, photoLibrary: .shared())
    }
  }

  @Test func `Accepting writes the selection, then the binding`() throws {
    let screen = Screen { One(model: model) }
    try screen.button("Pick").tap()
    let picker = try screen.photoPicker
    #expect(!picker.allowsMultipleSelection && picker.maximum == 1)
    try picker.select(files[0])
    try picker.select(files[1])
    #expect(model.trace == ["isPresented true"])
    try picker.add()
    #expect(model.trace == ["isPresented true", "item b.png", "isPresented false"])
    #expect(screen.photoPickers.isEmpty)
  }

  @Test func `Cancelling, Escape and a failure write only the binding`() throws {
    let screen = Screen { One(model: model) }
    for end in [
      { try screen.photoPicker.cancel() }, { try screen.pressEscape() }, { try screen.failPhotoPicker("no display") },
    ] {
      try screen.button("Pick").tap()
      try screen.photoPicker.select(files[0])
      try end()
      #expect(screen.photoPickers.isEmpty)
    }
    #expect(model.item == nil)
    #expect(model.trace == Array(repeating: ["isPresented true", "isPresented false"], count: 3).flatMap { $0 })
  }

  @Test func `Setting the binding to false closes it without a selection`() throws {
    let screen = Screen { Several(model: model) }
    model.picks = true
    try screen.photoPicker.select(files[0])
    model.picks = false
    #expect(screen.photoPickers.isEmpty)
    #expect(model.items.isEmpty)
  }

  @Test func `It is modal, and waits for an alert`() throws {
    let screen = Screen { One(model: model) }
    try screen.button("Pick").tap()
    _ = try screen.photoPicker
    #expect(throws: ScreenError.self) { try screen.button("Pick").tap() }
  }

  @Test func `The maximum is kept, and bound items are selected`() throws {
    model.maximum = 2
    let screen = Screen { Several(model: model) }
    model.items = [PhotosPickerItem(itemIdentifier: files[2].absoluteString)]
    model.picks = true
    let picker = try screen.photoPicker
    #expect(picker.selection == [files[2]])
    try picker.select(files[0])
    #expect(throws: ScreenError.self) { try picker.select(files[1]) }
    try picker.deselect(files[2])
    try picker.select(files[1])
    try picker.add()
    #expect(model.items.map(\.url) == [files[0], files[1]])
    #expect(model.items.map(\.itemIdentifier) == [files[0].absoluteString, files[1].absoluteString])
  }

  @Test func `A continuous picker writes each change`() throws {
    let screen = Screen { Several(model: model, behavior: .continuousAndOrdered) }
    model.picks = true
    let picker = try screen.photoPicker
    #expect(picker.isOrdered)
    try picker.select(files[1])
    try picker.select(files[0])
    try picker.cancel()
    #expect(
      model.trace == [
        "isPresented true", "items [\"b.png\"]", "items [\"b.png\", \"a.jpg\"]", "isPresented false",
      ])
  }

  @Test func `A picker that is open follows the app's selection`() throws {
    let screen = Screen { Several(model: model) }
    model.picks = true
    let picker = try screen.photoPicker
    model.items = [PhotosPickerItem(itemIdentifier: files[0].absoluteString)]
    #expect(picker.selection == [files[0]])
    model.maximum = 3
    #expect(picker.maximum == 3)
  }

  @Test func `Capabilities and accessories are left out`() throws {
    @Bindable var model = model
    let screen = Screen {
      VStack {
        Text("x").photosPicker(isPresented: $model.picks, selection: $model.items)
      }
      .photosPickerAccessoryVisibility(.hidden, edges: [.leading, .bottom])
      .photosPickerDisabledCapabilities([.search, .selectionActions])
    }
    model.picks = true
    let picker = try screen.photoPicker
    #expect(!picker.hasSearch && !picker.hasActions && !picker.hasCollections && !picker.hasStagingArea)
    // Nothing else could accept the selection.
    try picker.select(files[0])
    #expect(model.items.map(\.url) == [files[0]])
  }

  @Test func `A picker begins with the search and the title that a view has set`() throws {
    @Bindable var model = model
    let name: String? = "harbour"
    let screen = Screen {
      VStack {
        Text("x").photosPicker(isPresented: $model.picks, selection: $model.items)
      }
      .photosPickerSearchText(name)
      .photosPickerPrompt("Pictures of the harbour")
    }
    model.picks = true
    #expect(try screen.photoPicker.searchText == "harbour")
    #expect(try screen.photoPicker.prompt == "Pictures of the harbour")
    let hidden = Screen {
      Text("x").photosPicker(isPresented: $model.picks, selection: $model.items)
        .photosPickerSearchText(PHPickerSearchText("harbour"))
        .photosPickerDisabledCapabilities(.search)
    }
    #expect(try hidden.photoPicker.searchText == "")
    #expect(try hidden.photoPicker.prompt == nil)
    let usual = Screen {
      Text("x").photosPicker(isPresented: $model.picks, selection: $model.items).photosPickerSearchText(nil)
    }
    #expect(try usual.photoPicker.searchText == "")
  }

  @Test func `The view is a button that presents a picker`() throws {
    @Bindable var model = model
    let screen = Screen {
      VStack {
        PhotosPicker("Choose one", selection: $model.item, matching: .any(of: [.images, .not(.screenshots)]))
        PhotosPicker(selection: $model.items, maxSelectionCount: 4, photoLibrary: .shared()) { Text("Several") }
      }
    }
    try screen.button("Choose one").tap()
    try screen.photoPicker.select(files[0])
    try screen.photoPicker.add()
    #expect(model.item?.url == files[0] && model.item?.itemIdentifier == nil)
    try screen.button("Several").tap()
    #expect(try screen.photoPicker.maximum == 4)
  }

  @Test func `Inline and as a row it writes each change`() throws {
    @Bindable var model = model
    for style in [PhotosPickerStyle.inline, .compact] {
      model.items = []
      let screen = Screen {
        PhotosPicker("Choose", selection: $model.items, maxSelectionCount: 2).photosPickerStyle(style)
      }
      #expect(!screen.button("Choose").exists)
      try screen.photosPicker.selectPhotos([files[1], files[0]])
      #expect(model.items.map(\.url) == [files[1], files[0]])
      #expect(throws: ScreenError.self) { try screen.photosPicker.selectPhotos(files) }
      model.items.removeFirst()
      #expect(try screen.photosPicker.selectedPhotos == [files[0]])
    }
  }

  @Test func `A picker that writes each click displays what the binding accepts`() throws {
    struct Limited: View {
      @Bindable var model: Model
      var body: some View {
        let first = Binding(get: { model.items }, set: { model.items = Array($0.prefix(1)) })
        Button("Pick") { model.picks = true }
          .photosPicker(isPresented: $model.picks, selection: first, selectionBehavior: .continuousAndOrdered)
      }
    }
    let screen = Screen { Limited(model: model) }
    try screen.button("Pick").tap()
    let picker = try screen.photoPicker
    try picker.select(files[0])
    try picker.select(files[1])
    #expect(model.items.map(\.url) == [files[0]])
    #expect(picker.selection == [files[0]])
  }

  // MARK: Items

  @Test func `An item is loaded as its own type, and as nothing that doesn't fit`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString).png")
    let bytes = Data([1, 2, 3])
    try bytes.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let item = PhotosPickerItem(itemIdentifier: url.absoluteString)
    #expect(item.supportedContentTypes == [.png])
    #expect(try await item.loadTransferable(type: Data.self) == bytes)
    #expect(try await item.loadTransferable(type: Image.self) == Image(data: bytes))
    #expect(try await item.loadTransferable(type: String.self) == nil)
  }

  @Test func `An app that asks for compatible encoding gets a JPEG of formats that few programs read`() throws {
    @Bindable var model = model
    let picked = ["a.heic", "b.avif", "c.webp", "d.png", "e.jpg", "f.mp4"].map { URL(filePath: "/pictures/\($0)") }
    func types(_ encoding: PhotosPickerItem.EncodingDisambiguationPolicy) throws -> [[UTType]] {
      model.items = []
      let screen = Screen {
        PhotosPicker("Pick", selection: $model.items, preferredItemEncoding: encoding)
      }
      try screen.button("Pick").tap()
      for url in picked { try screen.photoPicker.select(url) }
      try screen.photoPicker.add()
      return model.items.map(\.supportedContentTypes)
    }
    let original = picked.map { [UTType(filename: $0.lastPathComponent)].compactMap(\.self) }
    #expect(try types(.automatic) == original)
    #expect(try types(.current) == original)
    #expect(try types(.compatible) == original[...2].map { [.jpeg] + $0 } + original[3...])
  }

  @Test func `A file that is gone is an error`() async throws {
    let item = PhotosPickerItem(itemIdentifier: "file:///oriel/gone.png")
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
    #expect(PhotosPickerItem(itemIdentifier: "no file").supportedContentTypes.isEmpty)
    #expect(try await PhotosPickerItem(itemIdentifier: "no file").loadTransferable(type: Data.self) == nil)
  }

  // MARK: Filters

  @Test func `Filters are sets`() {
    let photo: PhotoTraits = .image
    let screenshot: PhotoTraits = [.image, .screenshot]
    let animation: PhotoTraits = [.image, .animated]
    let live: PhotoTraits = [.image, .livePhoto]
    let video: PhotoTraits = .video
    func accepted(_ filter: PHPickerFilter) -> [PhotoTraits] {
      [photo, screenshot, animation, live, video].filter { filter.filter.accepts($0) }
    }
    #expect(accepted(.images) == [photo, screenshot, animation, live])
    #expect(accepted(.videos) == [video])
    #expect(accepted(.all(of: [.images, .not(.screenshots)])) == [photo, animation, live])
    #expect(accepted(.any(of: [.screenshots, .videos])) == [screenshot, video])
    #expect(accepted(.not(.any(of: [.images, .videos]))) == [])
    #expect(accepted(.playbackStyle(.image)) == [photo, screenshot])
    #expect(accepted(.playbackStyle(.imageAnimated)) == [animation])
    #expect(accepted(.playbackStyle(.livePhoto)) == [live])
    #expect(accepted(.bursts) == [])
    #expect(accepted(.not(.bursts)).count == 5)
    #expect(accepted(.any(of: [])) == [] && accepted(.all(of: [])).count == 5)
  }
}
