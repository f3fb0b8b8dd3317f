import Oriel

/// The X11 screen as seen by other programs: its windows and pixels.
enum Desktop {
  /// The ids of the windows that the window manager knows, the oldest first.
  static func windows() async throws -> [String] {
    try await ids(of: "_NET_CLIENT_LIST")
  }

  /// The id of the window with the keyboard; nil if there is none.
  static func activeWindow() async throws -> String? { try await ids(of: "_NET_ACTIVE_WINDOW").first }

  private static func ids(of property: String) async throws -> [String] {
    let answer = try await output(of: "xprop", "-root", property)
    return String(decoding: answer, as: UTF8.self).matches(of: /0x[0-9a-f]+/).map { String($0.output) }
  }

  /// A PNG of a window, without its shadow but with what is above it, or of the whole screen. Equal pixels give equal
  /// bytes.
  static func picture(of window: String = "root") async throws -> Data {
    let crop = window == "root" ? [] : ["-crop", try await area(of: window), "+repage"]
    let options = ["-silent", "-window", "root"] + crop + ["-define", "png:exclude-chunks=date,time", "png:-"]
    return try await output(of: "import", options)
  }

  /// The visible part of a window, as ImageMagick writes it.
  private static func area(of window: String) async throws -> String {
    let geometry = String(decoding: try await output(of: "xwininfo", "-id", window), as: UTF8.self)
    func number(_ name: String) -> Int {
      let line = geometry.split(separator: "\n").first { $0.contains(name) }
      return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
    let answer = try await output(of: "xprop", "-id", window, "_GTK_FRAME_EXTENTS")
    let words = String(decoding: answer, as: UTF8.self).split(separator: "=").last?.split(separator: ",") ?? []
    let numbers = words.compactMap { Int($0.filter(\.isNumber)) }
    // Left, right, top and bottom.
    let edges = numbers.count == 4 ? numbers : [0, 0, 0, 0]
    let (width, height) = (number("Width:") - edges[0] - edges[1], number("Height:") - edges[2] - edges[3])
    return "\(width)x\(height)+\(number("upper-left X:") + edges[0])+\(number("upper-left Y:") + edges[2])"
  }

  /// Presses a key, as a user would.
  static func press(_ key: String) async throws { _ = try await output(of: "xdotool", "key", key) }

  private static func output(of program: String, _ arguments: String...) async throws -> Data {
    try await output(of: program, arguments)
  }

  /// Runs a program to its end, off the main thread.
  @concurrent private static func output(of program: String, _ arguments: [String]) async throws -> Data {
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
