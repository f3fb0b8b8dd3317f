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
    #expect(try folder.text("Sources/MyNotes/MyNotesApp.swift").contains("@main struct MyNotesApp: App"))
    #expect(try folder.text("Sources/MyNotes/MyNotesApp.swift").contains("WindowGroup(\"My Notes\")"))
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
    #expect(try folder.text("Sources/StarterKit/StarterKitApp.swift").contains("\"org.me.Starter\""))
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

  @Test(arguments: ["", "7 Days", "<x>", "Oriel", "?", "Gallery", "Oriel Store", "class", "Self"])
  func `Some names can't be those of apps`(_ name: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) {
      try NewApp(name: name, id: "org.me.Notes", folder: folder.url, dependency: .path("/oriel"))
    }
  }

  @Test(arguments: ["Plans", "Content View", "Settings", "List", "Form"])
  func `An app may be called as a type is`(_ name: String) throws {
    let folder = try app(name, id: "org.me.Notes")
    let module = try NewApp.module(name)
    let code = try FileManager.default.files(in: folder.url.appending(path: "Sources/\(module)"))
      .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    let types = code.flatMap { $0.matches(of: /(?:struct|class) (\w+)/).map { String($0.1) } }
    #expect(types.contains("\(module)App") && types.contains("ContentView") && types.contains("Plans"))
    #expect(Set(types).count == types.count)
    #expect(!types.contains(module) || module == "Plans" || module == "ContentView")
  }

  @Test func `A workflow is made where a server can get Oriel`() throws {
    let path = ".github/workflows/ci.yml"
    #expect(throws: (any Error).self) { try app("Notes", id: "org.me.Notes").text(path) }
    let url = NewApp.Dependency.url("https://example.org/me/oriel.git", requirement: "branch: \"main\"")
    let text = try app("Notes", id: "org.me.Notes", url).text(path)
    #expect(text.contains("include-hidden-files: true") && text.contains("dpkg-dev"))
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
