import CGtk
import FoundationEssentials
import OrielCore

/// A popover: a `GtkPopover` that is attached to the anchor widget around the view that presents it.
///
/// It is shown only while the anchor is on the screen: it waits for the anchor, and is closed with it.
@MainActor final class PopoverPresentation: PlatformPresentation, GtkSurface {
  private enum State {
    /// Created, or being created.
    case prepared
    /// Shown as soon as the anchor is.
    case waiting
    case shown
    /// Closed.
    case gone
  }

  private var request: PresentationRequest
  let reporter: PresentationReporter
  private let parent: any GtkSurface
  private weak var anchor: PopoverAnchorWidget?
  private let handle: ObjectHandle
  private let signals = SignalConnections()
  private let frame: PopoverFrame
  private lazy var surface = PopoverSurface(of: popover, in: gtkWindow)
  private lazy var arrow = PopoverArrow(of: popover)
  private let focusReturn = FocusReturn()
  private lazy var outsideClicks = OutsideClicks(around: popover, in: parent.gtkWindow)
  private let pointing: PopoverPointing
  private var state = State.prepared
  private var isTurnDue = false
  private var isDisposed = false

  package let presentations = PresentationRegistry()

  init(
    _ request: PresentationRequest, at placement: PopoverPlacement, of anchor: PopoverAnchorWidget,
    over parent: any GtkSurface, sink: any PresentationEventSink
  ) {
    self.request = request
    self.anchor = anchor
    self.parent = parent
    reporter = PresentationReporter(to: sink)
    handle = WidgetInstance.make(gtk_popover_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG)
    pointing = PopoverPointing(handle.pointer(), at: placement, of: anchor)
    frame = PopoverFrame(room: ScreenRoom.popover(at: placement.edge, around: parent.gtkWindow))
    configure()
    write(request, old: nil)
    anchor.attach(self)
  }

  private func configure() {
    popover.addClass(.popover)
    if let display = gdk_display_get_default(), gdk_display_is_composited(display) == 0 {
      // Transparent parts would be black.
      popover.addClass(.opaque)
      gtk_popover_set_has_arrow(gtkPopover, 0)
    }
    if isCompanion {
      gtk_popover_set_has_arrow(gtkPopover, 0)
      gtk_widget_set_halign(popover, GTK_ALIGN_START)
    }
    gtk_popover_set_child(gtkPopover, frame.widget)
    signals.add(.connect(handle.raw, .map, after: true) { [weak self] in self?.didMap() })
    signals.add(.connect(handle.raw, .popoverClosed) { [weak self] in self?.didClose() })
    // No other signal reports the destruction of its window.
    signals.add(.connect(handle.raw, .unrealize) { [weak self] in self?.didClose() })
    if let keys = gtk_event_controller_key_new() {
      signals.add(.connect(keys.raw, .keyPressed) { [weak self] in self?.press($0) ?? false })
      gtk_widget_add_controller(popover, keys)
    }
    // On X11, a popover is above all windows, including an alert that it presents. A popover with a grab never reaches
    // this point.
    if DisplayKind.isX11, let windows = gtk_window_get_toplevels() {
      signals.add(.connect(windows.raw, .itemCountChanged) { [weak self] in self?.showLater() })
    }
    parent.presentations.add(self) { [weak self] in
      self?.reporter.report(.resized)
      self?.presentations.parentDidResize()
    }
  }

  /// Whether the anchor keeps the keyboard focus, and clicks outside reach their targets.
  private var isCompanion: Bool { (request.form as? PopoverForm)?.isCompanion == true }

  private var gtkPopover: UnsafeMutablePointer<GtkPopover> { handle.pointer() }

  // MARK: PlatformPresentation

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { parent.gtkWindow }
  var background: any LayoutContainer { frame.background }
  // Presentations above a popover are above its window, which determines their size.
  var size: SurfaceSize? { parent.size }
  var availableSize: SurfaceSize? { parent.size }

  func undo(_ direction: UndoDirection) -> Bool { parent.undo(direction) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { frame.sizeThatFits(proposal) }

  func update(_ request: PresentationRequest) {
    guard !isDisposed else { return }
    let old = self.request
    self.request = request
    write(request, old: old)
  }

  private func write(_ request: PresentationRequest, old: PresentationRequest?) {
    if request.title != old?.title { updateName() }
    if let placement = (request.form as? PopoverForm)?.placement {
      if placement.edge != pointing.placement.edge {
        frame.room = ScreenRoom.popover(at: placement.edge, around: gtkWindow)
      }
      pointing.placement = placement
    }
    if request.isDismissDisabled != old?.isDismissDisabled {
      setAutohide(!request.isDismissDisabled && !isCompanion)
    }
    if request.cornerRadius != old?.cornerRadius {
      popover.changeClass(
        from: old?.cornerRadius.map(StyleSheet.cornerClass), to: request.cornerRadius.map(StyleSheet.cornerClass))
    }
    arrow.set(request.background)
    frame.update(request)
  }

  /// Updates the accessible name: the title, or else that of the anchor or the window.
  private func updateName() {
    let accessible = Accessible(popover)
    let trigger = request.title.isEmpty ? anchor?.named : nil
    accessible.setLabelledBy([trigger].compactMap { $0 })
    if trigger != nil { return accessible.set(GTK_ACCESSIBLE_PROPERTY_LABEL, nil) }
    let title = request.title.isEmpty ? gtk_window_get_title(gtkWindow).map { String(cString: $0) } : request.title
    accessible.set(GTK_ACCESSIBLE_PROPERTY_LABEL, title)
  }

  func present() {
    guard state == .prepared, !isDisposed else { return }
    state = .waiting
    if let anchor {
      signals.add(.connect(anchor.widget.raw, .map, after: true) { [weak self] in self?.showLater() })
    }
    showLater()
  }

  var focus: AnyObject? { surface.focus ?? FocusPlace.inside(popover) }

  func moveFocus(to focus: AnyObject) { surface.focus = focus as? FocusPlace }

  func dismiss(animated: Bool) {
    guard !isDisposed else { return }
    hide()
    reporter.reportLater(.closed)
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    hide()
    reporter.silence()
    signals.disconnectAll()
    pointing.stop()
    outsideClicks.isOn = false
    parent.presentations.remove(self)
    Accessible(popover).setLabelledBy([])
    anchor?.detach(self)
    arrow.set(nil)
    frame.dispose()
    gtk_popover_set_child(gtkPopover, nil)
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

  // MARK: Appearing

  /// Shows the popover in the next turn, because the popover below may have to release its grab first.
  private func showLater() {
    guard !isTurnDue else { return }
    isTurnDue = true
    MainLoop.schedule {
      self.isTurnDue = false
      self.showIfPossible()
    }
  }

  // GTK ends the process if a popover is shown whose parent isn't on the screen. The layout, or the anchor's `map`
  // signal, calls this again.
  private func showIfPossible() {
    guard let anchor, anchor.isMapped, anchor.contentBounds != nil else { return }
    switch state {
    case .waiting:
      pointing.follow { [weak self] in self?.anchorDidLayOut() }
      // The layout calls this again.
      guard !pointing.awaitsLayout() else { return }
      state = .shown
      // The anchor's content or name may have changed since.
      updateName()
      pointing.point()
      if !isCompanion { focusReturn.remember(in: gtkWindow) }
      popUp()
      suspendOrResume()
    case .shown: suspendOrResume()
    case .prepared, .gone: break
    }
  }

  private func popUp() {
    surface.show()
    guard state == .shown, gtk_widget_get_mapped(popover) == 0 else { return }
    // Another widget has grabbed the pointer. The popover is shown without a grab.
    setAutohide(false)
    if surface.isShown { return didMap() }
    hide()
    reporter.reportLater(.failed("GTK couldn't show the popover."))
  }

  private func didMap() {
    guard !surface.isSwitching else { return }
    surface.restoreFocus()
    if !isCompanion { FirstFocus.begin(in: frame.content.column.widget) }
    listenOutside()
    reporter.reportLater(.presented)
  }

  /// Blocks clicks outside, because GTK consumes them only if they close the popover.
  private func listenOutside() {
    outsideClicks.didBlock = { [weak self] in
      guard let self, !self.request.isDismissDisabled else { return }
      self.reporter.reportLater(.closeAttempt)
    }
    outsideClicks.isOn = state == .shown && !isCompanion && !surface.isSuspended && !surface.isAutohide
  }

  private func didClose() {
    guard !surface.isSwitching, state == .shown else { return }
    // The popover below was suspended first.
    if surface.suspendIfNeeded() { return }
    state = .gone
    listenOutside()
    focusReturn.restore(from: popover)
    // GTK still uses the surface that it has just closed.
    reporter.reportLater(.closed)
  }

  private func hide() {
    guard state != .gone else { return }
    state = .gone
    listenOutside()
    gtk_widget_set_visible(popover, 0)
    focusReturn.restore(from: popover)
  }

  /// Sets whether a click outside closes the popover.
  private func setAutohide(_ isOn: Bool) {
    guard surface.isAutohide != isOn else { return }
    let isVisible = state == .shown && !surface.isSuspended
    surface.setAutohide(isOn, isVisible: isVisible)
    if isVisible { listenOutside() } else { showLater() }
  }

  private func suspendOrResume() { if state == .shown, surface.suspendOrResume() { listenOutside() } }
}

// MARK: - Anchor

extension PopoverPresentation: AnchoredPopover {
  var popover: GtkWidgetPointer { handle.widget }

  func anchorDidLayOut() {
    pointing.point()
    if state == .waiting { showLater() }
  }

  func anchorWillGo() {
    hide()
    reporter.reportLater(.closed)
  }
}

extension PopoverForm: GtkPresentationForm {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)? {
    guard let parent, let anchor = site as? PopoverAnchorWidget else { return nil }
    return PopoverPresentation(request, at: placement, of: anchor, over: parent, sink: sink)
  }
}
