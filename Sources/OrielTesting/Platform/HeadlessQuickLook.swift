import Foundation
import OrielCore

/// A headless preview of files.
@MainActor package final class HeadlessQuickLook: HeadlessPanel<QuickLookRequest, QuickLookEvent>, PresentedQuickLook {
  override func didLeave() { close() }

  /// Closes the preview, as the user does.
  package func close() { end(.dismissed(noun), .closed) }

  /// Steps to another file, as the user does.
  package func select(_ position: Int) { report(.selected(position)) }
}
