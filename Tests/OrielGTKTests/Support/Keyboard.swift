import Foundation

/// The keyboard of the display: keys go through the server and the window manager, as a person's do.
enum Keyboard {
  private static let tool = "/usr/bin/xdotool"

  /// Presses keys one after the other, and lets go of them.
  static func press(_ keys: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["key", "--clearmodifiers"] + keys
    try process.run()
    process.waitUntilExit()
  }
}
