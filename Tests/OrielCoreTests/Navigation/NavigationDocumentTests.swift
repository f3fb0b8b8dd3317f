import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What a window shows of the document that is in it.
@MainActor struct NavigationDocumentTests {
  private static let home = FileManager.default.homeDirectoryForCurrentUser
  private let url = home.appending(path: "Texts/2026/Letter.txt")

  @Test func `The subtitle of the window is the folder, and the title opens it`() throws {
    let screen = Screen { Text("letter").navigationTitle("Letter").navigationDocument(url) }
    #expect(screen.title == "Letter")
    #expect(screen.window.request.subtitle == "~/Texts/2026")
    let entries = try screen.menu("Letter").entries
    #expect(entries == ["Open Containing Folder", "2026", "Texts", Self.home.lastPathComponent])
    try screen.menu("Letter").choose("Open Containing Folder")
    try screen.menu("Letter").choose("Texts")
    #expect(screen.trace.suffix(2) == [.shownInFolder(url), .openedURL(Self.home.appending(path: "Texts/"))])
  }

  @Test func `A subtitle of the app comes before the folder, wherever it is set`() throws {
    let outside = Screen { Text("a").navigationDocument(url).navigationSubtitle("Edited") }
    #expect(outside.window.request.subtitle == "Edited")
    let inside = Screen { Text("a").navigationSubtitle("Edited").navigationDocument(url) }
    #expect(inside.window.request.subtitle == "Edited")
  }

  @Test func `The entries of the document follow those of the app`() throws {
    let screen = Screen {
      Text("a").navigationTitle("A").navigationDocument(URL(filePath: "/b/a.txt"))
        .toolbarTitleMenu { Button("Duplicate") {} }
    }
    #expect(try screen.menu("A").entries == ["Duplicate", "Open Containing Folder", "b"])
    #expect(screen.window.request.subtitle == "/b")
  }

  @Test func `A document that is no file can be copied`() async throws {
    let screen = Screen { Text("a").navigationTitle("A").navigationDocument("the text", preview: SharePreview("A")) }
    #expect(screen.window.request.subtitle == "")
    try screen.menu("A").choose("Copy")
    #expect(try await screen.clipboardItems(of: String.self) == ["the text"])
  }

  @Test func `Folders are listed up to the user's or the root`() {
    let place = DocumentPlace(URL(filePath: "/home/a/b/c.txt"), home: "/home/a")
    #expect(place.folder == "~/b")
    #expect(place.parents.map(\.lastPathComponent) == ["b", "a"])
    #expect(DocumentPlace(URL(filePath: "/home/a/c.txt"), home: "/home/a").folder == "~")
    #expect(DocumentPlace(URL(filePath: "/home/ab/c.txt"), home: "/home/a").folder == "/home/ab")
    #expect(DocumentPlace(URL(filePath: "/c.txt"), home: "/home/a").parents.isEmpty)
    let link = DocumentPlace(URL(string: "https://example.org/a/b")!, home: "/home/a")
    #expect(link.folder == nil)
    #expect(link.parents.isEmpty)
  }
}
