import Foundation
import Testing

@testable import OrielCore

@Suite struct FileExportTests {
  let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func plan(_ text: String, types: [UTType] = [], name: String? = nil) -> FileExportPlan {
    FileExportPlan(
      items: [FileExportItem(TextDocument(text))], contentTypes: types, defaultFilename: name, untitled: "Untitled")
  }

  @Test func `A document is written to the place that was chosen`() async throws {
    let urls = try await plan("hello").start(at: folder.url("a.txt"), replacing: false)
    #expect(urls == [folder.url("a.txt")])
    #expect(try folder.text("a.txt") == "hello")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `A dialog suggests a name with the extension of the type`() {
    #expect(plan("x").filename() == "Untitled.txt")
    #expect(Catalog.catalog(for: ["xx", "de_AT"])[.documentUntitled] == "Unbenannt")
    #expect(plan("x", name: "Notes").filename() == "Notes.txt")
    #expect(plan("x", name: "Notes.txt").filename() == "Notes.txt")
    #expect(plan("x", types: [.json], name: "Notes").filename() == "Notes.json")
    #expect(plan("x", types: [.json, .plainText], name: "Notes").filename(for: .plainText) == "Notes.txt")
    #expect(plan("x", name: "../../etc/passwd").filename() == "-..-etc-passwd.txt")
    #expect(plan("x", name: "two\nlines").filename() == "two lines.txt")
    #expect(plan("x", name: "..").filename() == "Untitled.txt")
    #expect(plan("x", name: String(repeating: "é", count: 200)).filename().utf8.count <= 255)
    #expect(plan("x", name: String(repeating: "é", count: 200)).filename().hasSuffix("é.txt"))
  }

  @Test func `A type without an extension of its own gives its files the one of what it is a form of`() {
    let text = FileExportPlan(items: [FileExportItem("text")], untitled: "Untitled")
    #expect(text.offeredTypes.first == .utf8PlainText)
    #expect(text.filename() == "Untitled.txt")
    #expect(text.destination(for: folder.url("a")).url == folder.url("a.txt"))
    #expect(!text.destination(for: folder.url("a.TXT")).isNameChanged)
    #expect(!text.destination(for: folder.url("a.md")).isNameChanged, "it is plain text as well")
    #expect(FileExportPlan(items: [FileExportItem(AttributedString("x"))], untitled: "x").filename() == "x.txt")
    #expect(FileExportPlan(items: [FileExportItem(Data())], untitled: "x").filename() == "x")
    let own = UTType(exportedAs: "com.example.oriel-list", conformingTo: .json)
    let list = FileExportPlan(items: [FileExportItem(writableTypes: [own]) { _ in nil }], untitled: "List")
    #expect(list.filename() == "List.json")
    #expect(list.destination(for: folder.url("mine.json")).contentType == own)
    #expect(UTType.xmlPropertyList.namingType == .propertyList)
    #expect(UTType.utf8PlainText.preferredFilenameExtension == nil, "it has none all the same")
  }

  @Test func `The type is one of those asked for that the document can be written as, or its own first one`() {
    #expect(plan("x").offeredTypes == [.plainText, .json])
    #expect(plan("x", types: [.png, .json]).offeredTypes == [.json])
    #expect(plan("x", types: [.png]).offeredTypes == [.plainText])
    #expect(plan("x", types: [.json, .plainText]).offeredTypes == [.json, .plainText])
    #expect(FileExportItem(TextDocument("x")).contentType(wanted: [.text]) == .plainText)
  }

  @Test func `An extension that was left out is added, and one that was typed chooses the type`() async throws {
    let both = plan("x", types: [.plainText, .json])
    #expect(both.destination(for: folder.url("a")).url == folder.url("a.txt"))
    #expect(both.destination(for: folder.url("a")).isNameChanged)
    #expect(both.destination(for: folder.url("a.json")).contentType == .json)
    #expect(!both.destination(for: folder.url("a.json")).isNameChanged)
    #expect(both.destination(for: folder.url("a.b")).url == folder.url("a.b.txt"))
    #expect(both.destination(for: folder.url("a"), type: .json).url == folder.url("a.json"))
    _ = try await both.start(at: folder.url("b.json"), replacing: false)
    #expect(try folder.text("b.json") == "\"x\"")
  }

  @Test func `Agreeing to replace one name is no agreement to replace another`() async throws {
    try folder.put("old", in: "a.txt")
    let plan = plan("new")
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("a"), replacing: false)
    }
    #expect(error?.reason == .alreadyExists)
    #expect(error?.url == folder.url("a.txt"))
    #expect(try folder.text("a.txt") == "old")
    _ = try await plan.start(at: folder.url("a"), replacing: true)
    #expect(try folder.text("a.txt") == "new")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `A replaced file keeps its permissions, and a link stays a link`() async throws {
    try folder.put("old", in: "real.txt")
    chmod(folder.url("real.txt").path, 0o640)
    try folder.link("link.txt", to: "real.txt")
    _ = try await plan("new").start(at: folder.url("link.txt"), replacing: true)
    #expect(try folder.text("real.txt") == "new")
    #expect(folder.mode("real.txt") == 0o640)
    #expect(folder.tree.nodes[Array("link.txt".utf8)] == .link(Array("real.txt".utf8)))
    #expect(folder.names == ["link.txt", "real.txt"])
  }

  @Test(arguments: [EPERM, ENOTSUP, ENOSYS])
  func `A disk without permissions is written to all the same`(code: Int32) async throws {
    try folder.put("old", in: "a.txt")
    let calls = FaultyCalls(.every("fchmod", code)).calls()
    let plan = FileExportPlan(items: [FileExportItem(TextDocument("new"))], calls: calls)
    _ = try await plan.start(at: folder.url("a.txt"), replacing: true)
    #expect(try folder.text("a.txt") == "new")
    #expect(folder.names == ["a.txt"])
  }

  @Test func `A link that leads nowhere gets a file to lead to`() async throws {
    try folder.link("link.txt", to: "there.txt")
    _ = try await plan("new").start(at: folder.url("link.txt"), replacing: true)
    #expect(try folder.text("there.txt") == "new")
  }

  @Test func `A new file has the permissions that new files have`() async throws {
    try folder.put("x", in: "usual")
    _ = try await plan("new").start(at: folder.url("a.txt"), replacing: false)
    #expect(folder.mode("a.txt") == folder.mode("usual"))
  }

  @Test func `A folder replaces a folder whole`() async throws {
    try folder.makeFolder("doc.rtfd")
    try folder.put("old", in: "doc.rtfd/old.txt")
    let plan = FileExportPlan(items: [FileExportItem(PackageDocument(["new.txt": "new"]))])
    _ = try await plan.start(at: folder.url("doc"), replacing: true)
    #expect(FileTree(folder.path.appending("doc.rtfd")).names == ["new.txt"])
    #expect(folder.names == ["doc.rtfd"])
  }

  @Test func `Several documents get names of their own, and replace nothing`() async throws {
    try folder.put("mine", in: "Untitled.txt")
    let items = ["a", "b", "c"].map { FileExportItem(TextDocument($0)) }
    let urls = try await FileExportPlan(items: items, untitled: "Untitled").start(in: folder.url)
    #expect(urls.map(\.lastPathComponent) == ["Untitled 2.txt", "Untitled 3.txt", "Untitled 4.txt"])
    #expect(try folder.text("Untitled.txt") == "mine")
    #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b", "c"])
    #expect(folder.names.count == 4)
  }

  @Test func `Items have the names that they suggest`() async throws {
    let items = [Snippet(text: "one"), Snippet(text: "two"), Snippet(text: "a/b")].map { FileExportItem($0) }
    let urls = try await FileExportPlan(items: items, contentTypes: [.html]).start(in: folder.url)
    #expect(urls.map(\.lastPathComponent) == ["Snippet one.html", "Snippet two.html", "Snippet a-b.html"])
    #expect(try folder.text("Snippet one.html") == "<p>one</p>")
  }

  @Test func `If one of several documents can't be written, none is`() async throws {
    let items = ["a", "unwritable", "c"].map { FileExportItem(TextDocument($0)) }
    await #expect(throws: DocumentFailure.unwritable) { try await FileExportPlan(items: items).start(in: folder.url) }
    #expect(folder.names.isEmpty)
  }

  @Test func `What a document throws comes through, and the old file stays`() async throws {
    try folder.put("old", in: "a.txt")
    await #expect(throws: DocumentFailure.unwritable) {
      try await plan("unwritable").start(at: folder.url("a.txt"), replacing: true)
    }
    #expect(try folder.text("a.txt") == "old")
    #expect(folder.names == ["a.txt"])
  }

  @MainActor @Test func `An object's snapshot is made on the main thread, and written off it`() async throws {
    let document = ObjectDocument("before")
    let plan = FileExportPlan(items: [FileExportItem(document)])
    document.text = "now"
    _ = try await plan.start(at: folder.url("a.txt"), replacing: false)
    #expect(try folder.text("a.txt") == "now", "as it is when the place is chosen")
    #expect(document.calls.all == ["snapshot on the main thread", "fileWrapper off the main thread"])
  }

  @Test func `An item in a file or folder is copied, and keeps its own`() async throws {
    try folder.makeFolder("own/sub")
    try folder.put("film", in: "own/film.mp4")
    try folder.put("more", in: "own/sub/more")
    let file = folder.path.appending("own").appending("film.mp4")
    let whole = folder.path.appending("own")
    let item = FileExportItem(writableTypes: [.mpeg4Movie]) { _ in .copy(of: file) }
    _ = try await FileExportPlan(items: [item]).start(at: folder.url("copy"), replacing: false)
    #expect(try folder.text("copy.mp4") == "film")
    let tree = FileExportItem(writableTypes: [.folder]) { _ in .copy(of: whole) }
    _ = try await FileExportPlan(items: [tree]).start(at: folder.url("tree"), replacing: false)
    #expect(try folder.text("tree/sub/more") == "more")
    #expect(folder.names == ["copy.mp4", "own", "tree"])
  }

  @Test func `Progress grows to its end`() async throws {
    let notes = ProgressNotes()
    let plan = FileExportPlan(items: [FileExportItem(BulkDocument(size: 5 << 20))])
    _ = try await plan.start(at: folder.url("bulk"), replacing: false, onProgress: notes.note)
    let all = notes.all
    #expect(all.last == FileProgress(completed: 5 << 20, total: 5 << 20, filename: "bulk"))
    #expect(all.last?.fraction == 1)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.completed <= $1.completed })
  }

  @Test func `Progress goes on from file to file`() async throws {
    let notes = ProgressNotes()
    let items = [1, 2, 3].map { FileExportItem(BulkDocument(size: $0 << 20)) }
    _ = try await FileExportPlan(items: items).start(in: folder.url, onProgress: notes.note)
    let fractions = notes.all.compactMap(\.fraction)
    #expect(notes.all.last?.item == 3 && fractions.last == 1)
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(.enabled(if: DocumentFolder.hasAttributes, "the disk has no attributes"))
  func `A replaced file keeps its attributes`() async throws {
    try folder.put("old", in: "a.txt")
    let file = open(folder.url("a.txt").path, O_RDONLY)
    defer { close(file) }
    #expect(ExtendedAttributes.set("user.oriel", [1, 2, 3], on: file) == 0)
    _ = try await plan("new").start(at: folder.url("a.txt"), replacing: true)
    #expect(try folder.text("a.txt") == "new")
    #expect(ExtendedAttributes.value(of: "user.oriel", at: folder.url("a.txt").path) == [1, 2, 3])
  }

  @Test func `A folder isn't copied into itself`() async throws {
    try folder.makeFolder("own/sub")
    let before = folder.tree
    let own = folder.path.appending("own")
    let plan = FileExportPlan(items: [FileExportItem(writableTypes: [.folder]) { _ in .copy(of: own) }])
    let error = await #expect(throws: FileAccessError.self) {
      try await plan.start(at: folder.url("own/sub/copy"), replacing: false)
    }
    #expect(error?.reason == .insideItself)
    #expect(folder.tree == before)
  }

  @Test func `A cancelled export leaves the old file, and nothing else`() async throws {
    try folder.put("old", in: "bulk")
    let canceller = Canceller()
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      canceller.cancel()
      return FileSystemCalls.system.write(file, bytes)
    }
    let plan = FileExportPlan(items: [FileExportItem(BulkDocument(size: 5 << 20))], calls: calls)
    let task = Task { try await plan.start(at: folder.url("bulk"), replacing: true) }
    canceller.arm { task.cancel() }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.text("bulk") == "old")
    #expect(folder.names == ["bulk"])
  }
}
