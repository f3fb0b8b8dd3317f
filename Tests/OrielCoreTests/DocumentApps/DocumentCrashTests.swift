import Foundation
import Testing

@testable import OrielCore

/// A save that ends at any of its system calls leaves either the old file or the new one.
@Suite(.serialized) @MainActor struct DocumentCrashTests {
  private func makeSession(_ folder: DocumentFolder, _ calls: FileSystemCalls) async throws -> DocumentSession {
    let (path, manager) = (folder.path.appending("note.txt"), UndoManager())
    manager.groupsByEvent = false
    var services = DocumentServices()
    var model: ValueDocumentModel<Note>?
    let stamp = try await FileStamp.reading(path, services.system) {
      model = try await .opening(path, as: .plainText, system: FileSystem(), isViewer: false, undoManager: manager)
    }
    services.system = FileSystem(calls: calls)
    let found = try #require(model)
    let session = DocumentSession(
      found, undoManager: manager, stored: .init(path: path, stamp: stamp), type: .plainText, name: "",
      services: services)
    found.location.set(Note(text: "new"))
    return session
  }

  private func save(_ fault: FaultyCalls.Fault) async throws -> (
    text: String, names: [String], isEdited: Bool, count: Int
  ) {
    let folder = try DocumentFolder.quick()
    try folder.put("old", in: "note.txt")
    let faults = FaultyCalls(fault)
    let session = try await makeSession(folder, faults.calls())
    let failure: (any Error)?
    do {
      try await session.save(overwriting: false)
      failure = nil
    } catch { failure = error }
    #expect(session.isEdited == (failure != nil))
    return (try folder.text("note.txt"), folder.names, session.isEdited, faults.count)
  }

  @Test func `After a power failure at any call the file is whole`() async throws {
    let count = try await save(.none).count
    #expect(count > 8)
    for number in 1...count {
      let (text, names, _, _) = try await save(.from(number))
      #expect(text == "old" || text == "new", "call \(number)")
      #expect(names.contains("note.txt"))
    }
  }

  @Test(arguments: [ENOSPC, EIO, EACCES])
  func `A failure of any call leaves the old file, or the new one and a clean document`(_ code: Int32) async throws {
    let count = try await save(.none).count
    for number in 1...count {
      let (text, names, isEdited, _) = try await save(.once(number, code))
      #expect(isEdited ? text == "old" || text == "new" : text == "new", "call \(number)")
      #expect(names == ["note.txt"], "call \(number)")
    }
  }

  @Test func `An action that joins a group after a save is an unsaved change, also when it is undone`() async throws {
    let folder = try DocumentFolder()
    try folder.put("old", in: "note.txt")
    let session = try await makeSession(folder, .system)
    let model = try #require(session.model as? ValueDocumentModel<Note>)
    session.undoManager.beginUndoGrouping()
    model.location.set(Note(text: "first"))
    try await session.save()
    #expect(!session.isEdited)
    model.location.set(Note(text: "second"))
    #expect(session.isEdited)
    session.undoManager.endUndoGrouping()
    #expect(session.isEdited)
    session.undoManager.undo()
    #expect(session.isEdited)
    session.undoManager.redo()
    try await session.save()
    #expect(try folder.text("note.txt") == "second")
  }

  @Test func `Another program's version that comes during the save is kept`() async throws {
    let folder = try DocumentFolder()
    try folder.put("old", in: "note.txt")
    let place = folder.url("note.txt")
    // At the synchronization of the new content.
    var calls = FileSystemCalls.system
    calls.sync = { file in
      try? Data("theirs, longer".utf8).write(to: place)
      return FileSystemCalls.system.sync(file)
    }
    let session = try await makeSession(folder, calls)
    await #expect(throws: FileAccessError.self) { try await session.save() }
    #expect(try folder.text("note.txt") == "theirs, longer")
    #expect(session.conflict == .changed)
    #expect(folder.names == ["note.txt"])
  }
}
