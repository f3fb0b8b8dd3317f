import Foundation
import Testing

@testable import OrielCore

/// A system database with a few types that Oriel doesn't define, and two that it does.
private struct SmallDatabase: TypeDatabase {
  func mimeType(forExtension filenameExtension: String) -> String? {
    ["orielpic": "image/x-oriel-picture", "orielpng": "image/x-png-of-old"][filenameExtension]
  }

  func mimeType(ofFileNamed name: String, beginning: Data) -> String? {
    beginning.starts(with: "ORIEL!".utf8) ? "image/x-oriel-picture" : nil
  }

  func entry(forMIMEType mimeType: String) -> TypeDatabaseEntry? {
    switch mimeType {
    case "image/x-oriel-picture":
      TypeDatabaseEntry(mimeType: mimeType, extensions: ["orielpic", "orielp"], parents: ["application/zip"])
    case "image/x-png-of-old": TypeDatabaseEntry(mimeType: "image/png", extensions: ["png"])
    case "image/x-oriel-one": TypeDatabaseEntry(mimeType: mimeType, parents: ["image/x-oriel-two"])
    case "image/x-oriel-two": TypeDatabaseEntry(mimeType: mimeType, parents: ["image/x-oriel-one"])
    default: nil
    }
  }

  func description(ofMIMEType mimeType: String) -> String? {
    mimeType == "image/x-oriel-picture" ? "Oriel-Bild" : nil
  }
}

/// The database knows only types that no other test names, so the others don't notice it.
@Suite struct TypeDatabaseTests {
  init() { TypeRegistry.shared.database = SmallDatabase() }

  @Test func `A type that the system knows has its MIME type, its extensions and its name`() throws {
    let type = try #require(UTType(filenameExtension: "orielpic"))
    #expect(type.preferredMIMEType == "image/x-oriel-picture")
    #expect(type.tags[.filenameExtension] == ["orielpic", "orielp"])
    #expect(type.localizedDescription == "Oriel-Bild")
    #expect(type.conforms(to: .image), "its MIME type says so")
    #expect(type.conforms(to: .zip), "the database says so")
    #expect(UTType(mimeType: "image/x-oriel-picture") == type)
    #expect(UTType(type.identifier) == type)
  }

  @Test func `Another name for a MIME type is the same type`() {
    #expect(UTType(mimeType: "image/x-png-of-old") == .png)
    #expect(UTType(filenameExtension: "orielpng") == .png)
  }

  @Test func `Types that call each other their parents do no harm`() throws {
    let type = try #require(UTType(mimeType: "image/x-oriel-one"))
    #expect(type.conforms(to: .image))
    #expect(!type.conforms(to: .audio))
  }

  @Test func `A file without an extension is known by how it begins`() async throws {
    let folder = try DocumentFolder()
    try folder.put("ORIEL! and more", in: "picture")
    let check = FileImportCheck(contentTypes: [.image])
    #expect(try await check.start([folder.url("picture")]) == [folder.url("picture")])
  }
}
