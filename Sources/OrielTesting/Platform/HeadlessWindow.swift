import Foundation
import OrielCore

/// A headless window.
@MainActor package final class HeadlessWindow: PlatformWindow {
  /// The request.
  package private(set) var request: WindowRequest
  /// Whether the window is open.
  package private(set) var isPresented = false
  /// The size of the content area.
  package private(set) var size: SurfaceSize?
  /// Where the app has placed the window; nil if the desktop does.
  package private(set) var position: SurfacePosition?
  /// The window above which this one stays.
  package private(set) weak var owner: HeadlessWindow?
  /// The proposal to the content.
  package private(set) var proposal: ProposedViewSize
  private var isClosed = false
  /// Whether the proposal isn't the window's size.
  private var isProposed = false
  private lazy var container = HeadlessContent(.root, of: self, on: platform)
  private lazy var bar = HeadlessContent(.row, of: self, on: platform)
  /// The frames of the window.
  private(set) lazy var frames = HeadlessFrames(platform)
  private weak var sink: (any WindowEventSink)?
  private unowned let platform: HeadlessPlatform

  init(_ request: WindowRequest, sink: any WindowEventSink, platform: HeadlessPlatform) {
    self.request = request
    let size = SurfaceSize(width: request.defaultWidth ?? 900, height: request.defaultHeight ?? 650)
    isMaximized = request.isMaximized
    self.size = size
    proposal = ProposedViewSize(size)
    self.sink = sink
    self.platform = platform
  }

  package func update(_ request: WindowRequest) {
    self.request = request
    platform.schemesMayHaveChanged()
  }

  /// The state of the window.
  package var state: WindowState {
    var state = WindowState()
    state.isAppActive = platform.isActive && !isClosed
    state.isKey = state.isAppActive && platform.windows.last === self
    state.isMinimized = isMinimized
    return state
  }

  /// Whether the user has minimized it.
  package var isMinimized = false {
    didSet { sink?.windowStateDidChange() }
  }

  func stateDidChange() { sink?.windowStateDidChange() }

  package func present() {
    guard !isClosed else { return }
    guard platform.windows.last !== self else { return }
    platform.windows.removeAll { $0 === self }
    platform.windows.append(self)
    if !isPresented {
      isPresented = true
      if !isProposed { open() }
      platform.record(.windowOpened(request.title))
      platform.scheduleTurn { [weak self] in self?.takeFirstFocus() }
    }
    platform.schemesMayHaveChanged()
    platform.windowStatesDidChange()
  }

  /// Takes the place that the app determines, or else the size that the content requires.
  private func open() {
    let surface = container.surface
    let content = WindowLayoutRoot { Size(surface.sizeThatFits($0)) }
    let placement = sink?.windowPlacement(of: content, on: Self.display) ?? WindowPlacement()
    open(request.opening(in: placement))
    position = size.flatMap {
      placement.corner(of: $0, on: Self.display, offset: Double(request.precedingWindows) * Self.offset)
    }
  }

  private func open(_ request: WindowRequest) {
    func length(_ axis: Axis, _ size: (CGFloat?) -> CGFloat) -> Double {
      let isScrolled = content.contains { $0.containsScrolledContent(along: axis) }
      return request.openingLength(axis, room: Self.screen[axis], isScrolled: isScrolled, content: size) ?? size(nil)
    }
    let surface = container.surface
    let width = length(.horizontal) { surface.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width }
    let height = length(.vertical) { surface.sizeThatFits(ProposedViewSize(width: width, height: $0)).height }
    resize(SurfaceSize(width: width, height: height))
  }

  // The room for windows on the screen.
  private static let screen = CGSize(width: 1800, height: 945)
  private static let display = DisplayProxy(
    bounds: Rect(x: 0, y: 0, width: 1920, height: 1080), visible: Rect(x: 60, y: 68, width: 1800, height: 945))
  /// The distance between windows of a scene.
  private static let offset = 24.0

  /// Moves the focus to the first control or row, unless the content has moved it. In a window with a default button, it
  /// begins as in a sheet.
  private func takeFirstFocus() {
    guard isPresented, platform.focused?.surface?.window !== self else { return }
    let stops = focusStops
    (defaultButton == nil ? stops.first { !$0.isSearchField } ?? stops.first : firstFocus)?.takeFocus()
  }

  package func attach(to owner: (any PlatformWindow)?) { self.owner = owner as? HeadlessWindow }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let wasPresented = isPresented
    isPresented = false
    platform.windows.removeAll { $0 === self }
    if wasPresented { platform.record(.windowClosed(request.title)) }
    sink?.windowDidClose()
    platform.schemesMayHaveChanged()
    platform.windowStatesDidChange()
    frames.clock.finishAll()
  }

  /// Resizes the window as the user does.
  package func resizeByUser(_ size: SurfaceSize) {
    resize(size)
    sink?.windowDidChangeExtent(WindowExtent(size: size, isMaximized: isMaximized))
  }

  /// Whether the user has maximized it.
  package var isMaximized: Bool {
    didSet {
      if let size { sink?.windowDidChangeExtent(WindowExtent(size: size, isMaximized: isMaximized)) }
    }
  }

  private func resize(_ size: SurfaceSize) {
    guard size != self.size, !isClosed else { return }
    self.size = size
    proposal = ProposedViewSize(size)
    platform.layoutMayBeDue()
    sink?.windowDidResize(size)
    platform.roomChanged(above: self)
  }

  /// Undoes or redoes a change. Returns whether there was one.
  func undo(_ direction: UndoDirection) -> Bool { sink?.windowShouldUndo(direction) ?? false }

  /// Presses keys that no view has handled. Returns whether the window has.
  func press(_ keys: KeyboardShortcut) -> Bool { sink?.windowDidPress(keys) ?? false }

  /// Holds modifier keys down.
  func hold(_ modifiers: EventModifiers) { sink?.windowModifiersDidChange(modifiers) }

  /// Presses the mouse button for going back.
  package func goBack() { _ = sink?.windowShouldGoBack() }

  /// Whether the window fills the screen.
  package private(set) var isFullScreen = false

  package func toggleFullScreen() { isFullScreen.toggle() }

  package var shortcuts: [ShownShortcut] { [] }

  package var place: Rect? {
    guard let position, let size else { return nil }
    return Rect(x: position.x, y: position.y, width: size.width, height: size.height)
  }

  /// Closes the window as the user does. The app may prevent it.
  package func attemptClose() {
    if sink?.windowShouldClose() ?? true { close() }
  }

  /// The size of the content in the last layout.
  var contentSize: CGSize { container.surface.size ?? .zero }

  /// Sets a proposal to the content other than the window's size.
  func propose(_ proposal: ProposedViewSize) {
    self.proposal = proposal
    isProposed = true
  }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { container.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { container.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { container.remove(node) }
  package var toolbar: any LayoutContainer { bar }

  /// An outline of the window.
  var outline: [String] {
    var lines = [isPresented ? describedBriefly : "(the window is closed)"]
    for view in content { view.outline(depth: 1, into: &lines) }
    return lines
  }
}

extension HeadlessWindow: HeadlessSurface {
  package var content: [TestView] { bar.views + container.views }
  package var contents: [HeadlessContent] { [container, bar] }
  package var parentSurface: (any HeadlessSurface)? { nil }
  package var window: HeadlessWindow? { self }
  package var noun: String { "window" }
  package var describedBriefly: String { "window \"\(request.title)\"" }
}

extension TestView {
  /// Whether the view is or contains one that scrolls along an axis, and has the ideal length of all that it contains.
  fileprivate func containsScrolledContent(along axis: Axis) -> Bool {
    let isScrolled =
      switch element {
      case let scroll as ScrollElement: scroll.axes.contains(Axis.Set(axis))
      case is FormElement: axis == .vertical
      default: false
      }
    return isScrolled || children.contains { $0.containsScrolledContent(along: axis) }
  }
}
