import Foundation

/// The keyboard of the display: keys go through the server and the window manager, as a user's do.
enum Keyboard {
  /// Presses keys one after the other, and releases them. The main loop doesn't run in the meantime.
  static func press(_ keys: [String]) throws { try DisplayTool.run(["key", "--clearmodifiers"] + keys) }
}

/// `xdotool`, which sends input to the display.
enum DisplayTool {
  private static let path = "/usr/bin/xdotool"

  static func run(_ arguments: [String]) throws { _ = try output(of: arguments) }

  /// Returns what it prints.
  static func output(of arguments: [String]) throws -> String {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
