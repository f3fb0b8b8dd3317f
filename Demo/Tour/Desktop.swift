import Oriel

/// The X11 screen as seen by other programs: its windows and pixels.
enum Desktop {
  /// The ids of the windows that the window manager knows, the oldest first.
  static func windows() async throws -> [String] {
    let answer = try await output(of: "xprop", "-root", "_NET_CLIENT_LIST")
    return String(decoding: answer, as: UTF8.self).matches(of: /0x[0-9a-f]+/).map { String($0.output) }
  }

  /// A PNG of a window or of the whole screen. Equal pixels give equal bytes.
  static func picture(of window: String = "root") async throws -> Data {
    try await output(of: "import", "-silent", "-window", window, "-define", "png:exclude-chunks=date,time", "png:-")
  }

  /// Presses a key, as a user would.
  static func press(_ key: String) async throws { _ = try await output(of: "xdotool", "key", key) }

  /// Runs a program to its end, off the main thread.
  @concurrent private static func output(of program: String, _ arguments: String...) async throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw TourError.program(program, status: process.terminationStatus)
    }
    return data
  }
}
