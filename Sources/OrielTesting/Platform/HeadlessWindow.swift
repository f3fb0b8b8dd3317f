import OrielCore

/// A window that exists as values only.
@MainActor package final class HeadlessWindow: PlatformWindow {
  /// What the window is.
  package private(set) var request: WindowRequest
  /// Whether it has been presented, and not closed since.
  package private(set) var isPresented = false
  /// How large the room for the content is.
  package private(set) var size: SurfaceSize?
  private var isClosed = false
  private let container: HeadlessContent
  private weak var sink: (any WindowEventSink)?
  private unowned let platform: HeadlessPlatform

  init(_ request: WindowRequest, sink: any WindowEventSink, platform: HeadlessPlatform) {
    self.request = request
    size = SurfaceSize(width: request.defaultWidth ?? 900, height: request.defaultHeight ?? 650)
    self.sink = sink
    self.platform = platform
    container = HeadlessContent(on: platform)
    container.surface = self
  }

  package func update(_ request: WindowRequest) { self.request = request }

  package func present() {
    guard !isClosed else { return }
    let front = platform.windows.last
    guard front !== self else { return }
    platform.windows.removeAll { $0 === self }
    platform.windows.append(self)
    if !isPresented {
      isPresented = true
      platform.record(.windowOpened(request.title))
    }
    front?.sink?.windowDidChangeActive(false)
    sink?.windowDidChangeActive(true)
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let wasPresented = isPresented
    isPresented = false
    platform.windows.removeAll { $0 === self }
    if wasPresented { platform.record(.windowClosed(request.title)) }
    sink?.windowDidClose()
  }

  /// Gives the window another size, as a person would.
  package func resize(_ size: SurfaceSize) {
    guard size != self.size, !isClosed else { return }
    self.size = size
    sink?.windowDidResize(size)
    platform.roomChanged(above: self)
  }

  /// Closes the window as a person would: the app may refuse.
  package func attemptClose() {
    if sink?.windowShouldClose() ?? true { close() }
  }

  package func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    container.insert(widget, after: sibling)
  }

  package func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    container.move(widget, after: sibling)
  }

  package func remove(_ widget: any PlatformWidget) { container.remove(widget) }

  /// The window and what it contains, one line each.
  var outline: [String] {
    var lines = [isPresented ? describedBriefly : "(the window is closed)"]
    for widget in content { widget.outline(depth: 1, into: &lines) }
    return lines
  }
}

extension HeadlessWindow: HeadlessSurface {
  package var content: [TestWidget] { container.widgets }
  package var parentSurface: (any HeadlessSurface)? { nil }
  package var window: HeadlessWindow? { self }
  package var noun: String { "window" }
  package var describedBriefly: String { "window \"\(request.title)\"" }
}
