import CGtk
import OrielCore

/// The parent of an alert: a window or none.
@MainActor struct AlertHost {
  let parent: UnsafeMutablePointer<GtkWindow>?
  /// The application of a window without a parent.
  let application: UnsafeMutablePointer<GtkApplication>?

  /// Sets the common properties of an alert's window: its name and description for assistive
  /// technology, and on its own a title and a place among the application's windows.
  func adopt(_ handle: ObjectHandle, _ request: AlertRequest) {
    // Without a parent, it is in the desktop's list of windows; with one, a title bar would repeat the heading.
    gtk_window_set_title(handle.pointer(), parent == nil ? request.title.forGTK : "")
    // After the title, which GTK uses as the name.
    let accessible = Accessible(handle.widget)
    accessible.set(GTK_ACCESSIBLE_PROPERTY_LABEL, request.title)
    if let message = request.message { accessible.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message) }
    guard parent == nil else { return }
    if let application { gtk_window_set_application(handle.pointer(), application) }
  }

  /// The maximum height of an alert's content.
  var room: gint { ScreenRoom.size(around: parent).height }
}
