import CGtk
import FoundationEssentials
import OrielCore

/// A sheet or a full-screen cover: a modal `GtkWindow` with a parent.
@MainActor final class SheetWindow: PlatformPresentation, GtkSurface {
  private var request: PresentationRequest
  private let reporter: PresentationReporter
  private weak var parent: (any GtkSurface)?
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private let frame: SheetFrame
  /// Places the sheet at an edge of the parent; nil before it has been there.
  private var side: SidePanel?
  private var undoKeys: UndoKeys?
  private var isDisposed = false
  private var fade: FrameAnimation?

  package let presentations = PresentationRegistry()

  init(_ request: PresentationRequest, over parent: (any GtkSurface)?, sink: any PresentationEventSink) {
    self.request = request
    self.parent = parent
    reporter = PresentationReporter(to: sink)
    handle = WidgetInstance.make(gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG)
    frame = SheetFrame(request, room: ScreenRoom.size(around: parent?.gtkWindow))
    configure()
    write(request, old: nil)
  }

  private func configure() {
    handle.widget.addClass(.sheet)
    gtk_window_set_transient_for(gtkWindow, parent?.gtkWindow)
    gtk_window_set_destroy_with_parent(gtkWindow, 1)
    // The header is part of the content, so that the background extends behind it.
    let titlebar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_visible(titlebar, 0)
    gtk_window_set_titlebar(gtkWindow, titlebar)
    if request.form.coversParent { coverParent() }
    gtk_window_set_child(gtkWindow, frame.widget)
    gtk_widget_set_overflow(handle.widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_add_controller(handle.widget, WidgetInstance.closingAtEscape())
    signals.add(.connect(handle.raw, .map, after: true) { [weak self] in self?.didMap() })
    FocusWatch.shared.follow(gtkWindow, signals)
    undoKeys = UndoKeys(of: self)
    WindowInspection.begin(in: self)
    signals.add(.connect(handle.raw, .unrealize) { [weak self] in self?.reporter.reportLater(.closed) })
    signals.add(
      .connect(handle.raw, .closeRequest) { [weak self] in
        self?.reporter.report(.closeAttempt)
        return true
      })
    frame.sizeDidChange = { [weak self] _, _ in
      guard let self else { return }
      self.reporter.report(.resized)
      self.presentations.parentDidResize()
    }
    frame.didSelectDetent = { [weak self] in self?.reporter.report(.detentSelected($0)) }
    frame.didPullAway = { [weak self] in self?.reporter.report(.closeAttempt) }
    guard let parent else { return }
    parent.presentations.add(self) { [weak self] in
      if self?.request.form.coversParent == true { self?.coverParent() }
      self?.parentDidResize()
      self?.reporter.report(.resized)
      self?.presentations.parentDidResize()
    }
    // GTK destroys the sheet with its parent only when the last reference to the parent is released.
    signals.add(
      .connect(UnsafeMutableRawPointer(parent.gtkWindow), .unrealize) { [weak self] in self?.dismiss(animated: false) }
    )
  }

  /// Takes the size and the state of the parent. The desktop centers a modal window over its parent.
  private func coverParent() {
    guard let parent = parent?.gtkWindow else { return }
    if gtk_window_is_fullscreen(parent) != 0 {
      gtk_window_fullscreen(gtkWindow)
    } else if gtk_window_is_maximized(parent) != 0 {
      gtk_window_maximize(gtkWindow)
    } else {
      var (width, height) = (gint(0), gint(0))
      if let size = WindowMover.sizeFromDesktop(of: parent) {
        (width, height) = (gint(size.width), gint(size.height))
      } else {
        gtk_window_get_default_size(parent, &width, &height)
      }
      if width > 0, height > 0 { gtk_window_set_default_size(gtkWindow, width, height) }
    }
  }

  /// Moves the sheet to an edge of its parent, or back to the center.
  private func move(to edge: HorizontalEdge?) {
    // Without transparency the window would hide its parent.
    let edge = DisplayKind.isComposited ? edge : nil
    if edge != nil, side == nil {
      gtk_window_set_child(gtkWindow, nil)
      let panel = SidePanel(frame) { [weak self] in
        self?.parent.map { WindowMover.size(of: $0.gtkWindow) } ?? SurfaceSize(width: 0, height: 0)
      }
      panel.didClickBeside = { [weak self] in self?.reporter.report(.closeAttempt) }
      side = panel
      gtk_window_set_child(gtkWindow, panel.widget)
    }
    side?.edge = edge
    handle.widget.setClass(.besidePanel, edge != nil)
    parentDidResize()
  }

  private func parentDidResize() {
    guard let side, side.edge != nil, let parent = parent?.gtkWindow else { return }
    let isSquare = gtk_window_is_maximized(parent) != 0 || gtk_window_is_fullscreen(parent) != 0
    handle.widget.setClass(.square, isSquare)
    side.parentDidResize()
  }

  private func fadeIn() {
    guard DisplayKind.isComposited else { return }
    fade = FrameAnimation(on: handle.widget, duration: 0.2) { [weak self] in
      if let self, !self.isDisposed { gtk_widget_set_opacity(self.frame.widget, $0) }
    }
  }

  private func didMap() {
    if side?.edge != nil { side?.appear(fading: request.fadesIn) } else if request.fadesIn { fadeIn() }
    FirstFocus.begin(in: frame.content.column.widget)
    reporter.reportLater(.presented)
  }

  // MARK: PlatformPresentation

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { handle.pointer() }
  var background: any LayoutContainer { frame.background }
  var toolbar: any LayoutContainer { frame.toolbar }
  var size: SurfaceSize? { frame.contentSize }
  var availableSize: SurfaceSize? {
    // A sheet above another sheet may be as tall as the lower one, because it isn't inside it.
    guard let lower = parent as? SheetWindow, lower.request.form.isSizedByViews else { return parent?.size }
    return lower.availableSize
  }

  func undo(_ direction: UndoDirection) -> Bool { parent?.undo(direction) ?? false }

  func decorationHeight(withDragIndicator: Bool) -> Double {
    guard !isDisposed else { return 0 }
    // As for `sizeThatFits`.
    gtk_widget_realize(handle.widget)
    return frame.decorationHeight(withDragIndicator: withDragIndicator) + edgeHeight
  }

  /// The height of the window's borders, which it has if the desktop can't draw a shadow.
  private var edgeHeight: Double {
    let whole = WidgetLayout.Measurement(of: handle.widget, GTK_ORIENTATION_VERTICAL, for: -1).minimum
    let content = WidgetLayout.Measurement(of: frame.widget, GTK_ORIENTATION_VERTICAL, for: -1).minimum
    return Double(max(whole - content, 0))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard !isDisposed else { return .zero }
    // Realized first, because texts that were laid out before would be laid out again.
    gtk_widget_realize(handle.widget)
    return frame.sizeThatFits(proposal)
  }

  func update(_ request: PresentationRequest) {
    guard !isDisposed else { return }
    let old = self.request
    self.request = request
    write(request, old: old)
  }

  private func write(_ request: PresentationRequest, old: PresentationRequest?) {
    if request.title != old?.title {
      // Screen readers need a title.
      let title = request.title.isEmpty ? parentTitle : request.title
      gtk_window_set_title(gtkWindow, title.forGTK)
      frame.setTitle(request.title)
    }
    if request.allowsBackgroundInteraction != old?.allowsBackgroundInteraction {
      gtk_window_set_modal(gtkWindow, request.allowsBackgroundInteraction ? 0 : 1)
    }
    if request.isDismissDisabled != old?.isDismissDisabled {
      gtk_window_set_deletable(gtkWindow, request.isDismissDisabled ? 0 : 1)
    }
    if request.edge != old?.edge { move(to: request.edge) }
    let isResizable =
      side?.edge == nil && request.detents.isEmpty && (request.width != nil || request.height != nil)
      && !request.fillsParent
    gtk_window_set_resizable(gtkWindow, isResizable || request.form.coversParent ? 1 : 0)
    paint(request, old)
    frame.update(request)
  }

  // Without transparency, the window keeps its own background and its square corners.
  private func paint(_ request: PresentationRequest, _ old: PresentationRequest?) {
    guard DisplayKind.isComposited else { return }
    if (request.background != nil) != (old?.background != nil) {
      handle.widget.setClass(.clear, request.background != nil)
    }
    guard request.cornerRadius != old?.cornerRadius else { return }
    handle.widget.changeClass(
      from: old?.cornerRadius.map(StyleSheet.cornerClass), to: request.cornerRadius.map(StyleSheet.cornerClass))
  }

  private var parentTitle: String {
    guard let parent, let title = gtk_window_get_title(parent.gtkWindow) else { return "" }
    return String(cString: title)
  }

  func present() {
    guard !isDisposed, !reporter.isFinished else { return }
    WindowReturn.windowWillCome(over: parent?.gtkWindow)
    gtk_window_present(gtkWindow)
  }

  var focus: AnyObject? { FocusPlace.inside(frame.content.widget) }

  func moveFocus(to focus: AnyObject) { (focus as? FocusPlace)?.restore(within: frame.content.widget) }

  func dismiss(animated: Bool) {
    guard !isDisposed else { return }
    WindowReturn.windowWillGo(gtkWindow, to: parent?.gtkWindow)
    // Destroyed instead of hidden: GTK ends the process if assistive technology queries a hidden window by its former
    // index.
    gtk_window_destroy(gtkWindow)
    reporter.reportLater(.closed)
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    undoKeys?.dispose()
    reporter.silence()
    signals.disconnectAll()
    parent?.presentations.remove(self)
    fade?.stop()
    side?.dispose()
    frame.dispose()
    gtk_window_destroy(gtkWindow)
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.schedule { [handle] in withExtendedLifetime(handle) {} }
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    frame.content.column.insert(node, after: sibling)
  }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    frame.content.column.move(node, after: sibling)
  }

  func remove(_ node: LayoutNode) { frame.content.column.remove(node) }
}

extension SheetForm: GtkPresentationForm {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)? {
    SheetWindow(request, over: parent, sink: sink)
  }
}

extension CoverForm: GtkPresentationForm {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)? {
    SheetWindow(request, over: parent, sink: sink)
  }
}
