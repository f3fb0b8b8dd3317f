import Oriel

/// The part of the tour in the dark style: GTK takes its style when it starts, so it is another start of the Gallery.
enum DarkTour {
  /// Takes it, and waits until it has ended.
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
