import Foundation
import XCTest

/// The keyboard of the display: keys go through the server and the window manager, as a person's do.
enum Keyboard {
  private static let tool = "/usr/bin/xdotool"

  /// Skips the test where nothing can press keys; where all that tests need has to be there, fails it.
  static func require() throws {
    guard !FileManager.default.isExecutableFile(atPath: tool) else { return }
    guard ProcessInfo.processInfo.environment["ORIEL_STRICT"] == nil else {
      return XCTFail("xdotool isn’t installed.")
    }
    throw XCTSkip("xdotool isn't installed.")
  }

  /// Presses keys one after the other, and lets go of them.
  static func press(_ keys: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["key", "--clearmodifiers"] + keys
    try process.run()
    process.waitUntilExit()
  }
}
