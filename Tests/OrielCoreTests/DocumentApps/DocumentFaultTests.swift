import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// What becomes of a document and its file whatever the disk does.
@MainActor struct DocumentFaultTests {
  /// Calls that can be made to fail while an app runs.
  // Unchecked: guarded by its lock.
  private final class Switch: @unchecked Sendable {
    private let lock = NSLock()
    private var failing: [String: Int32] = [:]

    /// Lets a call fail with an error; nil to let it work again.
    func set(_ name: String, _ code: Int32?) { lock.withLock { failing[name] = code } }

    private func fails(_ name: String) -> Bool {
      guard let code = lock.withLock({ failing[name] }) else { return false }
      errno = code
      return true
    }

    var calls: FileSystemCalls {
      var calls = FileSystemCalls.system
      let system = calls
      calls.write = { self.fails("write") ? -1 : system.write($0, $1) }
      calls.sync = { self.fails("fsync") ? -1 : system.sync($0) }
      calls.rename = { self.fails("rename") ? -1 : system.rename($0, $1) }
      calls.open = { folder, path, flags, mode in
        flags & O_CREAT != 0 && self.fails("create") ? -1 : system.open(folder, path, flags, mode)
      }
      return calls
    }
  }

  /// A failure of the disk, and what the user reads.
  enum Fault: String, CaseIterable {
    case diskFull, quotaExceeded, noPermission, readOnlyDisk, inputOutputError, failedSync, failedRename

    var call: (name: String, code: Int32) {
      switch self {
      case .diskFull: ("write", ENOSPC)
      case .quotaExceeded: ("write", EDQUOT)
      case .noPermission: ("create", EACCES)
      case .readOnlyDisk: ("create", EROFS)
      case .inputOutputError: ("write", EIO)
      case .failedSync: ("fsync", EIO)
      case .failedRename: ("rename", EIO)
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `A failed save keeps the file and the changes, and is said once for each save`(_ fault: Fault) async throws {
    let disk = Switch()
    let notes = try await Notes("old", calls: disk.calls)
    try notes.tap("Write A")
    disk.set(fault.call.name, fault.call.code)
    // The app saves by itself without saying that it can't.
    try await notes.wait(11)
    #expect(notes.app.alerts.isEmpty)
    try await notes.press("s")
    #expect(notes.app.alerts.count == 1)
    #expect(try notes.app.alert.title.contains("note.txt"))
    try await notes.answer("Cancel")
    #expect(notes.app.alerts.isEmpty)
    #expect(notes.titles == ["• note.txt"])
    #expect(try notes.folder.text("note.txt") == "old")
    #expect(notes.folder.names == ["drafts", "note.txt"])
    disk.set(fault.call.name, nil)
    try await notes.press("s")
    #expect(notes.titles == ["note.txt"])
    #expect(try notes.folder.text("note.txt") == "oldA")
  }

  @Test func `A document that can't be saved stays open, unless the user gives its changes up`() async throws {
    let disk = Switch()
    let notes = try await Notes("old", calls: disk.calls)
    try notes.tap("Write A")
    disk.set("write", ENOSPC)
    try await notes.close()
    #expect(try notes.app.alert.buttons.map(\.label) == ["Cancel", "Discard Changes", "Save As…"])
    try await notes.answer("Cancel")
    #expect(notes.titles == ["• note.txt"])
    try await notes.close()
    try await notes.answer("Discard Changes")
    #expect(notes.titles.isEmpty)
    #expect(try notes.folder.text("note.txt") == "old")
  }

  @Test func `A document that can't be saved can be saved elsewhere before it closes`() async throws {
    let notes = try await Notes("old")
    try notes.tap("Write What Is Refused")
    try await notes.close()
    try await notes.answer("Cancel")
    try notes.tap("Write A")
    try await notes.press("s")
    #expect(try notes.folder.text("note.txt") == "refuseA")
  }

  @Test func `A document whose folder has vanished keeps its changes`() async throws {
    let notes = try Notes()
    try notes.folder.makeFolder("sub")
    try notes.folder.put("old", in: "sub/note.txt")
    try await notes.open("sub/note.txt")
    try notes.tap("Write A")
    try FileManager.default.removeItem(at: notes.folder.url("sub"))
    try await notes.press("s")
    #expect(notes.app.alerts.count == 1)
    try await notes.answer("Save As…")
    try await notes.chooseFile("rescued.txt")
    #expect(notes.titles == ["rescued.txt"])
    #expect(try notes.folder.text("rescued.txt") == "oldA")
  }

  @Test func `A save that fails when the app ends leaves a copy of the changes`() async throws {
    let disk = Switch()
    let notes = try await Notes("old", calls: disk.calls)
    try notes.tap("Write A")
    disk.set("write", ENOSPC)
    notes.app.shutDown()
    try await notes.app.finishFileWork()
    disk.set("write", nil)
    try await notes.relaunch()
    #expect(try notes.folder.text("note.txt") == "old")
    #expect(notes.titles == ["note.txt", "• note"])
    #expect(try notes.screen.text("Contents: oldA").exists)
  }

  @Test(.enabled(if: Nobody.isPossible))
  func `A file that can't be written is locked, and Save As unlocks the document`() async throws {
    let notes = try Notes(calls: .ofNobody())
    try notes.folder.put("old", in: "note.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: notes.folder.url("note.txt").path)
    try await notes.open("note.txt")
    #expect(try notes.screen.text("Locked").exists)
    try notes.tap("Write A")
    #expect(try notes.screen.text("Contents: old").exists)
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A change during a write stays unsaved and is written next`() async throws {
    let gate = Gate()
    var calls = FileSystemCalls.system
    calls.sync = { file in
      gate.pass()
      return FileSystemCalls.system.sync(file)
    }
    let notes = try await Notes("old", calls: calls)
    try notes.tap("Write A")
    gate.close()
    try notes.screen.press("s")
    await gate.waitForArrival()
    try notes.tap("Write B")
    gate.open()
    try await notes.app.finishFileWork()
    #expect(try notes.folder.text("note.txt") == "oldA")
    #expect(notes.titles == ["• note.txt"])
    try await notes.wait(11)
    #expect(try notes.folder.text("note.txt") == "oldAB")
    #expect(notes.titles == ["note.txt"])
  }

  @Test func `A change during the read of what another program has written is kept, and the user asked`() async throws {
    let gate = Gate()
    var calls = FileSystemCalls.system
    calls.read = { file, bytes in
      gate.pass()
      return FileSystemCalls.system.read(file, bytes)
    }
    let notes = try await Notes("old", calls: calls)
    try notes.folder.put("theirs, longer", in: "note.txt")
    gate.close()
    notes.app.platform.report(.changed, of: notes.folder.url("note.txt"))
    await gate.waitForArrival()
    try notes.tap("Write A")
    gate.open()
    try await notes.app.finishFileWork()
    #expect(try notes.app.alert.title == "“note.txt” was changed by another program.")
    try await notes.answer("Cancel")
    #expect(try notes.screen.text("Contents: oldA").exists)
    #expect(notes.titles == ["• note.txt"])
    try await notes.press("z")
    #expect(try notes.screen.text("Contents: old").exists)
  }
}

/// Stops a thread until it is opened.
// Unchecked: guarded by its condition.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isClosed = false
  private var hasArrived = false

  func close() { condition.withLock { isClosed = true } }

  func open() {
    condition.withLock {
      isClosed = false
      condition.broadcast()
    }
  }

  func pass() {
    condition.withLock {
      hasArrived = hasArrived || isClosed
      while isClosed { condition.wait() }
    }
  }

  func waitForArrival() async {
    while !condition.withLock({ hasArrived }) { await Task.yield() }
  }
}
