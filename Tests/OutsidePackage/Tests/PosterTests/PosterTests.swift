import Foundation
import OrielTesting
import Testing

@testable import Poster

/// A picture that a command line tool writes where there is no display.
@Suite(.serialized) struct PosterTests {
  private static var built: URL { Bundle.main.bundleURL }

  private func poster(
    _ title: String, language: String? = nil, program: URL = built.appendingPathComponent("Poster")
  ) throws -> (picture: Data, messages: String) {
    let process = Process()
    process.executableURL = program
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

  /// As `swift package oriel bundle` installs it, and as a distribution may.
  @Test(arguments: [("lib/Poster", "lib/Poster"), ("bin", "share/Poster"), ("bin", "lib/Poster")])
  func anInstalledToolFindsItsResources(_ program: String, _ resources: String) throws {
    let prefix = FileManager.default.temporaryDirectory.appending(path: "poster-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: prefix) }
    for folder in [program, resources, "bin"] {
      try FileManager.default.createDirectory(at: prefix.appending(path: folder), withIntermediateDirectories: true)
    }
    let file = prefix.appending(path: "\(program)/Poster")
    try FileManager.default.copyItem(at: Self.built.appendingPathComponent("Poster"), to: file)
    let name = "OutsidePackage_Poster.resources"
    try FileManager.default.copyItem(
      at: Self.built.appendingPathComponent(name), to: prefix.appending(path: "\(resources)/\(name)"))
    let link = prefix.appending(path: "bin/Poster")
    if link != file { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file) }

    for language in ["C.UTF-8", "de_DE.UTF-8"] {
      let installed = try poster("A", language: language, program: link)
      #expect(!installed.messages.contains("there is no"), "\(installed.messages)")
      #expect(try installed.picture == poster("A", language: language).picture)
    }
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
