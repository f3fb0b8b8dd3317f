import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What the system's shared MIME database knows.
final class ContentTypeDatabaseTests: GtkTestCase {
  private let database = ContentTypeDatabase()

  override nonisolated func setUpWithError() throws {
    try super.setUpWithError()
    guard FileManager.default.fileExists(atPath: "/usr/share/mime/image/jpeg.xml") else {
      throw XCTSkip("shared-mime-info isn't installed.")
    }
  }

  func testExtensionsHaveTheirTypes() async {
    XCTAssertEqual(database.mimeType(forExtension: "png"), "image/png")
    XCTAssertEqual(database.mimeType(forExtension: "tar.gz"), "application/x-compressed-tar")
    XCTAssertNil(database.mimeType(forExtension: "oriel-has-none"))
  }

  func testContentsTellWhereTheNameDoesNot() async {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    XCTAssertEqual(database.mimeType(ofFileNamed: "picture", beginning: png), "image/png")
    XCTAssertEqual(database.mimeType(ofFileNamed: "", beginning: png), "image/png")
    XCTAssertEqual(database.mimeType(ofFileNamed: "a.txt", beginning: Data()), "text/plain")
    XCTAssertNil(database.mimeType(ofFileNamed: "nothing", beginning: Data()))
    XCTAssertNil(database.mimeType(ofFileNamed: "folder/", beginning: Data()), "a slash makes no folder of it")
    XCTAssertNil(database.mimeType(ofFileNamed: "noise", beginning: Data([0, 1, 2, 3, 0xFE, 0xFF, 0])))
  }

  func testATypeHasItsExtensionsAndParents() async throws {
    let markdown = try XCTUnwrap(database.entry(forMIMEType: "text/markdown"))
    XCTAssertEqual(markdown.mimeType, "text/markdown")
    XCTAssertEqual(markdown.extensions.first, "md")
    XCTAssertTrue(markdown.extensions.contains("markdown"))
    XCTAssertEqual(markdown.parents, ["text/plain"])
    XCTAssertNil(database.entry(forMIMEType: "image/x-oriel-has-none"))
    XCTAssertNil(database.entry(forMIMEType: "../packages/freedesktop.org"), "no way out of the database")
    XCTAssertNil(database.entry(forMIMEType: "text"))
  }

  func testAnotherNameIsUnderstood() async throws {
    let entry = try XCTUnwrap(database.entry(forMIMEType: "text/x-markdown"))
    XCTAssertEqual(entry.mimeType, "text/markdown")
    XCTAssertEqual(entry.extensions.first, "md")
  }

  func testTypesHaveNamesForPeople() async {
    XCTAssertEqual(database.description(ofMIMEType: "text/markdown"), "Markdown document")
    XCTAssertNil(database.description(ofMIMEType: "image/x-oriel-has-none"))
  }

  func testItCanBeAskedFromAnyThread() async {
    let database = database
    let known = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          database.mimeType(forExtension: number % 2 == 0 ? "png" : "md") != nil
            && database.entry(forMIMEType: number % 2 == 0 ? "image/png" : "text/markdown") != nil
        }
      }
      var known = 0
      for await isKnown in group where isKnown { known += 1 }
      return known
    }
    XCTAssertEqual(known, 40)
  }
}
