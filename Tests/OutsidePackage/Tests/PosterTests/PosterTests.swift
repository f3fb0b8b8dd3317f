import Foundation
import OrielTesting
import Testing

@testable import Poster

/// A picture that a command line tool writes where there is no display.
@Suite(.serialized) struct PosterTests {
  private func poster(_ title: String, language: String? = nil) throws -> (picture: Data, messages: String) {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("Poster")
    process.arguments = [title]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE"] { environment[name] = nil }
    if let language { environment["LC_ALL"] = language }
    process.environment = environment
    let output = Pipe()
    let messages = FileManager.default.temporaryDirectory.appending(path: "poster-\(UUID().uuidString)")
    try Data().write(to: messages)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let picture = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return (picture, try String(contentsOf: messages, encoding: .utf8))
  }

  @Test func theTitleIsDrawn() throws {
    let (short, long) = (try poster("A").picture, try poster("Another and much longer title").picture)
    // The width and the height follow the signature and the name of the first chunk.
    #expect(Array(short[16..<24]) == [0, 0, 2, 88, 0, 0, 1, 144])
    #expect(short.count < long.count)
  }

  @Test func namesAreFoundInTheCatalogsOfTheTool() throws {
    let english = try poster("A", language: "C.UTF-8")
    // There would be a warning for an unknown color or image.
    #expect(!english.messages.contains("there is no"), "\(english.messages)")
    let german = try poster("A", language: "de_DE.UTF-8")
    #expect(english.picture != german.picture)
    #expect(try poster("A", language: "en_US.UTF-8").picture == english.picture)
  }

  @Test @MainActor func aNumberHasThePluralOfTheLanguage() throws {
    func texts(_ language: String, _ counts: [Int]) -> [String] {
      counts.flatMap { count in
        Screen { Rating(stars: count).environment(\.locale, Locale(identifier: language)) }.texts.suffix(1)
      }
    }
    #expect(texts("en_US", [0, 1, 2]) == ["0 stars", "1 star", "2 stars"])
    #expect(texts("de_DE", [1, 2]) == ["1 Stern", "2 Sterne"])
    #expect(texts("pl_PL", [1, 2, 5, 22]) == ["1 gwiazdka", "2 gwiazdki", "5 gwiazdek", "22 gwiazdki"])
  }

  @Test @MainActor func imagesAreThoseOfTheCatalog() {
    let screen = Screen { Rating(stars: 1) }
    #expect(screen.image("logo").all.count == 1 && screen.image("star").all.count == 1)
    #expect(Screen.warnings { _ = Screen { PosterView(title: "A") } } == [])
  }
}
