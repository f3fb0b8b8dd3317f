import Foundation
import Testing

@testable import OrielCore

/// A document that says what its file is to be called.
private struct TitledDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  let title: String?

  init(_ title: String?) { self.title = title }
  init(configuration: ReadConfiguration) throws { title = configuration.file.filename }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let wrapper = FileWrapper(regularFileWithContents: Data("x".utf8))
    wrapper.preferredFilename = title
    return wrapper
  }
}

/// What several files are called that are written into one folder.
@Suite struct FileExportNameTests {
  let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func names(_ titles: [String?]) async throws -> [String] {
    let plan = FileExportPlan(items: titles.map { FileExportItem(TitledDocument($0)) }, untitled: "Untitled")
    return try await plan.start(in: folder.url).map(\.lastPathComponent)
  }

  @Test func `Documents have the names that their wrappers prefer`() async throws {
    let titles = ["Bread", "Soup.txt", "Bread", nil, nil, "a/b\nc", "..", ""]
    let expected = [
      "Bread.txt", "Soup.txt", "Bread 2.txt", "Untitled.txt", "Untitled 2.txt", "a-b c.txt", "Untitled 3.txt",
      "Untitled 4.txt",
    ]
    #expect(try await names(titles) == expected)
    #expect(folder.names == expected.sorted())
  }

  @Test func `A name that is one byte too long loses its end, and the files their sameness`() async throws {
    let long = String(repeating: "a", count: 300)
    let names = try await names([long, long])
    #expect(names[0] == String(repeating: "a", count: 251) + ".txt")
    #expect(names[1] == String(repeating: "a", count: 249) + " 2.txt")
    #expect(folder.names == names.sorted())
  }

  @Test func `Many files of one name are counted once`() async throws {
    try folder.put("theirs", in: "Untitled 3.txt")
    let faults = FaultyCalls()
    let items = (0..<40).map { _ in FileExportItem(TitledDocument(nil)) }
    let urls = try await FileExportPlan(items: items, untitled: "Untitled", calls: faults.calls()).start(in: folder.url)
    #expect(urls.last?.lastPathComponent == "Untitled 41.txt")
    #expect(Set(urls).count == 40)
    let renames = (1...faults.count).filter { faults.name($0) == "renameat2" }
    #expect(renames.count == 41, "one for each, and one that found a name taken")
  }
}
