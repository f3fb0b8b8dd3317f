import FoundationEssentials

/// The description of a preview of files.
package struct QuickLookRequest: Equatable {
  /// The files. Never empty.
  package var items: [URL]
  /// The position of the file that is shown.
  package var index: Int

  package init(items: [URL], index: Int) {
    self.items = items
    self.index = index
  }

  /// The file that is shown.
  package var item: URL { items[index] }
}

/// The events of a preview.
package enum QuickLookEvent: Equatable {
  /// The presentation is on screen.
  case presented
  /// The user has selected the file at this position. The preview displays it after the next `update`.
  case selected(Int)
  /// The preview has closed, by the user or by `dismiss`.
  case closed
  /// The presentation couldn't be shown.
  case failed(String)
}

/// A presented preview.
@MainActor package protocol PresentedQuickLook: AnyObject {
  /// Shows other files, or another one of them. No event follows.
  func update(_ request: QuickLookRequest)
  /// Closes the preview. `closed` follows, possibly later, unless another last event came first. May be called twice.
  func dismiss()
}

/// The capability of a platform to show previews of files.
@MainActor package protocol QuickLookPlatform: AnyObject {
  /// Shows a non-modal preview above a surface, or without a parent. `sink` must be held weakly, and isn't called
  /// before the method returns.
  func presentQuickLook(_ request: QuickLookRequest, over parent: (any PlatformSurface)?, sink: any QuickLookEventSink)
    -> any PresentedQuickLook
}
