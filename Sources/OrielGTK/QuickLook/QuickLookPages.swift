import CGtk
import FoundationEssentials

/// The content of a preview: a `GtkStack` with a page for each kind of file.
@MainActor final class QuickLookPages {
  let root = ObjectHandle(retaining: gtk_stack_new())
  let picture = PictureView()
  let text = TextPage()
  let summary = SummaryPage()
  let media = MediaPage()
  let index = ThumbnailGrid(showsNames: true)
  private var thumbnail: ThumbnailRequest?
  /// The page to return to from the index.
  private var page: ObjectHandle?
  private let progress = ObjectHandle(retaining: gtk_spinner_new())

  init() {
    gtk_widget_set_size_request(root.widget, 320, 240)
    gtk_widget_set_size_request(progress.widget, 32, 32)
    gtk_widget_set_halign(progress.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(progress.widget, GTK_ALIGN_CENTER)
    for page in [progress, picture.root, text.root, summary.root, media.root, index.root] {
      gtk_stack_add_child(root.opaque, page.widget)
    }
  }

  /// Shows a file that was read.
  func show(_ loaded: LoadedQuickLook, of url: URL) {
    clear()
    let name = loaded.facts?.name ?? url.lastPathComponent
    switch loaded.content {
    case .picture(let content):
      picture.show(content, named: name) { [weak self] in self?.loadDetail(of: url, side: $0) }
      turn(to: picture.root)
    case .animation(let animation):
      picture.play(animation, named: name)
      turn(to: picture.root)
    case .text(let content):
      text.show(content, named: name)
      turn(to: text.root)
    case .media where MediaPage.isAvailable:
      media.didFail = { [weak self] in self?.summarize(url, loaded.facts, $0) }
      media.play(url)
      turn(to: media.root)
    case .media, .summary: summarize(url, loaded.facts, nil)
    case .failure(let failure): summarize(url, loaded.facts, failure)
    }
  }

  /// The longest side of a picture that fits the window, in pixels; nil before the first layout.
  var pictureSide: Int32? {
    let side = max(gtk_widget_get_width(root.widget), gtk_widget_get_height(root.widget))
    return side > 0 ? side * max(gtk_widget_get_scale_factor(root.widget), 1) : nil
  }

  private func loadDetail(of url: URL, side: Int32) {
    let generation = picture.generation
    QuickLookReader.detail(of: url, pictureSide: side) { [weak self] in
      if let self, let picture = $0, self.picture.generation == generation { self.picture.show(detail: picture) }
    }
  }

  private func summarize(_ url: URL, _ facts: FileFacts?, _ failure: QuickLookFailure?) {
    media.clear()
    summary.show(url, facts, failure: failure)
    turn(to: summary.root)
    guard facts?.kind == .file else { return }
    thumbnail = ThumbnailService.shared.request(url, .extraLarge, version: facts?.modified) { [weak self] in
      if let picture = $0 { self?.summary.show(picture) }
    }
  }

  // MARK: The index

  /// Whether the index of all files is displayed.
  private(set) var showsIndex = false

  /// Displays the index of all files, with the keyboard focus on one of them.
  func openIndex(_ urls: [URL], at position: Int) {
    guard !showsIndex else { return }
    showsIndex = true
    // Shown again, because the files may have changed since the last time.
    index.show(urls.map { ThumbnailItem(url: $0) })
    gtk_stack_set_visible_child(root.opaque, index.root.widget)
    index.reveal(position)
  }

  /// Returns to the file.
  func closeIndex() {
    guard showsIndex else { return }
    showsIndex = false
    if let page { gtk_stack_set_visible_child(root.opaque, page.widget) }
  }

  /// Displays that a file is being read.
  func showProgress() {
    clear()
    gtk_spinner_set_spinning(progress.opaque, 1)
    turn(to: progress)
  }

  private func turn(to page: ObjectHandle) {
    self.page = page
    if !showsIndex { gtk_stack_set_visible_child(root.opaque, page.widget) }
  }

  private func clear() {
    gtk_spinner_set_spinning(progress.opaque, 0)
    thumbnail?.cancel()
    thumbnail = nil
    picture.clear()
    text.clear()
    media.clear()
  }

  private var visible: GtkWidgetPointer? { gtk_stack_get_visible_child(root.opaque) }

  /// Whether the up and down keys scroll.
  var takesVerticalKeys: Bool { visible == text.root.widget }

  /// Whether a picture is larger than the window, so that the pointer pans it.
  var isZoomed: Bool { picture.zoom != nil }

  /// - Returns: whether there is a picture.
  func zoom(_ zoom: QuickLookZoom) -> Bool {
    guard visible == picture.root.widget else { return false }
    switch zoom {
    case .larger: picture.zoomIn()
    case .smaller: picture.zoomOut()
    case .natural: picture.zoomToNaturalSize()
    case .fit: picture.resetZoom()
    }
    return true
  }

  /// - Returns: whether there is a picture.
  func pan(_ x: Double, _ y: Double) -> Bool {
    guard visible == picture.root.widget else { return false }
    picture.pan(x, y)
    return true
  }

  /// Releases what refers to the pages.
  func dispose() {
    media.didFail = nil
    clear()
    index.dispose()
    picture.dispose()
  }
}
