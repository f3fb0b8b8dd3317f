import CGtk
import FoundationEssentials
import OrielCore

typealias QuickLookReporter = EventReporter<QuickLookEvent>

extension QuickLookEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .selected: .meanwhile
    case .closed, .failed: .end
    }
  }
}

/// A preview of files: a `GtkWindow` that is transient for its parent, but not modal.
///
/// Its signal handlers retain it until it has closed.
@MainActor final class QuickLookWindow: PresentedQuickLook {
  private(set) var request: QuickLookRequest
  private let reporter: QuickLookReporter
  private let signals = SignalConnections()
  private let header: QuickLookHeader
  let pages: QuickLookPages
  /// Retained until the end, however the window is destroyed.
  private(set) var window: ObjectHandle?
  private var isFullscreen = false
  /// The number of the last load, whose result is shown.
  private var load = 0

  init(_ request: QuickLookRequest, reporter: QuickLookReporter) {
    self.request = request
    self.reporter = reporter
    header = QuickLookHeader()
    pages = QuickLookPages()
  }

  /// The initial size, in pixels.
  private static let size: (width: Int32, height: Int32) = (820, 620)

  func present(over parent: UnsafeMutablePointer<GtkWindow>?, application: UnsafeMutablePointer<GtkApplication>?) {
    let handle = WidgetInstance.make(gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG)
    let window: UnsafeMutablePointer<GtkWindow> = handle.pointer()
    self.window = handle
    gtk_window_set_default_size(window, Self.size.width, Self.size.height)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_destroy_with_parent(window, 1)
    if parent == nil, let application { gtk_window_set_application(window, application) }
    // In a group of its own, a modal window doesn't block it either.
    if let group = gtk_window_group_new() {
      gtk_window_group_add_window(group, window)
      g_object_unref(group)
    }
    gtk_window_set_titlebar(window, header.root.widget)
    gtk_window_set_child(window, pages.root.widget)
    addKeys(to: handle.widget)
    addPointer()
    header.didAct = { [weak self] in self?.act($0) }
    pages.index.didActivate = { [weak self] in self?.choose($0) }

    signals.add(.connect(handle.raw, .map, after: true) { self.reporter.reportLater(.presented) })
    signals.add(.connect(handle.raw, .unrealize) { self.vanish() })
    signals.add(
      .connect(handle.raw, .closeRequest) {
        self.close()
        return true
      })
    if let parent {
      // GTK destroys it with its parent only when the last reference to the parent is released.
      signals.add(.connect(UnsafeMutableRawPointer(parent), .unrealize) { self.vanish() })
    }
    show()
    WindowReturn.windowWillCome(over: parent)
    gtk_window_present(window)
  }

  // MARK: Content

  private func show() {
    let url = request.item
    header.show(url.lastPathComponent, position: request.index, count: request.items.count)
    if let window { gtk_window_set_title(window.pointer(), url.lastPathComponent.forGTK) }
    load += 1
    let number = load
    QuickLookReader.read(url, pictureSide: pages.pictureSide ?? max(Self.size.width, Self.size.height)) {
      [weak self] loaded in
      guard let self, self.load == number, self.window != nil else { return }
      self.header.show(openersOf: loaded.facts)
      self.pages.show(loaded, of: url)
    } whenSlow: { [weak self] in
      guard let self, self.load == number, self.window != nil else { return }
      self.pages.showProgress()
    }
  }

  // MARK: PresentedQuickLook

  func update(_ request: QuickLookRequest) {
    let old = self.request
    self.request = request
    guard window != nil else { return }
    if request.items != old.items { pages.closeIndex() }
    if request.item != old.item { return show() }
    header.show(request.item.lastPathComponent, position: request.index, count: request.items.count)
  }

  func dismiss() {
    guard !reporter.isFinished else { return }
    end()
    reporter.reportLater(.closed)
  }

  // MARK: User actions

  func act(_ action: QuickLookAction) {
    switch action {
    case .close: close()
    case .step(let distance): step(by: distance)
    case .open(let opener): open(with: opener)
    case .toggleFullscreen: setFullscreen(!isFullscreen)
    case .toggleIndex: toggleIndex()
    }
  }

  private func toggleIndex() {
    guard request.items.count > 1 else { return }
    if pages.showsIndex {
      pages.closeIndex()
    } else {
      pages.openIndex(request.items, at: request.index)
    }
  }

  private func choose(_ position: Int) {
    pages.closeIndex()
    guard position != request.index, request.items.indices.contains(position) else { return }
    reporter.report(.selected(position))
  }

  private func step(by distance: Int) {
    let position = request.index + distance
    if request.items.indices.contains(position) { reporter.report(.selected(position)) }
  }

  private func close() {
    guard !reporter.isFinished else { return }
    end()
    reporter.report(.closed)
  }

  private func setFullscreen(_ isFullscreen: Bool) {
    guard let window, isFullscreen != self.isFullscreen else { return }
    self.isFullscreen = isFullscreen
    if isFullscreen { gtk_window_fullscreen(window.pointer()) } else { gtk_window_unfullscreen(window.pointer()) }
  }

  private func open(with opener: FileOpener?) {
    if let opener { return opener.open(request.item) }
    guard let file = g_file_new_for_uri(request.item.absoluteString) else { return }
    let launcher = gtk_file_launcher_new(file)
    gtk_file_launcher_set_always_ask(launcher, 1)
    gtk_file_launcher_launch(launcher, window?.pointer(), nil, nil, nil)
    launcher.map { g_object_unref($0.raw) }
    g_object_unref(file.raw)
  }

  // In the capture phase. Otherwise Space would press the focused button, and a text would handle the arrow keys.
  private func addKeys(to widget: GtkWidgetPointer) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    SignalConnection.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false }
    gtk_widget_add_controller(widget, keys)
  }

  private func press(_ press: PressedKey) -> Bool {
    guard let window, !header.isChoosing else { return false }
    let isMirrored = gtk_widget_get_direction(window.widget) == GTK_TEXT_DIR_RTL
    let key = QuickLookKey(press, isMirrored: isMirrored)
    if pages.showsIndex { return pressInIndex(press, key) }
    switch key {
    case .escape:
      if isFullscreen { setFullscreen(false) } else { close() }
    case .act(let action): act(action)
    case .lineStep(let distance):
      // The up and down keys scroll texts.
      guard !pages.takesVerticalKeys else { return false }
      step(by: distance)
    case .zoom(let zoom): return pages.zoom(zoom)
    case .pan(let x, let y): return pages.pan(x, y)
    case nil: return false
    }
    return true
  }

  /// In the index, the arrow keys and Return select a file.
  private func pressInIndex(_ press: PressedKey, _ key: QuickLookKey?) -> Bool {
    switch key {
    case .escape, .act(.toggleIndex): pages.closeIndex()
    case .act(.toggleFullscreen): setFullscreen(!isFullscreen)
    case .act(.close):
      guard Int32(bitPattern: press.key) == GDK_KEY_space else {
        close()
        break
      }
      guard let position = pages.index.focusedPosition else { return false }
      choose(position)
    default: return false
    }
    return true
  }

  private func addPointer() {
    if let click = gtk_gesture_click_new() {
      SignalConnection.connect(click.raw, .clickReleased) { [weak self] count, _, _ in
        if count == 2, self?.pages.showsIndex == false { self?.act(.toggleFullscreen) }
      }
      gtk_widget_add_controller(pages.root.widget, click)
    }
    if let drag = DragSource.make() {
      signals.add(
        .connect(drag.raw, .dragPrepare) { [weak self] x, y in
          // The caller owns the content.
          UInt(bitPattern: self?.draggedFile(x, y).flatMap { QuickLookDrag.content($0) })
        })
      gtk_widget_add_controller(pages.root.widget, drag)
    }
  }

  /// The file that a drag from a point carries: the displayed one, or one of the index. Nil if the pointer pans.
  func draggedFile(_ x: Double, _ y: Double) -> URL? {
    guard pages.showsIndex else { return pages.isZoomed ? nil : request.item }
    return gtk_widget_pick(pages.root.widget, x, y, GTK_PICK_DEFAULT).flatMap { pages.index.item(of: $0)?.url }
  }

  // MARK: Closing

  /// Called when the window is being destroyed, with its parent or by other code.
  private func vanish() {
    end()
    reporter.reportLater(.closed)
  }

  private func end() {
    signals.disconnectAll()
    load += 1
    guard let window else { return }
    self.window = nil
    let parent = gtk_window_get_transient_for(window.pointer())
    WindowReturn.windowWillGo(window.pointer(), to: parent)
    pages.dispose()
    header.dispose()
    gtk_window_destroy(window.pointer())
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.schedule { [pages, header] in withExtendedLifetime((window, pages, header)) {} }
  }
}
