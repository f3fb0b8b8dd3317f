import CGtk
import OrielCore

extension GtkPlatform: SessionPlatform {
  // GTK asks the session manager, or the desktop's portal in a sandbox.
  package func holdSession(_ reason: String?, over window: (any PlatformSurface)?) {
    guard let application else { return }
    let old = sessionHold
    let parent = (window as? any GtkSurface)?.gtkWindow
    sessionHold =
      reason.map { gtk_application_inhibit(application, parent, GTK_APPLICATION_INHIBIT_LOGOUT, $0.forGTK) } ?? 0
    if old != 0 { gtk_application_uninhibit(application, old) }
  }
}
