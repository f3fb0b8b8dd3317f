import CGtk
import FoundationEssentials

/// Detects the sandboxes of Flatpak and Snap, where the app has access to chosen files through the portal only.
enum Sandbox {
  /// Whether the app runs in a sandbox.
  static var isAround: Bool {
    access("/.flatpak-info", F_OK) == 0 || getenv("SNAP").map { $0.pointee != 0 } == true
  }
}
