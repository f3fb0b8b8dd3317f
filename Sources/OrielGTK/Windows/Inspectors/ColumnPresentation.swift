import CGtk
import FoundationEssentials
import OrielCore

/// An inspector as a column, beside the view that presents it in the same window.
@MainActor final class ColumnPresentation: PlatformPresentation, GtkSurface {
  private var request: PresentationRequest
  private let reporter: PresentationReporter
  private let parent: any GtkSurface
  private weak var split: InspectorSplitWidget?
  private let layout: InspectorSplitLayout
  /// The group for assistive technology.
  private let handle: ObjectHandle
  private let frame: ColumnFrame
  private let divider = PaneDivider(.horizontal, paneIs: .after, styleClass: .columnDivider)
  private var columnFocus: ColumnFocus?
  /// The focus in its previous form, to be restored.
  private var wantedFocus: FocusPlace?
  private var motion: FrameAnimation?
  private var isShown = false
  /// Whether the end is being animated.
  private var isLeaving = false
  private var isDisposed = false

  // The duration of the animation, in seconds.
  private static let duration = 0.2

  init(
    _ request: PresentationRequest, over parent: any GtkSurface, in split: InspectorSplitWidget,
    sink: any PresentationEventSink
  ) {
    self.request = request
    self.parent = parent
    self.split = split
    layout = split.layout
    reporter = PresentationReporter(to: sink)
    handle = WidgetInstance.make(gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_GROUP)
    frame = ColumnFrame()
    handle.widget.addClass(.column)
    gtk_box_append(handle.pointer(as: GtkBox.self), frame.widget)
    divider.didBegin = { [weak self] in self?.beginDrag() }
    divider.didDrag = { [weak self] in self?.drag(by: $0) }
    divider.didEnd = { [weak self] in self?.endDrag() }
    divider.didStep = { [weak self] in self?.step($0) }
    write(request, old: nil)
  }

  // MARK: PlatformPresentation

  /// The window of the column.
  var gtkWindow: UnsafeMutablePointer<GtkWindow> { parent.gtkWindow }
  var background: any LayoutContainer { frame.background }
  // Whether the drag is long enough to close the column, and closing has been requested.
  var size: SurfaceSize? { parent.size }
  var availableSize: SurfaceSize? { parent.size }
  var presentations: PresentationRegistry { parent.presentations }

  func undo(_ direction: UndoDirection) -> Bool { parent.undo(direction) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { frame.sizeThatFits(proposal, ideal: columnWidth.ideal) }

  private var columnWidth: ColumnWidth {
    (request.form as? ColumnForm)?.width ?? .usual
  }

  func update(_ request: PresentationRequest) {
    guard !isDisposed else { return }
    let old = self.request
    self.request = request
    write(request, old: old)
  }

  private func write(_ request: PresentationRequest, old: PresentationRequest?) {
    if request.title != old?.title {
      Accessible(handle.widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, request.title.isEmpty ? nil : request.title)
    }
    frame.update(request)
    let width = columnWidth
    divider.setMovable(width.maximum > width.minimum)
    guard isShown, width != (old?.form as? ColumnForm)?.width else { return }
    layout.setLimits(width)
    layout.setWidth(width.ideal)
    columnDidChange()
  }

  func present() {
    guard !isDisposed, !reporter.isFinished, !isShown, let split else { return }
    isShown = true
    split.show(self)
    layout.setLimits(columnWidth)
    layout.setWidth(columnWidth.ideal)
    layout.show(InspectorSplitLayout.Column(widget: handle.widget, divider: divider.widget))
    layout.columnDidChange = { [weak self] in self?.columnDidChange() }
    columnDidChange()
    columnFocus = ColumnFocus(in: gtkWindow, beside: layout)
    wantedFocus?.restore(within: frame.widget)
    wantedFocus = nil
    layout.setProgress(0)
    motion = FrameAnimation(on: layout.widget, duration: Self.duration) { [layout] in layout.setProgress($0) }
    reporter.reportLater(.presented)
  }

  var focus: AnyObject? { wantedFocus ?? FocusPlace.inside(frame.widget) }

  func moveFocus(to focus: AnyObject) { wantedFocus = focus as? FocusPlace }

  func dismiss(animated: Bool) {
    guard !isDisposed else { return }
    guard animated, isShown else { return leaveSplit() }
    guard !isLeaving else { return }
    isLeaving = true
    columnFocus?.leaveColumn()
    layout.columnDidChange = nil
    gtk_widget_set_can_target(handle.widget, 0)
    gtk_widget_set_can_focus(handle.widget, 0)
    motion?.stop()
    let start = layout.progress
    motion = FrameAnimation(on: layout.widget, duration: Self.duration) { [weak self] progress in
      guard let self else { return }
      self.layout.setProgress(start * (1 - progress))
      if progress == 1 { self.leaveSplit() }
    }
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    motion?.stop()
    motion = nil
    columnFocus?.leaveColumn()
    columnFocus?.stop()
    columnFocus = nil
    layout.columnDidChange = nil
    layout.removeColumn()
  }

  /// Called when the end was animated, and when the split is destroyed or used for another column.
  func leaveSplit() {
    hide()
    reporter.reportLater(.closed)
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    reporter.silence()
    hide()
    divider.dispose()
    frame.dispose()
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.schedule { [handle, divider] in withExtendedLifetime((handle, divider)) {} }
  }

  // MARK: Divider

  private var dragStart: Double?
  /// Whether the drag is far enough to close the column, and whether closing has been requested.
  private var isPulledAway = false
  private var hasAskedToClose = false

  private func beginDrag() {
    motion?.stop()
    layout.setProgress(1)
    dragStart = layout.currentWidth
    isPulledAway = false
    hasAskedToClose = false
  }

  private func drag(by distance: Double) {
    guard isShown, let dragStart else { return }
    let wanted = dragStart + distance
    layout.setWidth(clamped(wanted))
    isPulledAway = wanted < columnWidth.minimum / 2 && !request.isDismissDisabled
    // Once per drag: if the column stays open, it has its minimum width.
    guard isPulledAway, !hasAskedToClose else { return }
    hasAskedToClose = true
    reporter.report(.closeAttempt)
  }

  private func endDrag() {
    defer { dragStart = nil }
    guard isShown, let dragStart, layout.currentWidth != dragStart, !isPulledAway else { return }
    reporter.report(.columnResized(layout.currentWidth))
  }

  private func step(_ step: PaneDivider.Step) {
    guard isShown else { return }
    let old = layout.currentWidth
    switch step {
    case .by(let length): layout.setWidth(clamped(old + length))
    case .to(let width): layout.setWidth(clamped(width))
    case .shortest: layout.setWidth(columnWidth.minimum)
    case .longest: layout.setWidth(layout.currentMaximum)
    }
    if layout.currentWidth != old { reporter.report(.columnResized(layout.currentWidth)) }
  }

  private func clamped(_ width: Double) -> Double {
    max(min(width, layout.currentMaximum), columnWidth.minimum)
  }

  private func columnDidChange() {
    divider.setLength(layout.currentWidth, from: columnWidth.minimum, to: layout.currentMaximum)
  }

  // MARK: Content

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    frame.content.insert(node, after: sibling)
  }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    frame.content.move(node, after: sibling)
  }

  func remove(_ node: LayoutNode) { frame.content.remove(node) }
}

extension ColumnForm: GtkPresentationForm {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any GtkSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> (any PlatformPresentation)? {
    guard let parent, let split = site as? InspectorSplitWidget else { return nil }
    return ColumnPresentation(request, over: parent, in: split, sink: sink)
  }
}
