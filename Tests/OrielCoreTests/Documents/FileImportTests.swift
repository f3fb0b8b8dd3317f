import Foundation
import Testing

@testable import OrielCore

@Suite struct FileImportTests {
  let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func reason(_ check: FileImportCheck, _ urls: URL...) async -> FileAccessError.Reason? {
    let error = await #expect(throws: FileAccessError.self) { try await check.start(urls) }
    #expect(error?.action == .read)
    #expect(error?.url == urls.last)
    return error?.reason
  }

  @Test func `Files come in the order in which they were chosen`() async throws {
    let names = ["c.txt", "a.txt", "b.md"]
    for name in names { try folder.put(name, in: name) }
    let urls = names.map { folder.url($0) }
    #expect(try await FileImportCheck(contentTypes: [.plainText]).start(urls) == urls)
    #expect(try await FileImportCheck(contentTypes: [.image, .text]).start(urls.reversed()) == urls.reversed())
    #expect(try await FileImportCheck(contentTypes: []).start(urls) == urls)
    #expect(try await FileImportCheck(contentTypes: [.item]).start(urls) == urls)
  }

  @Test func `A file of another type is refused`() async throws {
    try folder.put("x", in: "a.txt")
    try folder.put("x", in: "b.png")
    try folder.put("x", in: "c.zyx-unknown")
    let check = FileImportCheck(contentTypes: [.plainText])
    #expect(await reason(check, folder.url("a.txt"), folder.url("b.png")) == .wrongType)
    try Data([0, 1, 2]).write(to: folder.url("d.zyx-unknown"))
    #expect(await reason(check, folder.url("d.zyx-unknown")) == .wrongType)
    #expect(try await FileImportCheck(contentTypes: [.data]).start([folder.url("c.zyx-unknown")]).count == 1)
  }

  @Test func `A file without an extension is known by how it begins`() async throws {
    try folder.put("Read me", in: "README")
    try Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]).write(to: folder.url("picture"))
    try Data([0, 1, 2, 3]).write(to: folder.url("bytes"))
    #expect(try await FileImportCheck(contentTypes: [.plainText]).start([folder.url("README")]).count == 1)
    #expect(try await FileImportCheck(contentTypes: [.image]).start([folder.url("picture")]).count == 1)
    #expect(await reason(FileImportCheck(contentTypes: [.image]), folder.url("README")) == .wrongType)
    #expect(await reason(FileImportCheck(contentTypes: [.text]), folder.url("bytes")) == .wrongType)
  }

  @Test func `Text in UTF-8 is told by what is in it`() async throws {
    try folder.put("Größe", in: "a.txt")
    try Data([0x47, 0x72, 0xf6, 0xdf, 0x65]).write(to: folder.url("latin.txt"))
    try folder.put("{}", in: "a.json")
    let check = FileImportCheck(contentTypes: [.utf8PlainText])
    #expect(try await check.start([folder.url("a.txt")]).count == 1)
    #expect(await reason(check, folder.url("latin.txt")) == .wrongType)
    #expect(await reason(check, folder.url("a.json")) == .wrongType)
    #expect(try await FileImportCheck(contentTypes: [.plainText]).start([folder.url("latin.txt")]).count == 1)
  }

  @Test func `An app's type without an extension is known by what it conforms to`() async throws {
    let own = UTType(exportedAs: "com.example.oriel-import", conformingTo: .json)
    let item = FileExportItem(writableTypes: [own]) { _ in .data(Data("{}".utf8)) }
    let urls = try await FileExportPlan(items: [item]).start(at: folder.url("list"), replacing: false)
    #expect(urls == [folder.url("list.json")])
    let check = FileImportCheck(contentTypes: [own])
    #expect(try await check.start(urls) == urls, "what was written can be read")
    try folder.put("x", in: "a.txt")
    #expect(await reason(check, folder.url("a.txt")) == .wrongType)
    let told = UTType(
      exportedAs: "com.example.oriel-import-told", conformingTo: .json, filenameExtensions: ["orielimport"])
    #expect(await reason(FileImportCheck(contentTypes: [told]), folder.url("list.json")) == .wrongType)
  }

  @Test func `Folders are chosen as folders, and packages as packages`() async throws {
    try folder.makeFolder("plain")
    try folder.makeFolder("doc.rtfd")
    try folder.put("x", in: "a.txt")
    #expect(try await FileImportCheck(contentTypes: [.folder]).start([folder.url("plain")]).count == 1)
    #expect(try await FileImportCheck(contentTypes: [.rtfd]).start([folder.url("doc.rtfd")]).count == 1)
    #expect(await reason(FileImportCheck(contentTypes: [.folder]), folder.url("a.txt")) == .wrongType)
    #expect(await reason(FileImportCheck(contentTypes: [.text]), folder.url("plain")) == .wrongType)
  }

  @Test func `Links are resolved unless they are wanted themselves`() async throws {
    try folder.put("x", in: "real.txt")
    try folder.link("link", to: "real.txt")
    try folder.link("again", to: "link")
    try folder.link("nowhere", to: "gone.txt")
    let resolving = FileImportCheck(contentTypes: [.plainText])
    #expect(try await resolving.start([folder.url("again")]) == [folder.url("real.txt")])
    #expect(await reason(resolving, folder.url("nowhere")) == .notFound)
    let links = FileImportCheck(contentTypes: [.plainText, .symbolicLink], resolvesLinks: false)
    let urls = [folder.url("again"), folder.url("nowhere")]
    #expect(try await links.start(urls) == urls)
    let texts = FileImportCheck(contentTypes: [.plainText], resolvesLinks: false)
    #expect(await reason(texts, folder.url("nowhere")) == .wrongType)
  }

  @Test func `What the app doesn't accept is refused`() async throws {
    try folder.put("x", in: "a.txt")
    try folder.put("x", in: "b.txt")
    let predicate = #Predicate<URL> { $0.lastPathComponent == "a.txt" }
    let check = FileImportCheck(contentTypes: [.text], predicate: predicate)
    #expect(try await check.start([folder.url("a.txt")]) == [folder.url("a.txt")])
    #expect(await reason(check, folder.url("a.txt"), folder.url("b.txt")) == .notAccepted)
  }

  @Test func `A chosen file can be used at once, as on Apple's platforms`() {
    #expect(folder.url("a.txt").startAccessingSecurityScopedResource())
    folder.url("a.txt").stopAccessingSecurityScopedResource()
    #expect(URL(string: "https://example.com")?.startAccessingSecurityScopedResource() == false)
  }

  @Test func `A pipe or device is refused without waiting for it`() async throws {
    #expect(mkfifo(folder.url("pipe.txt").path, 0o600) == 0)
    try folder.link("zero.txt", to: "/dev/zero")
    let check = FileImportCheck(contentTypes: [.text])
    #expect(await reason(check, folder.url("pipe.txt")) == .notAFile)
    #expect(await reason(check, folder.url("zero.txt")) == .notAFile)
  }

  @Test func `Links that lead round in a circle, and files that have gone, are refused`() async throws {
    try folder.link("a.txt", to: "b.txt")
    try folder.link("b.txt", to: "a.txt")
    try folder.link("self", to: "self/deeper")
    let check = FileImportCheck(contentTypes: [.text])
    #expect(await reason(check, folder.url("a.txt")) == .linkLoop)
    #expect(await reason(check, folder.url("self")) == .linkLoop)
    #expect(await reason(check, folder.url("gone.txt")) == .notFound)
    #expect(await reason(check, URL(string: "https://example.com/a.txt") ?? folder.url) == .invalidName)
  }

  @Test func `Names in any bytes come through as they are`() async throws {
    let names: [[UInt8]] = [[0xff, 0x61] + Array(".txt".utf8), Array("two\nlines.txt".utf8)]
    for name in names {
      try FileWrapper(regularFileWithContents: Data()).write(to: folder.url(name), originalContentsURL: nil)
    }
    let urls = names.map { folder.url($0) }
    #expect(try await FileImportCheck(contentTypes: [.text]).start(urls).map { DiskPath($0)?.name } == names)
  }

  @Test func `Whichever call fails, the file is named`() async throws {
    try folder.put("Read me", in: "README")
    try folder.link("link", to: "README")
    let faults = FaultyCalls()
    _ = try await FileImportCheck(contentTypes: [.text], calls: faults.calls()).start([folder.url("link")])
    for number in 1...faults.count {
      let faulty = FaultyCalls(.once(number, EIO))
      do {
        _ = try await FileImportCheck(contentTypes: [.text], calls: faulty.calls()).start([folder.url("link")])
      } catch let error as FileAccessError {
        #expect(error == FileAccessError(.read, folder.url("link"), .system(EIO)), "\(faulty.name(number))")
      }
    }
  }
}
