import CGtk
import OrielCore

/// A window of the app: a `GtkApplicationWindow`. Its content is centered, or fills it if it is flexible.
///
/// Its title bar is a header bar from the beginning, because GTK can't replace the title bar of a realized window. The
/// parts of the toolbar are packed into it when they come. If the desktop draws the title bar, they are in a row below a
/// menu bar.
@MainActor package final class GtkPlatformWindow: PlatformWindow, GtkSurface {
  private let handle: ObjectHandle
  private weak var sink: (any WindowEventSink)?
  private let signals = SignalConnections()
  private let content = SurfaceWidget(SurfaceContent.root())
  private var request: WindowRequest
  private var isClosed = false
  private var frames: SignalConnection?
  private let title = TitleLabel()
  private let bar: HeaderBar
  /// The menu bar and the toolbar of a window whose title bar the desktop draws; nil for other windows.
  private let bars: WindowBars?
  private var keys: WindowKeys?
  private var undoKeys: UndoKeys?
  private var extent: WindowExtentWatch?
  /// Moves the window when it is shown.
  private var mover: WindowMover?
  private var backgroundDrag: BackgroundDrag?
  package let presentations = PresentationRegistry()
  /// Called when the layout direction has changed.
  var directionDidChange: (() -> Void)?

  package init(
    _ request: WindowRequest, application: UnsafeMutablePointer<GtkApplication>?, sink: any WindowEventSink
  ) {
    self.request = request
    self.sink = sink
    let widget = application.map { gtk_application_window_new($0) } ?? gtk_window_new()
    handle = ObjectHandle(retaining: widget!)
    bar = request.hasTitleBar ? HeaderBar() : HeaderBar(title: title.widget)
    bars = request.hasTitleBar ? WindowBars(bar) : nil
    keys = WindowKeys(
      on: handle.widget, press: { [weak self] in self?.sink?.windowDidPress($0) ?? false },
      modifiersDidChange: { [weak self] in self?.sink?.windowModifiersDidChange($0) },
      goBack: { [weak self] in _ = self?.sink?.windowShouldGoBack() })
    if let bars {
      let column: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_vexpand(content.widget, 1)
      gtk_box_append(column.as(GtkBox.self), bars.widget)
      gtk_box_append(column.as(GtkBox.self), content.widget)
      gtk_window_set_child(gtkWindow, column)
    } else {
      gtk_window_set_titlebar(gtkWindow, bar.widget)
      gtk_window_set_child(gtkWindow, content.widget)
    }
    gtk_window_set_title(gtkWindow, request.title.forGTK)
    updateBar()
    gtk_widget_set_name(handle.widget, request.identifier.nameForGTK ?? "")
    gtk_window_set_resizable(gtkWindow, request.isResizable ? 1 : 0)
    if request.isPanel || request.isPlain { gtk_window_set_decorated(gtkWindow, 0) }
    handle.widget.setClass(.plainWindow, request.isPlain && DisplayKind.isComposited)
    gtk_window_set_deletable(gtkWindow, request.isClosable ? 1 : 0)
    if request.movesByBackground { backgroundDrag = BackgroundDrag(of: content.widget) }
    signals.add(
      .connect(handle.raw, .closeRequest) { [weak self] in self?.closeRequested() ?? false })
    // A realized window has a frame clock.
    signals.add(.connect(handle.raw, .realize, after: true) { [weak self] in self?.joinFrames() })
    signals.add(
      .connect(handle.raw, .map, after: true) { [weak self] in
        guard let self else { return }
        self.mover?.move(self.gtkWindow)
        self.mover = nil
        if let bars = self.bars { FirstFocus.leave(bars.widget, for: self.content.widget) }
        FirstFocus.beginAsDialog(in: self.content.widget)
        // Views that depend on others, as the tabs of a tab view, come with the first layout.
        MainLoop.scheduleWhenIdle { [weak self] in
          guard let self, !self.isClosed else { return }
          FirstFocus.beginIfMissing(in: self.content.widget)
          if self.beginsAnywhere { FirstFocus.leaveSearch(in: self.content.widget) }
        }
      })
    followState()
    undoKeys = UndoKeys(of: self)
    WindowInspection.begin(in: self)
    if let scheme = request.colorScheme { Appearance.request(scheme, for: self) }
    content.sizeDidChange = { [weak self] in self?.sizeDidChange(width: $0, height: $1) }
  }

  private func joinFrames() {
    frames?.disconnect()
    frames = gtk_widget_get_frame_clock(handle.widget).map { MainLoop.runTurns(inFramesOf: $0) }
  }

  // MARK: State

  private func followState() {
    WindowActivity.shared.addObserver(self) { [weak self] in self?.stateMayHaveChanged() }
    FocusWatch.shared.follow(gtkWindow, signals)
    signals.add(.connect(handle.raw, .scaleFactorChanged) { [weak self] in self?.stateMayHaveChanged() })
    signals.add(.connect(handle.raw, .directionChanged) { [weak self] _ in self?.directionDidChange?() })
    signals.add(
      .connect(handle.raw, .realize, after: true) { [weak self] in
        guard let self, let surface = gtk_native_get_surface(self.handle.opaque) else { return }
        self.signals.add(
          .connect(surface.raw, .surfaceStateChanged) { [weak self] in self?.stateMayHaveChanged() })
      })
  }

  package var state: WindowState {
    var state = WindowState()
    guard !isClosed else { return state }
    state.isKey = gtk_window_is_active(gtkWindow) != 0
    state.isAppActive = state.isKey || WindowActivity.shared.isAppActive
    state.displayScale = Double(gtk_widget_get_scale_factor(handle.widget))
    if let surface = gtk_native_get_surface(handle.opaque) {
      let hidden = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | GDK_TOPLEVEL_STATE_SUSPENDED.rawValue
      state.isMinimized = gdk_toplevel_get_state(surface).rawValue & hidden != 0
    }
    return state
  }

  private var reportedState = WindowState()

  private func stateMayHaveChanged() {
    guard !isClosed, state != reportedState else { return }
    reportedState = state
    sink?.windowStateDidChange()
  }

  package func undo(_ direction: UndoDirection) -> Bool { sink?.windowShouldUndo(direction) ?? false }

  /// The window itself.
  package var gtkWindow: UnsafeMutablePointer<GtkWindow> { handle.pointer() }

  package func update(_ request: WindowRequest) {
    guard !isClosed else { return }
    let old = self.request
    self.request = request
    if request.colorScheme != old.colorScheme { Appearance.request(request.colorScheme, for: self) }
    if request.title != old.title { gtk_window_set_title(gtkWindow, request.title.forGTK) }
    if request.isEdited != old.isEdited {
      let state = request.isEdited ? Word.documentModified.text : nil
      Accessible(handle.pointer()).set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state)
    }
    updateBar()
    if request.isResizable != old.isResizable { gtk_window_set_resizable(gtkWindow, request.isResizable ? 1 : 0) }
    if request.isClosable != old.isClosable { gtk_window_set_deletable(gtkWindow, request.isClosable ? 1 : 0) }
  }

  /// Whether the app hasn't moved the focus before the window is shown.
  private var beginsAnywhere = false

  package func present() {
    guard !isClosed else { return }
    if extent == nil {
      let extent = WindowExtentWatch(gtkWindow)
      self.extent = extent
      let display = ScreenRoom.display(around: gtkWindow)
      let content = content
      let root = WindowLayoutRoot { Size(content.surface.sizeThatFits($0)) }
      let placement = sink?.windowPlacement(of: root, on: display) ?? WindowPlacement()
      let top = request.isPlain ? nil : bars?.widget ?? bar.widget
      extent.open(request.opening(in: placement), content, below: top)
      mover = WindowMover(placement, on: display, after: request.precedingWindows)
      extent.didChange = { [weak self] in self?.sink?.windowDidChangeExtent($0) }
    }
    beginsAnywhere = gtk_window_get_focus(gtkWindow) == nil
    gtk_window_present(gtkWindow)
  }

  package func attach(to owner: (any PlatformWindow)?) {
    guard !isClosed else { return }
    let owner = (owner as? GtkPlatformWindow).flatMap { $0.isClosed || $0 === self ? nil : $0.gtkWindow }
    gtk_window_set_transient_for(gtkWindow, owner)
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    signals.disconnectAll()
    keys?.dispose()
    undoKeys?.dispose()
    extent?.dispose()
    backgroundDrag?.dispose()
    bar.dispose()
    frames?.disconnect()
    WindowActivity.shared.removeObserver(self)
    Appearance.request(nil, for: self)
    // The content is unmounted first, so that its nodes don't outlive their widgets.
    sink?.windowDidClose()
    content.dispose()
    gtk_window_destroy(gtkWindow)
  }

  package func toggleFullScreen() {
    guard !isClosed else { return }
    if gtk_window_is_fullscreen(gtkWindow) != 0 {
      gtk_window_unfullscreen(gtkWindow)
    } else {
      gtk_window_fullscreen(gtkWindow)
    }
  }

  package var place: Rect? { isClosed ? nil : WindowMover.place(of: gtkWindow) }
  package var shortcuts: [ShownShortcut] { ShortcutController.shown(in: handle.widget) }

  /// - Returns: whether GTK's default handler, which destroys the window, is skipped.
  private func closeRequested() -> Bool {
    if sink?.windowShouldClose() ?? true { close() }
    return true
  }

  /// The size of the content; nil before the first layout.
  package private(set) var size: SurfaceSize?

  private func sizeDidChange(width: Int32, height: Int32) {
    guard !isClosed else { return }
    let size = SurfaceSize(width: Double(width), height: Double(height))
    self.size = size
    extent?.windowWasLaidOut()
    sink?.windowDidResize(size)
    presentations.parentDidResize()
  }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { content.remove(node) }

  // MARK: Toolbar

  package var toolbar: any LayoutContainer { bars ?? bar }

  private func updateBar() {
    title.set(title: request.title, subtitle: request.subtitle)
    title.isVisible = request.showsTitle
    bar.widget.setClass(.flat, request.hidesToolbarBackground)
    bar.hasMinimizeButton = request.isMinimizable
  }
}
