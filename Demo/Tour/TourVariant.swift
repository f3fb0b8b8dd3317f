import CGtk
import Oriel

/// An appearance of the windows for the whole process. GTK reads it at startup, so that the tour has a process for each.
enum TourVariant: String, CaseIterable {
  case standard
  case dark
  case rightToLeft = "right-to-left"

  /// The end of the names of pictures.
  var suffix: String { self == .standard ? "" : "-\(rawValue)" }

  /// Chooses the appearance. Called before GTK starts.
  func choose() {
    if self == .dark { setenv("GTK_THEME", "Adwaita:dark", 1) }
  }

  /// Changes what GTK determines at startup from the language. Called when a window appears.
  func apply() {
    if self == .rightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
  }

  /// Runs the part of the tour in this appearance in a process of its own, and waits for its end.
  func runTour(to folder: String) throws {
    guard let program = Bundle.main.executableURL else { return }
    let process = Process()
    process.executableURL = program
    process.arguments = ["--tour", folder, "--\(rawValue)"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TourError.program("the tour with --\(rawValue)", status: process.terminationStatus)
    }
  }
}
