import Foundation
import OrielCore

/// A headless preview of files.
@MainActor package final class HeadlessQuickLook: HeadlessDialog<QuickLookEvent>, PresentedQuickLook {
  /// The request.
  package private(set) var request: QuickLookRequest

  init(
    _ request: QuickLookRequest, over parent: (any PlatformSurface)?, sink: any QuickLookEventSink,
    platform: HeadlessPlatform
  ) {
    self.request = request
    super.init(over: parent, platform: platform) { [weak sink] in sink?.handle($0) }
  }

  /// The name.
  static let noun = "preview"

  package func update(_ request: QuickLookRequest) {
    guard phase != .gone else { return }
    self.request = request
    platform.recordChange(.presentationUpdated(Self.noun))
  }

  override func didArrive() {
    platform.record(.presented(Self.noun))
    report(.presented)
  }

  override func didLeave() { close() }

  /// Closes the preview, as the user does.
  package func close() { end(.dismissed(Self.noun), .closed) }

  /// Steps to another file, as the user does.
  package func select(_ position: Int) { report(.selected(position)) }

  /// Makes the presentation fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(Self.noun, reason), .failed(reason)) }
}
