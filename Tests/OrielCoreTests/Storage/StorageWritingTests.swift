import Foundation
import Testing

@testable import OrielCore

@MainActor @Suite struct StorageWritingTests {
  let folder: TemporaryFolder
  let recorder = StorageRecorder()

  init() throws { folder = try TemporaryFolder() }

  @Test func `Values come back in the next run`() throws {
    let store = recorder.store(at: folder.settings)
    store["volume"] = .double(0.5)
    store["name"] = .string("Ærø/\"\n")
    store["on"] = .bool(true)
    store["count"] = .int(.max)
    store.flushNow()
    let next = recorder.store(at: folder.settings)
    #expect(next["volume"] == .double(0.5))
    #expect(next["name"] == .string("Ærø/\"\n"))
    #expect(next["on"] == .bool(true))
    #expect(next["count"] == .int(.max))
    #expect(next["nothing"] == nil)
    #expect(recorder.warnings.isEmpty)
  }

  @Test func `The file is readable, sorted and ends with a line break`() throws {
    let store = recorder.store(at: folder.settings)
    store["b"] = .string("a/b")
    store["a"] = .int(1)
    store.flushNow()
    #expect(try folder.text() == "{\n  \"a\" : 1,\n  \"b\" : \"a/b\"\n}\n")
    #expect(folder.names == ["settings.json"])
  }

  @Test func `A thousand changes are one write`() throws {
    let store = recorder.store(at: folder.settings)
    for number in 0..<1_000 { store["key\(number % 10)"] = .int(number) }
    #expect(recorder.scheduled == 1)
    #expect(folder.names.isEmpty)
    recorder.runScheduled()
    #expect(store.writes == 1)
    store["key0"] = .int(-1)
    #expect(recorder.scheduled == 1)
    recorder.runScheduled()
    #expect(store.writes == 2)
    #expect(recorder.store(at: folder.settings)["key9"] == .int(999))
  }

  @Test func `Equal values, and changes taken back, write nothing`() throws {
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    let version = StorageFile(path: folder.settings).version
    store["a"] = .int(1)
    store.flushNow()
    store["a"] = .int(2)
    store["a"] = .int(1)
    store["never there"] = .int(2)
    store["never there"] = nil
    store.flushNow()
    #expect(store.writes == 1)
    #expect(StorageFile(path: folder.settings).version == version)
  }

  @Test func `Reading makes neither a file nor a folder`() throws {
    let store = recorder.store(at: "\(folder.path)/deep/er/settings.json")
    #expect(store["a"] == nil)
    store.flushNow()
    #expect(folder.names.isEmpty)
    store["a"] = .int(1)
    store.flushNow()
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/deep/er")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `A new file is private, and an old one keeps its permissions`() throws {
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    #expect(try FileManager.default.attributesOfItem(atPath: folder.settings)[.posixPermissions] as? Int == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.settings)
    store["a"] = .int(2)
    store.flushNow()
    #expect(try FileManager.default.attributesOfItem(atPath: folder.settings)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `A new file is private even while it is written`() {
    let modes = StorageRecorder()
    var calls = FileSystemCalls.system
    calls.write = { file, bytes in
      var status = stat()
      fstat(file, &status)
      modes.note(String(status.st_mode & 0o777, radix: 8))
      return write(file, bytes.baseAddress, bytes.count)
    }
    let store = recorder.store(StorageFile(path: folder.settings, calls: calls))
    store["a"] = .int(1)
    store.flushNow()
    #expect(Set(modes.warnings) == ["600"])
  }

  @Test(arguments: ["real.json", "elsewhere/real.json"])
  func `A link stays a link, and its target is written`(target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.settings, withDestinationPath: "second")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/second", withDestinationPath: target)
    let store = recorder.store(at: folder.settings)
    store["a"] = .int(1)
    store.flushNow()
    store["a"] = .int(2)
    store.flushNow()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.settings) == "second")
    #expect(try folder.text(of: target).contains("2"))
    #expect(recorder.store(at: folder.settings)["a"] == .int(2))
  }

  @Test func `A reader always finds a whole file`() throws {
    let store = recorder.store(at: folder.settings)
    let path = folder.settings
    store["text"] = .string("")
    store.flushNow()
    let stop = StorageRecorder()
    let broken = StorageRecorder()
    let ended = DispatchSemaphore(value: 0)
    let reader = Thread {
      while stop.warnings.isEmpty {
        let values = (try? Data(contentsOf: URL(fileURLWithPath: path)))
          .flatMap { try? JSONDecoder().decode([String: StoredValue].self, from: $0) }
        if values?["text"] == nil { broken.note("a broken file") }
      }
      ended.signal()
    }
    reader.start()
    for size in 0..<60 {
      store["text"] = .string(String(repeating: "x", count: size * 997))
      store.flushNow()
    }
    stop.note("stop")
    ended.wait()
    #expect(broken.warnings.isEmpty)
  }

  @Test func `A scene's values are its own, and go when it is discarded`() throws {
    let file = recorder.store(at: "\(folder.path)/scenes.json")
    let first = SceneStorageStore(scene: "main", in: file)
    let second = SceneStorageStore(scene: "main-2", in: file)
    file[first.key("tab")] = .int(1)
    file[second.key("tab")] = .int(2)
    file.flushNow()
    let next = recorder.store(at: "\(folder.path)/scenes.json")
    SceneStorageStore(scene: "main", in: next).discard()
    next.flushNow()
    #expect(try folder.text(of: "scenes.json") == "{\n  \"main-2/tab\" : 2\n}\n")
  }
}
