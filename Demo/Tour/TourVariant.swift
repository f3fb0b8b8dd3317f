import Oriel

/// An appearance of the windows for the whole process. It is read at startup, so that the tour has a process for each.
enum TourVariant: String, CaseIterable {
  case standard
  case dark
  case rightToLeft = "right-to-left"

  /// The end of the names of pictures.
  var suffix: String { self == .standard ? "" : "-\(rawValue)" }

  /// Chooses the appearance. Called before the app starts.
  func choose() {
    switch self {
    case .standard: break
    case .dark: setenv("GTK_THEME", "Adwaita:dark", 1)
    case .rightToLeft: setenv("ORIEL_TEXT_DIRECTION", "rtl", 1)
    }
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
