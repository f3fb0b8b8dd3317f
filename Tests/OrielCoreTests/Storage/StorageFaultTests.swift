import Foundation
import Testing

@testable import OrielCore

@MainActor @Suite struct StorageFaultTests {
  let folder: TemporaryFolder
  let recorder = StorageRecorder()

  init() throws { folder = try TemporaryFolder() }

  @Test func `Another instance's keys stay, and the last writer of a key wins`() throws {
    let first = recorder.store(at: folder.settings)
    first["both"] = .int(0)
    first.flushNow()
    let second = recorder.store(at: folder.settings)
    first["first"] = .int(1)
    first["both"] = .int(1)
    first.flushNow()
    second["second"] = .int(2)
    second["both"] = .int(2)
    second.flushNow()
    first["third"] = .int(3)
    first.flushNow()
    let next = recorder.store(at: folder.settings)
    #expect(next["first"] == .int(1))
    #expect(next["second"] == .int(2))
    #expect(next["third"] == .int(3))
    #expect(next["both"] == .int(2))
    #expect(first["both"] == .int(2), "what another instance has written is taken over")
    #expect(second["first"] == .int(1))
  }

  @Test func `A key that another instance removes stays removed`() throws {
    try folder.put(#"{"old": 1, "kept": 2}"#)
    let first = recorder.store(at: folder.settings)
    let second = recorder.store(at: folder.settings)
    #expect(first["old"] == .int(1))
    second["old"] = nil
    second.flushNow()
    first["new"] = .int(3)
    first.flushNow()
    #expect(first["old"] == nil)
    #expect(try folder.text() == "{\n  \"kept\" : 2,\n  \"new\" : 3\n}\n")
  }

  @Test func `What Oriel wouldn't write itself survives a change beside it`() throws {
    try folder.put(#"{"list": [1, [true, null]], "nested": {"a": "b"}, "x": 1}"#)
    let store = recorder.store(at: folder.settings)
    store["x"] = .int(2)
    store.flushNow()
    let next = recorder.store(at: folder.settings)
    #expect(next["list"] == .array([.int(1), .array([.bool(true), .null])]))
    #expect(next["nested"] == .object(["a": .string("b")]))
  }

  @Test(arguments: ["{\"a\": 1", "[1, 2]", "\u{0}\u{0}\u{0}", "no JSON at all"])
  func `A damaged file is kept, reported once, and defaults are used`(contents: String) throws {
    try folder.put("earlier", in: "settings.json.damaged-1")
    try folder.put(contents)
    let store = recorder.store(at: folder.settings)
    #expect(store["a"] == nil)
    #expect(recorder.warnings.count == 1)
    store["a"] = .int(2)
    store.flushNow()
    #expect(try folder.text(of: "settings.json.damaged-1") == "earlier")
    #expect(try folder.text(of: "settings.json.damaged-2") == contents)
    #expect(recorder.store(at: folder.settings)["a"] == .int(2))
    #expect(recorder.warnings.count == 1)
  }

  @Test func `A file that is damaged while the app runs loses nothing of what the app knows`() throws {
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    try folder.put("{")
    store["b"] = .int(2)
    store.flushNow()
    #expect(try folder.text() == "{\n  \"a\" : 1,\n  \"b\" : 2\n}\n")
    #expect(try folder.text(of: "settings.json.damaged-1") == "{")
    #expect(recorder.warnings.count == 1)
  }

  @Test func `An empty file is no damage`() throws {
    try folder.put("")
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    #expect(folder.names == ["settings.json"])
    #expect(recorder.warnings.isEmpty)
  }

  @Test func `A full disk leaves the old file whole, and the values in memory`() throws {
    try folder.put("{\"a\" : 1}")
    let full = StorageRecorder()
    let room = StorageRecorder()
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      if !room.warnings.isEmpty { return write(file, bytes.baseAddress, bytes.count) }
      if bytes.count > 4 { return write(file, bytes.baseAddress, 4) }
      errno = ENOSPC
      return -1
    }
    let store = full.store(StorageFile(path: folder.settings, calls: calls))
    store["a"] = .int(2)
    store.flushNow()
    store["b"] = .int(3)
    store.flushNow()
    #expect(try folder.text() == "{\"a\" : 1}")
    #expect(folder.names == ["settings.json"])
    #expect(store["a"] == .int(2))
    #expect(full.warnings.count == 1)
    #expect(full.warnings.first?.contains("/settings.json” can’t be saved: the disk is full") == true)
    room.note("there is room again")
    store.flushNow()
    #expect(try folder.text() == "{\n  \"a\" : 2,\n  \"b\" : 3\n}\n")
  }

  @Test(arguments: [true, false])
  func `Whichever system call fails, the file is whole, and the next attempt writes everything`(exists: Bool) throws {
    let old = exists ? "{\"other\" : 1}" : nil
    let new = "{\n  \"a\" : 2,\n  \"other\" : 1\n}\n"
    for number in 1... {
      let folder = try TemporaryFolder()
      if let old { try folder.put(old) }
      let faults = FaultyCalls(.once(number, EIO))
      let store = recorder.store(StorageFile(path: folder.settings, calls: faults.calls()))
      store["a"] = .int(2)
      if !exists { store["other"] = .int(1) }
      store.flushNow()
      let text = try? folder.text()
      #expect(text == new || text == old, "\(faults.name(number))")
      store.flushNow()
      #expect(try folder.text() == new, "\(faults.name(number))")
      #expect(folder.names == ["settings.json"], "\(faults.name(number))")
      if faults.count < number { break }
    }
  }

  @Test func `A folder in the file's place is left alone`() throws {
    try FileManager.default.createDirectory(atPath: folder.settings, withIntermediateDirectories: false)
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    store["a"] = .int(2)
    store.flushNow()
    #expect(store["a"] == .int(2))
    #expect(folder.names == ["settings.json"])
    #expect(recorder.warnings.count == 2, "one for reading, one for writing")
  }

  @Test func `A file in the folder's place is left alone`() throws {
    try folder.put("I am a file", in: "config")
    let store = recorder.store(at: "\(folder.path)/config/settings.json")
    store["a"] = .int(1)
    store.flushNow()
    #expect(store["a"] == .int(1))
    #expect(try folder.text(of: "config") == "I am a file")
  }

  @Test func `A device in the file's place is left alone`() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.settings, withDestinationPath: "/dev/full")
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    #expect(store["a"] == .int(1))
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    #expect(recorder.warnings.count == 2)
  }
}
