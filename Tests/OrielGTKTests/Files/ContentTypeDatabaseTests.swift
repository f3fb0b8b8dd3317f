import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What a shared MIME database knows, whichever is installed.
final class ContentTypeDatabaseTests: GtkTestCase {
  private static let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ])

  /// What this class prints in processes that have other databases.
  private static var outputs: [MIMEDatabase: String] = [:]

  /// Queries these databases; by default those with the tests' types. A database that this process doesn't have is
  /// queried by the same test in another process.
  private func ask(
    _ databases: [MIMEDatabase] = [.machine, .old, .weighted, .compiled], _ test: String = #function,
    _ body: (ContentTypeDatabase) throws -> Void
  ) throws {
    if databases.contains(.current) { try body(ContentTypeDatabase()) }
    guard MIMEDatabase.current == .machine else { return }
    let name = "ContentTypeDatabaseTests.\(test.prefix { $0 != "(" })"
    for database in databases where database != .machine {
      let output = try Self.outputs[database] ?? database.output(ofTestsIn: "OrielGTKTests.ContentTypeDatabaseTests")
      Self.outputs[database] = output
      if output.contains("Test Case '\(name)' passed") { continue }
      let errors = output.split(separator: "\n").filter { $0.contains("\(name) :") }.joined(separator: "\n")
      XCTFail("with the database \(database): \(errors.isEmpty ? output : errors)")
    }
  }

  func testExtensionsHaveTheirTypes() async throws {
    try ask { database in
      XCTAssertEqual(database.mimeType(forExtension: "png"), "image/png")
      XCTAssertEqual(database.mimeType(forExtension: "tar.gz"), "application/x-compressed-tar")
      XCTAssertNil(database.mimeType(forExtension: "oriel-has-none"))
    }
  }

  func testAnExtensionOfTwoTypesIsTheOneWithMoreWeight() async throws {
    try ask([.weighted, .compiled]) { database in
      XCTAssertEqual(database.mimeType(forExtension: "png"), "image/png")
      XCTAssertEqual(database.mimeType(forExtension: "PNG"), "image/png")
      XCTAssertEqual(database.mimeType(forExtension: "apng"), "image/apng")
      XCTAssertEqual(database.mimeType(ofFileNamed: "a.png", beginning: Data()), "image/png")
      XCTAssertEqual(database.mimeType(ofFileNamed: "a.png", beginning: Self.png), "image/png")
      XCTAssertEqual(database.entry(forMIMEType: "image/png")?.extensions, ["png"])
      XCTAssertEqual(database.entry(forMIMEType: "image/apng")?.extensions, ["apng", "png"])
      XCTAssertEqual(database.entry(forMIMEType: "image/apng")?.parents, ["image/png"])
    }
  }

  func testContentsTellWhereTheNameDoesNot() async throws {
    try ask { database in
      XCTAssertEqual(database.mimeType(ofFileNamed: "picture", beginning: Self.png), "image/png")
      XCTAssertEqual(database.mimeType(ofFileNamed: "", beginning: Self.png), "image/png")
      XCTAssertEqual(database.mimeType(ofFileNamed: "a.txt", beginning: Data()), "text/plain")
      XCTAssertNil(database.mimeType(ofFileNamed: "nothing", beginning: Data()))
      XCTAssertNil(database.mimeType(ofFileNamed: "folder/", beginning: Data()), "a slash makes no folder of it")
      XCTAssertNil(database.mimeType(ofFileNamed: "noise", beginning: Data([0, 1, 2, 3, 0xFE, 0xFF, 0])))
    }
  }

  func testATypeHasItsExtensionsAndParents() async throws {
    try ask { database in
      let markdown = try XCTUnwrap(database.entry(forMIMEType: "text/markdown"))
      XCTAssertEqual(markdown.mimeType, "text/markdown")
      XCTAssertEqual(markdown.extensions.first, "md")
      XCTAssertTrue(markdown.extensions.contains("markdown"))
      XCTAssertEqual(markdown.parents, ["text/plain"])
      XCTAssertNil(database.entry(forMIMEType: "image/x-oriel-has-none"))
      XCTAssertNil(database.entry(forMIMEType: "../packages/freedesktop.org"), "no way out of the database")
      XCTAssertNil(database.entry(forMIMEType: "text"))
    }
  }

  func testAnotherNameIsUnderstood() async throws {
    try ask { database in
      let entry = try XCTUnwrap(database.entry(forMIMEType: "text/x-markdown"))
      XCTAssertEqual(entry.mimeType, "text/markdown")
      XCTAssertEqual(entry.extensions.first, "md")
    }
  }

  func testTypesHaveNamesForPeople() async throws {
    try ask { database in
      XCTAssertEqual(database.description(ofMIMEType: "text/markdown"), "Markdown document")
      XCTAssertNil(database.description(ofMIMEType: "image/x-oriel-has-none"))
    }
  }

  func testWithoutADatabaseNothingIsKnownAndNothingFails() async throws {
    try ask([.none]) { database in
      XCTAssertNil(database.mimeType(forExtension: "png"))
      XCTAssertNil(database.mimeType(ofFileNamed: "picture", beginning: Self.png))
      XCTAssertNil(database.entry(forMIMEType: "image/png"))
      XCTAssertNil(database.description(ofMIMEType: "image/png"))
    }
  }

  func testAPNGKeepsItsTypeFilterAndExtensionWithEveryDatabase() async throws {
    try ask(MIMEDatabase.allCases) { database in
      let previous = TypeRegistry.shared.database
      TypeRegistry.shared.database = database
      defer { TypeRegistry.shared.database = previous }
      XCTAssertEqual(UTType(filenameExtension: "png"), .png)
      XCTAssertEqual(UTType.png.preferredFilenameExtension, "png")
      let filter = try XCTUnwrap(TypeFilter.filters(for: [.png], languages: ["en"]).first)
      XCTAssertTrue(filter.mimeTypes.contains("image/png"))
      XCTAssertTrue(filter.suffixes.contains("png"))
    }
  }

  func testItCanBeAskedFromAnyThread() async throws {
    // The empty one is queried by another test.
    guard MIMEDatabase.current != .none else { return }
    let database = ContentTypeDatabase()
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
