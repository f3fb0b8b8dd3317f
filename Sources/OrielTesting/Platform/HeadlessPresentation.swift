import Foundation
import OrielCore

/// A sheet, cover, popover or inspector that exists as values only.
@MainActor package final class HeadlessPresentation: PlatformPresentation {
  package enum Phase: Equatable { case made, arriving, presented, leaving, gone }

  /// What it is: what it was told last, or what the person has made of it since.
  package private(set) var request: PresentationRequest
  /// What it stands above.
  package let parent: (any PlatformSurface)?
  /// The widget that it hangs on, or beside which it stands.
  package private(set) weak var site: TestWidget?
  /// How far it has come.
  package private(set) var phase = Phase.made
  /// What it contains, in order.
  package let content = HeadlessContent()
  /// What stands behind its content, in order.
  package let backgroundContent = HeadlessContent()
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

  /// Whether a person sees it, and can still use it.
  var isSeen: Bool { phase == .presented || phase == .leaving }

  /// Whether it is on its way to the screen or from it.
  var isInTransition: Bool { phase == .arriving || phase == .leaving }

  // MARK: PlatformPresentation

  package var background: any WidgetContainer { backgroundContent }

  // What nobody draws has the size that was asked for, and otherwise one that is as good as any other.
  private static let usualSize = CGSize(width: 480, height: 360)

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.usualSize)
  }

  package var size: SurfaceSize? {
    guard phase != .made else { return nil }
    let height = request.detents.isEmpty ? request.height : request.detents[request.selectedDetent]
    return SurfaceSize(
      width: request.width ?? Double(Self.usualSize.width), height: height ?? Double(Self.usualSize.height))
  }

  package var availableSize: SurfaceSize? { parent?.size }

  package func update(_ request: PresentationRequest) {
    guard phase != .gone, request != self.request else { return }
    self.request = request
  }

  package func present() {
    guard phase == .made else { return }
    phase = .arriving
    platform.service()
  }

  package func dismiss(animated: Bool) {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    platform.service()
  }

  package func dispose() {
    if phase != .gone, phase != .made { platform.record(.dismissed(name)) }
    phase = .gone
    sink = nil
    platform.presentations.removeAll { $0 === self }
  }

  // MARK: Pace

  /// Lets it arrive, or leave, whichever it is about to do.
  func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      platform.record(.presented(name))
      sink?.handle(.presented)
    case .leaving: end(.dismissed(name), .closed)
    case .made, .presented, .gone: break
    }
  }

  /// Hands an event on, as if a person had caused it.
  func send(_ event: PresentationEvent) { sink?.handle(event) }

  private func end(_ record: ScreenEvent, _ event: PresentationEvent) {
    guard phase != .gone else { return }
    phase = .gone
    platform.presentations.removeAll { $0 === self }
    platform.record(record)
    let sink = sink
    self.sink = nil
    sink?.handle(event)
  }

  /// What it is called in the trace.
  var name: String {
    let noun =
      switch request.form {
      case .sheet: "sheet"
      case .cover: "cover"
      case .popover: "popover"
      case .column: "inspector"
      }
    return request.title.isEmpty ? noun : request.title
  }
}

extension HeadlessPresentation: WidgetContainer {
  package func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    content.insert(widget, after: sibling)
  }

  package func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    content.move(widget, after: sibling)
  }

  package func remove(_ widget: any PlatformWidget) { content.remove(widget) }
}

/// Widgets in an order, without anything around them.
@MainActor package final class HeadlessContent: WidgetContainer {
  /// What is in it, in order.
  package private(set) var widgets: [TestWidget] = []

  package func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    widgets.place(TestWidget.own(widget), after: sibling, in: "a presentation")
  }

  package func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let widget = TestWidget.own(widget)
    widgets.take(widget, from: "a presentation")
    widgets.place(widget, after: sibling, in: "a presentation")
  }

  package func remove(_ widget: any PlatformWidget) {
    widgets.take(TestWidget.own(widget), from: "a presentation")
  }
}
