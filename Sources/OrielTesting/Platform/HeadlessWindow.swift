import Foundation
import OrielCore

/// A window that exists as values only.
@MainActor package final class HeadlessWindow: PlatformWindow {
  /// What the window is.
  package private(set) var request: WindowRequest
  /// Whether it has been presented, and not closed since.
  package private(set) var isPresented = false
  /// How large the room for the content is.
  package private(set) var size: SurfaceSize?
  /// What the content is offered.
  package private(set) var proposal: ProposedViewSize
  private var isClosed = false
  private lazy var container = HeadlessContent(.column(.center), of: self, on: platform)
  /// The time of what moves in the window.
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

  package func update(_ request: WindowRequest) { self.request = request }

  package func present() {
    guard !isClosed else { return }
    guard platform.windows.last !== self else { return }
    platform.windows.removeAll { $0 === self }
    platform.windows.append(self)
    if !isPresented {
      isPresented = true
      platform.record(.windowOpened(request.title))
    }
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let wasPresented = isPresented
    isPresented = false
    platform.windows.removeAll { $0 === self }
    if wasPresented { platform.record(.windowClosed(request.title)) }
    sink?.windowDidClose()
    frames.clock.finishAll()
  }

  /// Gives the window another size, as a person would.
  package func resize(_ size: SurfaceSize) {
    guard size != self.size, !isClosed else { return }
    self.size = size
    proposal = ProposedViewSize(size)
    platform.layoutMayBeDue()
    sink?.windowDidResize(size)
    platform.roomChanged(above: self)
  }

  /// Closes the window as a person would: the app may refuse.
  package func attemptClose() {
    if sink?.windowShouldClose() ?? true { close() }
  }

  /// How large the content was when it was laid out last.
  var contentSize: CGSize { container.surface.size ?? .zero }

  /// Offers the content something else than the window's size.
  func propose(_ proposal: ProposedViewSize) { self.proposal = proposal }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { container.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { container.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { container.remove(node) }

  /// The window and what it contains, one line each.
  var outline: [String] {
    var lines = [isPresented ? describedBriefly : "(the window is closed)"]
    for view in content { view.outline(depth: 1, into: &lines) }
    return lines
  }
}

extension HeadlessWindow: HeadlessSurface {
  package var content: [TestView] { container.views }
  package var contents: [HeadlessContent] { [container] }
  package var parentSurface: (any HeadlessSurface)? { nil }
  package var window: HeadlessWindow? { self }
  package var noun: String { "window" }
  package var describedBriefly: String { "window \"\(request.title)\"" }
}
