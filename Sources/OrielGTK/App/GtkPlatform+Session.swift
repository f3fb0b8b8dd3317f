import CGtk
import OrielCore

extension GtkPlatform: SessionPlatform {
  package func holdSession(_ reason: String?, over window: (any PlatformSurface)?) {
    sessionWindow = window as? any GtkSurface
    sessionHold?.request(reason)
  }

  // GTK asks the session manager, or the desktop's portal in a sandbox.
  func makeSessionHold() -> SessionHold? {
    guard let application else { return nil }
    return SessionHold { [weak self] in
      gtk_application_inhibit(
        application, self?.sessionWindow?.gtkWindow, GTK_APPLICATION_INHIBIT_LOGOUT, $0.forGTK)
    } release: {
      gtk_application_uninhibit(application, $0)
    }
  }
}
