import CGtk
import FoundationEssentials

/// A wall around the app, as Flatpak and Snap build one: what the user chooses comes through a portal only.
enum Sandbox {
  /// Whether there is one.
  static var isAround: Bool {
    access("/.flatpak-info", F_OK) == 0 || getenv("SNAP").map { $0.pointee != 0 } == true
  }
}
