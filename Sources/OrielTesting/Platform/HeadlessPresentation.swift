import Foundation
import OrielCore

/// A headless presentation.
@MainActor package final class HeadlessPresentation: PlatformPresentation, HeadlessTransition {
  package enum Phase: Equatable { case made, arriving, presented, leaving, gone }

  /// The current request.
  package private(set) var request: PresentationRequest
  /// The current form.
  package private(set) var form: any TestablePresentationForm
  /// The parent.
  package let parent: (any PlatformSurface)?
  /// The widget to which it is attached, or beside which it is displayed.
  package private(set) weak var site: TestWidget?
  /// The phase of the transition.
  package private(set) var phase = Phase.made
  package private(set) var transition: Int?
  /// The size to which the user has resized the presentation.
  private(set) var userSize: SurfaceSize?
  /// The width to which the user has resized the column.
  private var draggedWidth: Double?
  /// The widget that is focused after the dismissal.
  private(set) weak var focusBefore: TestWidget?
  /// The widget that had the focus in the previous form.
  private weak var wantedFocus: TestWidget?
  private lazy var container = HeadlessContent(.root, of: self, on: platform)
  private lazy var bar = HeadlessContent(.row, of: self, on: platform)
  private lazy var backgroundContainer: HeadlessContent = {
    let container = HeadlessContent(.layers, of: self, on: platform)
    container.isBackground = true
    return container
  }()
  private weak var sink: (any PresentationEventSink)?
  private unowned let platform: HeadlessPlatform

  init(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: TestWidget?,
    sink: any PresentationEventSink, platform: HeadlessPlatform
  ) {
    self.request = request
    form = Self.testable(request.form)
    self.parent = parent
    self.site = site
    self.sink = sink
    self.platform = platform
  }

  private static func testable(_ form: any PresentationForm) -> any TestablePresentationForm {
    guard let form = form as? any TestablePresentationForm else {
      preconditionFailure("there is no headless presentation for \(type(of: form))")
    }
    return form
  }

  /// Whether the presentation is visible. A dismissed one is hidden immediately.
  var isSeen: Bool { phase == .presented }

  // MARK: PlatformPresentation

  package var background: any LayoutContainer { backgroundContainer }

  // The size of a presentation whose content determines it.
  private static let usualSize = CGSize(width: 480, height: 360)

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.usualSize)
  }

  package var size: SurfaceSize? {
    guard phase != .made else { return nil }
    let lengths = lengths
    return SurfaceSize(
      width: lengths.width ?? Self.usualSize.width, height: lengths.height ?? Self.usualSize.height)
  }

  /// The lengths that its content doesn't determine.
  var lengths: (width: Double?, height: Double?) { form.lengths(of: self) }

  package var availableSize: SurfaceSize? { parentSurface?.roomForPresentations }

  /// The height of the current detent; nil without detents.
  var restingHeight: Double? {
    request.detents.indices.contains(request.selectedDetent) ? request.detents[request.selectedDetent] : nil
  }

  /// The width of the column.
  var columnWidth: Double? {
    form.column.map { min(max(draggedWidth ?? $0.ideal, $0.minimum), $0.maximum) }
  }

  package func update(_ request: PresentationRequest) {
    guard phase != .gone, request != self.request else { return }
    precondition(form.isSameType(as: request.form), "the form of a presentation can't become another one")
    precondition(
      request.detents.isEmpty || request.detents.indices.contains(request.selectedDetent), "there is no such detent")
    let oldSize = size
    self.request = request
    form = Self.testable(request.form)
    platform.recordChange(.presentationUpdated(name))
    guard size != oldSize, phase != .made else { return }
    // As on a desktop, the size changes with the next layout.
    platform.scheduleTurn { [weak self] in self?.roomDidChange() }
  }

  package func present() {
    guard phase == .made else { return }
    phase = .arriving
    transition = platform.nextTransition()
    focusBefore = platform.focused
    platform.service()
  }

  package func dismiss(animated: Bool) {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  package func dispose() {
    precondition(content.isEmpty && backgroundContent.isEmpty, "a disposed widget still has content")
    if phase != .gone, phase != .made { platform.record(.dismissed(name)) }
    leaveScreen()
    sink = nil
  }

  /// Reserves the width of the column in its container.
  private func makeRoomForColumn() {
    if let columnWidth, isSeen { site?.columnWidth = columnWidth }
  }

  private func leaveScreen() {
    guard phase != .gone else { return }
    phase = .gone
    site?.columnWidth = 0
    transition = nil
    platform.presentations.removeAll { $0 === self }
    restoreFocus()
  }

  // MARK: Actions of the platform and the user

  /// Completes the pending transition.
  package func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      transition = nil
      makeRoomForColumn()
      platform.record(.presented(name))
      takeFocus()
      sink?.handle(.presented)
    case .leaving: end(.dismissed(name), .closed)
    case .made, .presented, .gone: break
    }
  }

  /// Sends an event as if the user had caused it.
  package func send(_ event: PresentationEvent) { sink?.handle(event) }

  /// Dismisses the presentation as the user does. A popover closes immediately; others may ask for confirmation.
  func dismissByUser() {
    if form.closesAtClickOutside { end(.dismissed(name), .closed) } else { send(.closeAttempt) }
  }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(name, reason), .failed(reason)) }

  /// Resizes the presentation as the user does.
  func resize(_ size: SurfaceSize) {
    userSize = size
    roomDidChange()
  }

  /// Drags the column's divider, as the user does.
  func dragColumn(to width: Double) {
    draggedWidth = width
    makeRoomForColumn()
    if let columnWidth { send(.columnResized(columnWidth)) }
    platform.roomChanged(above: self)
  }

  /// The size of the parent has changed.
  func roomDidChange() {
    makeRoomForColumn()
    send(.resized)
    platform.roomChanged(above: self)
  }

  private func end(_ record: ScreenEvent, _ event: PresentationEvent) {
    guard phase != .gone else { return }
    platform.record(record)
    let sink = sink
    self.sink = nil
    leaveScreen()
    sink?.handle(event)
  }

  // MARK: Focus

  /// The widget with the focus, or the one that will have it.
  package var focus: AnyObject? {
    if phase == .made || phase == .arriving, let wantedFocus { return wantedFocus }
    guard let widget = platform.focused, widget.surface === self else { return nil }
    return widget
  }

  package func moveFocus(to focus: AnyObject) { wantedFocus = focus as? TestWidget }

  private func takeFocus() {
    if let wantedFocus, wantedFocus.surface === self, wantedFocus.canTakeFocus {
      return platform.moveFocus(to: wantedFocus)
    }
    guard takesFocus else { return }
    if let surface = platform.focused?.surface, surface.isAtOrAbove(self) { return }
    if let first = firstFocus { first.takeFocus() } else { platform.moveFocus(to: nil) }
  }

  private func restoreFocus() {
    guard takesFocus else { return }
    if let surface = platform.focused?.surface, !surface.isAtOrAbove(self) { return }
    platform.moveFocus(to: focusBefore.flatMap { $0.canTakeFocus ? $0 : nil })
  }

  /// Remembers a widget that is focused after the dismissal.
  func focusLater(_ widget: TestWidget) { focusBefore = widget }

  /// Whether the focus moves into the presentation when it is shown.
  var takesFocus: Bool { form.takesFocus }

  /// Whether the parent can't be closed, nor receive keys.
  var blocksClosing: Bool { !isEnding && form.blocksClosing(request) }

  /// Whether the user can interact only with this presentation and those above it.
  var blocksOthers: Bool { !isEnding && form.blocksOthers(request) }

  private var isEnding: Bool { phase == .leaving || phase == .gone }
}

extension HeadlessPresentation: LayoutContainer {
  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { container.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { container.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { container.remove(node) }
  package var toolbar: any LayoutContainer { bar }
}

extension HeadlessPresentation: HeadlessSurface {
  package var content: [TestView] { bar.views + container.views }
  /// The background views in order.
  package var backgroundContent: [TestView] { backgroundContainer.views }
  package var contents: [HeadlessContent] { [container, backgroundContainer, bar] }
  package var proposal: ProposedViewSize { size.map { ProposedViewSize($0) } ?? ProposedViewSize(Self.usualSize) }
  package var parentSurface: (any HeadlessSurface)? { parent as? any HeadlessSurface }
  package var window: HeadlessWindow? { parentSurface?.window }
  package var describedBriefly: String { request.title.isEmpty ? noun : "\(noun) \"\(request.title)\"" }

  /// The name in the trace.
  var name: String { request.title.isEmpty ? noun : request.title }

  package var noun: String { form.kind.rawValue }
}

extension HeadlessSurface {
  /// The size of the nearest window, of which detents are fractions.
  fileprivate var roomForPresentations: SurfaceSize? {
    guard let presentation = self as? HeadlessPresentation, !presentation.form.isWindow else { return size }
    return presentation.parentSurface?.roomForPresentations
  }
}
