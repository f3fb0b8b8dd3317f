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
  /// The proposal to the content.
  package private(set) var proposal: ProposedViewSize
  private var isClosed = false
  private lazy var container = HeadlessContent(.column(.center), of: self, on: platform)
  private lazy var bar = HeadlessContent(.row, of: self, on: platform)
  /// The frames of the window.
  private(set) lazy var frames = HeadlessFrames(platform)
  private weak var sink: (any WindowEventSink)?
  private unowned let platform: HeadlessPlatform

  init(_ request: WindowRequest, sink: any WindowEventSink, platform: HeadlessPlatform) {
    self.request = request
    let size = SurfaceSize(width: request.defaultWidth ?? 900, height: request.defaultHeight ?? 650)
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
      platform.record(.windowOpened(request.title))
    }
    platform.windowStatesDidChange()
  }

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
  package func resize(_ size: SurfaceSize) {
    guard size != self.size, !isClosed else { return }
    self.size = size
    proposal = ProposedViewSize(size)
    platform.layoutMayBeDue()
    sink?.windowDidResize(size)
    platform.roomChanged(above: self)
  }

  /// Undoes or redoes a change. Returns whether there was one.
  func undo(_ direction: UndoDirection) -> Bool { sink?.windowShouldUndo(direction) ?? false }

  /// Closes the window as the user does. The app may prevent it.
  package func attemptClose() {
    if sink?.windowShouldClose() ?? true { close() }
  }

  /// The size of the content in the last layout.
  var contentSize: CGSize { container.surface.size ?? .zero }

  /// Sets a proposal to the content other than the window's size.
  func propose(_ proposal: ProposedViewSize) { self.proposal = proposal }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { place(of: node).insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { place(of: node).move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { place(of: node).remove(node) }
  private func place(of node: LayoutNode) -> HeadlessContent { node.isToolbarPart ? bar : container }

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
