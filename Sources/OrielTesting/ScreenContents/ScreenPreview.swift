import Foundation
import OrielCore

/// A preview of `quickLookPreview`.
///
/// ```swift
/// try screen.button("Show the letter").tap()
/// let preview = try screen.preview
/// #expect(preview.item == letter)
/// try preview.close()
/// ```
///
/// A headless preview doesn't read files.
@MainActor public struct ScreenPreview {
  let screen: Screen
  package let preview: HeadlessQuickLook

  init(_ preview: HeadlessQuickLook, on screen: Screen) {
    self.preview = preview
    self.screen = screen
  }

  /// The previewed files.
  public var items: [URL] {
    screen.settleNow()
    return preview.request.items
  }

  /// The displayed file.
  public var item: URL {
    screen.settleNow()
    return preview.request.item
  }

  /// Whether the presentation is still on screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return preview.isSeen
  }

  /// Goes to the next file as the user does. Has no effect at the last one.
  public func stepForward() throws { try step(by: 1) }

  /// Goes to the previous file as the user does. Has no effect at the first one.
  public func stepBack() throws { try step(by: -1) }

  private func step(by distance: Int) throws {
    try requireOnScreen("step in")
    let position = preview.request.index + distance
    if preview.request.items.indices.contains(position) { preview.select(position) }
    screen.settleNow()
  }

  /// Chooses a file in the index, as the user does.
  public func select(_ url: URL) throws {
    try requireOnScreen("choose \"\(url.lastPathComponent)\" in")
    guard let position = preview.request.items.firstIndex(of: url) else {
      throw screen.error(.notFound, "the preview has no file \"\(url.lastPathComponent)\"")
    }
    preview.select(position)
    screen.settleNow()
  }

  /// Closes the preview, as the user does.
  public func close() throws {
    try requireOnScreen("close")
    preview.close()
    screen.settleNow()
  }

  private func requireOnScreen(_ purpose: String) throws {
    guard !isOnScreen else { return }
    throw screen.error(.noPreview, "can't \(purpose) the preview: it isn't on the screen")
  }

  var outline: [String] {
    let request = preview.request
    return ["preview of \"\(request.item.lastPathComponent)\" (\(request.index + 1) of \(request.items.count))"]
  }
}

extension Screen {
  /// The frontmost preview of the window.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPreview`` if there is none.
  public var preview: ScreenPreview {
    get throws {
      guard let preview = previews.last else { throw error(.noPreview, "no preview is shown") }
      return preview
    }
  }

  /// All previews on the screen, the frontmost last.
  public var previews: [ScreenPreview] {
    settleNow()
    return standingPreviews.filter(\.isSeen).map { ScreenPreview($0, on: self) }
  }

  /// Makes the frontmost preview fail, as if the desktop couldn't show it.
  public func failPreview(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let preview = standingPreviews.last else { throw error(.noPreview, "no preview is shown") }
    preview.fail(reason)
    settleNow()
  }

  /// The previews above the window, including opening and closing ones, the frontmost last.
  var standingPreviews: [HeadlessQuickLook] { platform.previews.filter { $0.parent == nil || $0.window === window } }
}
