import CGtk
import OrielCore

extension GtkPlatform {
  /// Shows a preview of files above a window, or on its own.
  ///
  /// `sink` is held weakly. It isn't called synchronously: `presented` comes once the window is on the screen, and
  /// exactly one of `closed` and `failed` at the end, also when the parent is destroyed. The preview lives as long as
  /// its window, whether or not the result is kept.
  package func presentPreview(
    _ request: PreviewRequest, over parent: (any PlatformSurface)?, sink: any PreviewEventSink
  ) -> any PresentedPreview {
    let reporter = PreviewReporter(to: sink)
    guard gdk_display_get_default() != nil else { return MissingPreview(reporter) }
    let window = PreviewWindow(request, reporter: reporter)
    window.present(over: (parent as? any GtkSurface)?.gtkWindow, application: application)
    return window
  }
}

/// A preview that can't be shown, because there is no display.
private final class MissingPreview: PresentedPreview {
  init(_ reporter: PreviewReporter) { reporter.reportLater(.failed("There is no display to show a preview on.")) }

  func update(_ request: PreviewRequest) {}
  func dismiss() {}
}
