import CGtk
import OrielCore

/// Announcements: `gtk_accessible_announce`, by the active window.
extension GtkPlatform: AnnouncementPlatform {
  package func announce(_ text: String, _ priority: AnnouncementPriority) {
    guard let window = Self.speaker else { return }
    let priority =
      switch priority {
      case .low: GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW
      case .medium: GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
      case .high: GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH
      }
    gtk_accessible_announce(window.opaque, text.forGTK, priority)
  }

  /// The active window, or else one that is visible; nil if there is none.
  private static var speaker: GtkWidgetPointer? {
    let windows = WindowActivity.shared.toplevels.map { $0.assumingMemoryBound(to: GtkWidget.self) }
    return windows.first { gtk_window_is_active($0.as(GtkWindow.self)) != 0 }
      ?? windows.first { gtk_widget_get_mapped($0) != 0 }
  }
}
