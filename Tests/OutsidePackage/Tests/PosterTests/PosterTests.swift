import Foundation
import Testing

/// A picture that a command line tool writes where there is no display.
@Suite struct PosterTests {
  private func poster(_ title: String) throws -> Data {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Poster")
    process.arguments = [title]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let picture = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return picture
  }

  @Test func theTitleIsDrawn() throws {
    let (short, long) = (try poster("A"), try poster("Another and much longer title"))
    // The width and the height follow the signature and the name of the first chunk.
    #expect(Array(short[16..<24]) == [0, 0, 2, 88, 0, 0, 1, 144])
    #expect(short.count < long.count)
  }
}
