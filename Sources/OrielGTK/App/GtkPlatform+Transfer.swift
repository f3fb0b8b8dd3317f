import CGtk
import OrielCore

/// The clipboard of the display: a `GdkClipboard`.
extension GtkPlatform {
  private var displayClipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

  package var clipboard: (any TransferSource)? { displayClipboard.flatMap { ClipboardSource($0) } }

  package var clipboardChanges: DependencySource {
    ClipboardWatch.follow(displayClipboard)
    return ClipboardWatch.changes
  }

  package func copy(_ items: [NSItemProvider]) {
    guard let clipboard = displayClipboard, let content = ItemContent.make(items) else { return }
    gdk_clipboard_set_content(clipboard, content)
    g_object_unref(content)
  }
}

/// Observes the clipboard of the display, which lasts as long as the app.
@MainActor private enum ClipboardWatch {
  static let changes = DependencySource.make()
  private static var isFollowing = false

  static func follow(_ clipboard: OpaquePointer?) {
    guard !isFollowing, let clipboard else { return }
    isFollowing = true
    SignalConnection.connect(clipboard.raw, .clipboardChanged) { changes.notifyReaders() }
  }
}
