import Foundation
import OrielCore

/// A sheet, cover, popover or inspector that exists as values only.
@MainActor package final class HeadlessPresentation: PlatformPresentation, HeadlessTransition {
  package enum Phase: Equatable { case made, arriving, presented, leaving, gone }

  /// What it was told last to be.
  package private(set) var request: PresentationRequest
  /// What it stands above.
  package let parent: (any PlatformSurface)?
  /// The widget that it hangs on, or beside which it stands.
  package private(set) weak var site: TestWidget?
  /// How far it has come.
  package private(set) var phase = Phase.made
  package private(set) var transition: Int?
  /// The size that the user has given it.
  private(set) var personsSize: SurfaceSize?
  /// The width that the user has given the column.
  private var draggedWidth: Double?
  /// What gets the focus when it is gone.
  private(set) weak var focusBefore: TestWidget?
  /// What had the focus in another form of it.
  private weak var wantedFocus: TestWidget?
  private lazy var container = HeadlessContent(.column(.center), of: self, on: platform)
  private lazy var backgroundContainer = HeadlessContent(.layers, of: self, on: platform)
  private weak var sink: (any PresentationEventSink)?
  private unowned let platform: HeadlessPlatform

  init(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: TestWidget?,
    sink: any PresentationEventSink, platform: HeadlessPlatform
  ) {
    self.request = request
    self.parent = parent
    self.site = site
    self.sink = sink
    self.platform = platform
  }

  /// Whether the user sees it and can use it. What has been told to leave is off the screen at once.
  var isSeen: Bool { phase == .presented }

  // MARK: PlatformPresentation

  package var background: any LayoutContainer { backgroundContainer }

  // What nobody draws has the size that was asked for, and otherwise one that is as good as any other.
  private static let usualSize = CGSize(width: 480, height: 360)

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.usualSize)
  }

  package var size: SurfaceSize? {
    guard phase != .made else { return nil }
    switch request.style {
    case .sheet:
      let usual = personsSize ?? SurfaceSize(width: Self.usualSize.width, height: Self.usualSize.height)
      return SurfaceSize(
        width: personsSize?.width ?? request.width ?? usual.width,
        height: personsSize?.height ?? restingHeight ?? request.height ?? usual.height)
    case .cover: return availableSize
    case .popover: return SurfaceSize(width: Self.usualSize.width, height: Self.usualSize.height)
    case .column: return SurfaceSize(width: columnWidth ?? 0, height: availableSize?.height ?? 0)
    }
  }

  package var availableSize: SurfaceSize? { parentSurface?.roomForPresentations }

  /// The height of the detent that a sheet rests at; nil where it has none.
  var restingHeight: Double? {
    request.detents.indices.contains(request.selectedDetent) ? request.detents[request.selectedDetent] : nil
  }

  /// How wide the column is.
  var columnWidth: Double? {
    guard case .column(let width) = request.style else { return nil }
    return min(max(draggedWidth ?? width.ideal, width.minimum), width.maximum)
  }

  package func update(_ request: PresentationRequest) {
    guard phase != .gone, request != self.request else { return }
    precondition(request.style.isSameKind(as: self.request.style), "the style of a presentation can't change")
    precondition(
      request.detents.isEmpty || request.detents.indices.contains(request.selectedDetent), "there is no such detent")
    let oldSize = size
    self.request = request
    platform.recordChange(.presentationUpdated(name))
    guard size != oldSize, phase != .made else { return }
    // A real one has its new size with the next layout.
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

  /// Takes the column's width from what it stands beside.
  private func makeRoomForColumn() {
    if let columnWidth, isSeen { site?.columnWidth = columnWidth }
  }

  private func leaveScreen() {
    guard phase != .gone else { return }
    phase = .gone
    site?.columnWidth = 0
    transition = nil
    platform.presentations.removeAll { $0 === self }
    giveBackFocus()
  }

  // MARK: What the platform and the user do

  /// Lets it arrive, or leave, whichever it is about to do.
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

  /// Hands an event on, as if the user had caused it.
  package func send(_ event: PresentationEvent) { sink?.handle(event) }

  /// Dismisses it as the user would. A popover is gone with that; the others ask.
  func dismissByPerson() {
    switch request.style {
    case .popover: end(.dismissed(name), .closed)
    case .sheet, .cover, .column: send(.closeAttempt)
    }
  }

  /// Has it fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(name, reason), .failed(reason)) }

  /// Gives it another size, as the user would.
  func resize(_ size: SurfaceSize) {
    personsSize = size
    roomDidChange()
  }

  /// Drags the column's divider, as the user would.
  func dragColumn(to width: Double) {
    draggedWidth = width
    makeRoomForColumn()
    if let columnWidth { send(.columnResized(columnWidth)) }
    platform.roomChanged(above: self)
  }

  /// What it stands above has another size.
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

  /// Gives the first field the focus, unless something inside has it already.
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
    var field: TestWidget?
    for view in content {
      view.forEachInside {
        if field == nil, let widget = $0.widget, widget.takesText, widget.canTakeFocus { field = widget }
      }
    }
    platform.moveFocus(to: field)
  }

  private func giveBackFocus() {
    guard takesFocus else { return }
    if let surface = platform.focused?.surface, !surface.isAtOrAbove(self) { return }
    platform.moveFocus(to: focusBefore.flatMap { $0.canTakeFocus ? $0 : nil })
  }

  /// Remembers a widget behind it that is to get the focus as soon as it can.
  func focusLater(_ widget: TestWidget) { focusBefore = widget }

  /// Whether the keyboard's focus moves into it when it comes.
  var takesFocus: Bool {
    switch request.style {
    case .sheet, .cover, .popover: true
    case .column: false
    }
  }

  /// Whether what it stands above can't even be closed, nor reached by key.
  var blocksClosing: Bool {
    guard case .popover = request.style else { return blocksOthers }
    // One that can't be dismissed leaves a window its close button.
    return blocksOthers && !request.isDismissDisabled
  }

  /// Whether only it, and what stands above it, can be used.
  var blocksOthers: Bool {
    guard phase != .leaving, phase != .gone else { return false }
    return switch request.style {
    case .sheet, .cover: !request.allowsBackgroundInteraction
    // The click outside that closes it does nothing else; one that can't be dismissed swallows it.
    case .popover: true
    case .column: false
    }
  }
}

extension HeadlessPresentation: LayoutContainer {
  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { container.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { container.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { container.remove(node) }
}

extension HeadlessPresentation: HeadlessSurface {
  package var content: [TestView] { container.views }
  /// What stands behind its content, in order.
  package var backgroundContent: [TestView] { backgroundContainer.views }
  package var contents: [HeadlessContent] { [container, backgroundContainer] }
  package var proposal: ProposedViewSize { size.map { ProposedViewSize($0) } ?? ProposedViewSize(Self.usualSize) }
  package var parentSurface: (any HeadlessSurface)? { parent as? any HeadlessSurface }
  package var window: HeadlessWindow? { parentSurface?.window }
  package var describedBriefly: String { request.title.isEmpty ? noun : "\(noun) \"\(request.title)\"" }

  /// What it is called in the trace.
  var name: String { request.title.isEmpty ? noun : request.title }

  package var noun: String {
    switch request.style {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .column: "inspector"
    }
  }
}

extension HeadlessSurface {
  /// The room that the heights of sheets above it are parts of: that of the nearest window.
  fileprivate var roomForPresentations: SurfaceSize? {
    guard let presentation = self as? HeadlessPresentation else { return size }
    switch presentation.request.style {
    case .sheet, .cover: return size
    case .popover, .column: return presentation.parentSurface?.roomForPresentations
    }
  }
}

extension PresentationRequest.Style {
  /// Whether the two differ in their details at most.
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.sheet, .sheet), (.cover, .cover), (.popover, .popover), (.column, .column): true
    case (.sheet, _), (.cover, _), (.popover, _), (.column, _): false
    }
  }
}
