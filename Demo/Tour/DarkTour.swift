import Oriel

/// The part of the tour in the dark style. GTK reads the style at startup, so that this is a separate process.
enum DarkTour {
  /// Runs the process, and waits for its end.
  static func run(folder: String) throws {
    guard let program = Bundle.main.executableURL else { return }
    let process = Process()
    process.executableURL = program
    process.arguments = ["--tour", folder, "--dark"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TourError.program("the tour in the dark style", status: process.terminationStatus)
    }
  }
}
