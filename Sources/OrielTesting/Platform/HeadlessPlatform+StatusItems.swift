import OrielCore

extension HeadlessPlatform: StatusItemPlatform {
  package func presentStatusItem(
    _ request: StatusItemRequest, sink: any StatusItemEventSink
  ) -> any PresentedStatusItem {
    let item = HeadlessStatusItem(request, on: self, sink: sink)
    statusItems.append(item)
    return item
  }

  package func setRunsWithoutWindows(_ runs: Bool) { runsWithoutWindows = runs }
}

/// An item in the bar of a headless desktop.
@MainActor package final class HeadlessStatusItem: PresentedStatusItem {
  package private(set) var request: StatusItemRequest
  private unowned let platform: HeadlessPlatform
  private weak var sink: (any StatusItemEventSink)?

  init(_ request: StatusItemRequest, on platform: HeadlessPlatform, sink: any StatusItemEventSink) {
    self.request = request
    self.platform = platform
    self.sink = sink
  }

  package var isShown: Bool { platform.showsStatusItems }

  package func update(_ request: StatusItemRequest) { self.request = request }
  package func remove() { platform.statusItems.removeAll { $0 === self } }

  func visibilityDidChange() { sink?.statusItemVisibilityDidChange() }
  func activate() { sink?.statusItemDidActivate() }
  func choose(_ path: MenuPath) { sink?.statusItemDidChoose(path) }
}
