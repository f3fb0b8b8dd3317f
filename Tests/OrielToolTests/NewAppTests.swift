import Foundation
import Testing

@testable import OrielTool

/// What `new` makes of the template.
struct NewAppTests {
  private func app(_ name: String, id: String, _ dependency: NewApp.Dependency = .path("/oriel")) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try NewApp(name: name, id: id, folder: folder.url, dependency: dependency).write()
    return folder
  }

  @Test func `An app has its own names in all files`() throws {
    let folder = try app("My Notes", id: "org.me.Notes")
    let files = FileManager.default.files(in: folder.url)
    #expect(files.count > 10)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!file.path.contains("Starter") && !text.contains("Starter") && !text.contains("org.example"), "\(file)")
      #expect(!text.contains("\u{E000}") && !text.contains("\u{E001}"), "\(file)")
    }
    #expect(try folder.text("Sources/MyNotes/MyNotes.swift").contains("@main struct MyNotes: App"))
    #expect(try folder.text("Sources/MyNotes/MyNotes.swift").contains("WindowGroup(\"My Notes\")"))
    #expect(try folder.text("Sources/MyNotes/Localizable.xcstrings").contains("\"My Notes\" : {"))
    let desktop = try folder.text("resources/org.me.Notes.desktop")
    #expect(desktop.contains("Name=My Notes\n") && desktop.contains("Exec=MyNotes\n"))
    let description = try AppDescription(of: "MyNotes", in: folder.url.appending(path: "resources"))
    #expect(description.id == "org.me.Notes" && description.name == "My Notes" && description.version == "0.1.0")
  }

  @Test func `The folder is in that of the package, or where it is said to be`() throws {
    func folder(_ words: String...) throws -> String {
      var arguments = Arguments(["--package", "/home/me"] + words + ["My Notes"])
      return try NewApp(&arguments).folder.path
    }
    #expect(try folder() == "/home/me/MyNotes")
    #expect(try folder("--beside") == "/home/MyNotes")
    #expect(try folder("--directory", "a/b") == "/home/me/a/b")
    #expect(try folder("--directory", "../b") == "/home/b")
    #expect(try folder("--directory", "/tmp/b") == "/tmp/b")
  }

  @Test func `Names may contain that of the template`() throws {
    let folder = try app("Starter Kit", id: "org.me.Starter")
    #expect(try folder.text("Sources/StarterKit/StarterKit.swift").contains("\"org.me.Starter\""))
    #expect(try folder.text("resources/org.me.Starter.desktop").contains("Name=Starter Kit\n"))
  }

  @Test func `The manifest names a checkout or an address`() throws {
    let path = try app("Notes", id: "org.me.Notes", .path("../oriel")).text("Package.swift")
    #expect(path.contains(".package(name: \"Oriel\", path: \"../oriel\")"))
    #expect(path.contains(".product(name: \"Oriel\", package: \"Oriel\")"))
    let url = try app(
      "Notes", id: "org.me.Notes", .url("https://example.org/me/oriel.git", requirement: "from: \"1.2.0\"")
    )
    .text("Package.swift")
    #expect(url.contains(".package(url: \"https://example.org/me/oriel.git\", from: \"1.2.0\")"))
    #expect(
      url.contains(".product(name: \"Oriel\", package: \"oriel\")")
        && url.contains(".plugin(name: \"Assets\", package: \"oriel\")"))
  }

  @Test(arguments: ["", "7 Days", "<x>", "Oriel", "?"]) func `Some names can't be those of apps`(_ name: String) throws
  {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) {
      try NewApp(name: name, id: "org.me.Notes", folder: folder.url, dependency: .path("/oriel"))
    }
  }

  @Test(arguments: ["notes", "org..notes", "org.7notes", "org.me/notes"])
  func `Some identifiers can't be those of apps`(
    _ id: String
  ) throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) {
      try NewApp(name: "Notes", id: id, folder: folder.url, dependency: .path("/oriel"))
    }
  }

  @Test func `A folder with files isn't overwritten`() throws {
    let folder = try TemporaryFolder(["notes.txt": "mine"])
    let app = try NewApp(name: "Notes", id: "org.me.Notes", folder: folder.url, dependency: .path("/oriel"))
    #expect(throws: Failure.self) { try app.write() }
    #expect(FileManager.default.files(in: folder.url).count == 1)
  }

  @Test func `The template is translated, and its catalog has what its code has`() throws {
    let strings = AppStrings(folder: Checkout.folder.appending(path: "Templates/App"), target: "Starter")
    #expect(try strings.report().lines == ["de: 11 of 11 texts"])
  }
}
