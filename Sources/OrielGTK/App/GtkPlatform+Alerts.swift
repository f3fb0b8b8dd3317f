import CGtk
import OrielCore

extension GtkPlatform: AlertPlatform {
  /// Shows an alert above a window, or on its own.
  ///
  /// `sink` is held weakly. It isn't called before the method returns: `presented` is reported when the window is on
  /// the screen, and exactly one of `pressed`, `dismissed` and `failed` at the end, even if the parent is destroyed.
  /// The alert lives as long as its window, whether or not the result is kept. An alert on its own becomes one of the
  /// application's windows.
  package func presentAlert(
    _ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink
  ) -> any PresentedAlert {
    let reporter = AlertReporter(to: sink)
    let host = AlertHost(parent: (parent as? any GtkSurface)?.gtkWindow, application: application)
    guard gdk_display_get_default() != nil else { return MissingAlert(reporter) }
    switch AlertShape.suited(to: request, isOnItsOwn: host.parent == nil) {
    case .dialog:
      let alert = DialogAlert(request, reporter: reporter)
      alert.present(in: host)
      return alert
    case .window(let arrangement):
      let alert = WindowAlert(request, reporter: reporter)
      alert.present(arrangement, in: host)
      return alert
    }
  }

  /// A standard label in the user's language.
  package func standardLabel(_ label: StandardLabel) -> String { label.localized }
}

/// An alert that can't be presented, because there is no display.
private final class MissingAlert: PresentedAlert {
  init(_ reporter: AlertReporter) { reporter.reportLater(.failed("There is no display to show an alert on.")) }

  func update(_ request: AlertRequest) {}
  func dismiss() {}
}
