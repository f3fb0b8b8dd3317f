import CGtk
import OrielCore

extension GtkPlatform: QuickLookPlatform {
  /// Shows a preview of files above a window, or on its own.
  ///
  /// `sink` is held weakly. It isn't called before the method returns: `presented` is reported when the window is on
  /// the screen, and exactly one of `closed` and `failed` at the end, even if the parent is destroyed. The preview
  /// lives as long as its window, whether or not the result is kept.
  package func presentQuickLook(
    _ request: QuickLookRequest, over parent: (any PlatformSurface)?, sink: any QuickLookEventSink
  ) -> any PresentedQuickLook {
    let reporter = QuickLookReporter(to: sink)
    guard gdk_display_get_default() != nil else { return MissingQuickLook(reporter) }
    let window = QuickLookWindow(request, reporter: reporter)
    window.present(over: (parent as? any GtkSurface)?.gtkWindow, application: application)
    return window
  }
}

/// A preview that can't be shown, because there is no display.
private final class MissingQuickLook: PresentedQuickLook {
  init(_ reporter: QuickLookReporter) { reporter.reportLater(.failed("There is no display to show a preview on.")) }

  func update(_ request: QuickLookRequest) {}
  func dismiss() {}
}
