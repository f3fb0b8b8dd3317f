import Foundation
import Testing

@testable import OrielCore

/// Changes by another process while files are removed, moved or written, at any moment.
@Suite(.serialized) struct FileInterferenceTests {
  /// Two folders on different file systems, and a third one that mustn't be touched.
  private struct Setting: Sendable {
    let source: DocumentFolder
    let target: DocumentFolder
    let victim: DocumentFolder

    init() throws {
      source = try DocumentFolder.quick()
      target = try DocumentFolder.quick()
      victim = try DocumentFolder.quick()
      try source.makeFolder("tree/sub")
      try source.put("one", in: "tree/one")
      try source.put("two", in: "tree/sub/two")
      try source.put("file", in: "file")
      try victim.put("secret", in: "two")
      try victim.makeFolder("deep")
      try victim.put("secret", in: "deep/one")
      chmod(victim.path.description, 0o500)
    }

    var calls: FileSystemCalls { .separating(source.path, target.path) }

    /// Puts a link to the victim in the place of a folder.
    func exchange(_ folder: DiskPath) {
      guard rename(folder.description, folder.description + "-was") == 0 else { return }
      symlink(victim.path.description, folder.description)
    }

    /// The folder in `parent` that is called so, or is on its way there.
    func folder(_ name: String, in parent: DocumentFolder) -> DiskPath? {
      let hidden = parent.names.filter { $0.hasPrefix(".oriel-") }
      return ([name] + hidden).map { parent.path.appending($0) }.first { path in
        FileManager.default.fileExists(atPath: path.appending("sub").description)
      }
    }

    /// What the victim's folder has, and its own permissions.
    var victimState: [String] { ["\(victim.tree)", "\(victim.mode("."))"] }
  }

  private static func move(_ names: [String], _ setting: Setting, _ faults: FaultyCalls) throws -> FileMoveResult {
    let moves = names.map {
      FileMove(source: setting.source.path.appending($0), destination: setting.target.path.appending($0))
    }
    var mover = FileMover(system: FileSystem(calls: faults.calls(over: setting.calls)), job: FileJob())
    return try mover.move(moves)
  }

  /// Does something once for each system call of it, and something else before that call.
  private func atEachMoment<Result: Sendable>(
    _ body: @escaping @Sendable (Setting, FaultyCalls) throws -> Result,
    meanwhile: @escaping @Sendable (Setting) -> Void, check: (Setting, Result?, Comment) throws -> Void
  ) async throws {
    // On threads that no other test waits for.
    let count = try await FileJob.run { _ in
      let counting = FaultyCalls()
      _ = try? body(try Setting(), counting)
      return counting.count
    }
    #expect(count > 10)
    for number in 1...max(count, 1) {
      let (setting, result, name) = try await FileJob.run { _ in
        let setting = try Setting()
        let faults = FaultyCalls(.meanwhile(number, { meanwhile(setting) }))
        let result = try? body(setting, faults)
        return (setting, result, faults.name(number))
      }
      try check(setting, result, "before call \(number) of \(count): \(name)")
      chmod(setting.victim.path.description, 0o700)
    }
  }

  @Test func `A link that takes a folder's place while it is removed isn't followed`() async throws {
    let before = try Setting().victimState
    try await atEachMoment { setting, faults in
      chmod(setting.source.url("tree/sub").path, 0o500)
      FileSystem(calls: faults.calls(over: setting.calls)).discard(setting.source.path.appending("tree"))
    } meanwhile: { setting in
      setting.exchange(setting.source.path.appending("tree").appending("sub"))
    } check: { setting, _, note in
      #expect(setting.victimState == before, note)
    }
  }

  @Test func `A link that takes a folder's place while it is moved isn't followed`() async throws {
    let before = try Setting().victimState
    try await atEachMoment { setting, faults in
      _ = try Self.move(["tree"], setting, faults)
    } meanwhile: { setting in
      if let folder = setting.folder("tree", in: setting.source) { setting.exchange(folder.appending("sub")) }
    } check: { setting, _, note in
      #expect(setting.victimState == before, note)
      #expect(!"\(setting.target.tree)".contains("secret"), note)
      let copy = setting.target.path.appending("tree").appending("sub")
      #expect((FileTree(copy).nodes[Array("two".utf8)]) != .file(Data("secret".utf8), 0o644), note)
    }
  }

  @Test(arguments: ["tree", "sub"])
  func `A link that takes the copy's place isn't written through`(name: String) async throws {
    let before = try Setting().victimState
    try await atEachMoment { setting, faults in
      _ = try Self.move(["tree"], setting, faults)
    } meanwhile: { setting in
      guard let folder = setting.folder("tree", in: setting.target) else { return }
      setting.exchange(name == "sub" ? folder.appending("sub") : folder)
    } check: { setting, _, note in
      #expect(setting.victimState == before, note)
    }
  }

  @Test func `A link that takes the place of a folder that is saved isn't written through`() async throws {
    let before = try Setting().victimState
    try await atEachMoment { setting, faults in
      let sub = FileWrapper(directoryWithFileWrappers: ["two": FileWrapper(regularFileWithContents: Data("2".utf8))])
      let wrapper = FileWrapper(directoryWithFileWrappers: [
        "sub": sub, "third": FileWrapper(regularFileWithContents: Data("3".utf8)),
      ])
      let system = FileSystem(calls: faults.calls(over: setting.calls))
      let writer = FileWriter(system: system, job: FileJob())
      try writer.write(wrapper.fileContent, to: setting.target.path.appending("saved"), replacing: true)
    } meanwhile: { setting in
      guard let folder = setting.folder("saved", in: setting.target) else { return }
      setting.exchange(folder.appending("sub"))
    } check: { setting, _, note in
      #expect(setting.victimState == before, note)
    }
  }

  @Test func `A link that takes a folder's place while it is read isn't followed`() async throws {
    try await atEachMoment { setting, faults in
      let system = FileSystem(calls: faults.calls(over: setting.calls))
      let wrapper = try FileWrapper.read(setting.source.path.appending("tree"), system: system)
      return wrapper.fileWrappers?["sub"]?.fileWrappers?["two"]?.regularFileContents ?? Data()
    } meanwhile: { setting in
      setting.exchange(setting.source.path.appending("tree").appending("sub"))
    } check: { _, contents, note in
      #expect(contents != Data("secret".utf8), note)
    }
  }

  /// Moves, and fails at the last thing that is done before the originals are deleted.
  private static func moveInVain(
    _ moves: [FileMove], _ setting: Setting, _ calls: FileSystemCalls, _ faults: FaultyCalls
  ) throws {
    let source = setting.source.path
    var calls = calls
    calls.sync = { file in
      guard DiskPath(ofOpen: file) == source else { return FileSystemCalls.system.sync(file) }
      errno = EIO
      return -1
    }
    var mover = FileMover(system: FileSystem(calls: faults.calls(over: calls)), job: FileJob())
    _ = try mover.move(moves)
  }

  @Test(arguments: [false, true])
  func `A file that others save under the new name stays there when the move is undone`(
    isReplacing: Bool
  ) async throws {
    try await atEachMoment { setting, faults in
      if isReplacing { try setting.target.put("old", in: "file") }
      let move = FileMove(
        source: setting.source.path.appending("file"), destination: setting.target.path.appending("file"),
        mayReplace: isReplacing)
      // Only a rename that replaces nothing can be undone.
      try Self.moveInVain([move], setting, isReplacing ? setting.calls : .system, faults)
    } meanwhile: { setting in
      guard (try? setting.target.text("file")) == "file" else { return }
      // So that it can be found again where there is no other.
      link(setting.target.url("file").path, setting.victim.url("moved").path)
      try? Data("theirs".utf8).write(to: setting.victim.url("theirs"))
      rename(setting.victim.url("theirs").path, setting.target.url("file").path)
    } check: { setting, _, note in
      let text = try? setting.target.text("file")
      if setting.victim.names.contains("moved") {
        #expect(text == "theirs", note)
      } else {
        #expect(text == (isReplacing ? "old" : nil), note)
        #expect((try? setting.source.text("file")) == "file", note)
      }
    }
  }

  /// How many files are called so, at whatever depth.
  private static func count(_ name: String, in tree: FileTree) -> Int {
    tree.nodes.reduce(0) { count, node in
      switch node.value {
      case .file: count + (node.key == Array(name.utf8) ? 1 : 0)
      case .folder(let tree, _): count + self.count(name, in: tree)
      case .link, .special: count
      }
    }
  }

  @Test func `What others put into a folder while it is moved stays, where they can find it`() async throws {
    try await atEachMoment { setting, faults in
      _ = try Self.move(["tree"], setting, faults)
    } meanwhile: { setting in
      guard let folder = setting.folder("tree", in: setting.source) else { return }
      try? Data("theirs".utf8).write(to: folder.appending("sub").appending("theirs").url())
    } check: { setting, _, note in
      let (source, target) = (setting.source.tree, setting.target.tree)
      let wasPut = setting.source.names.contains("tree") || Self.count("theirs", in: target) > 0
      #expect(
        Self.count("theirs", in: source.withoutHidden) + Self.count("theirs", in: target) == (wasPut ? 1 : 0), note)
      #expect(source.hidden.isEmpty && target.hidden.isEmpty, note)
    }
  }

  @Test(arguments: ["tree", "file"])
  func `What others put into the new place stays when the move is undone`(name: String) async throws {
    try await atEachMoment { setting, faults in
      let moves = ["tree", "file"].map {
        FileMove(source: setting.source.path.appending($0), destination: setting.target.path.appending($0))
      }
      try Self.moveInVain(moves, setting, setting.calls, faults)
    } meanwhile: { setting in
      if name == "tree", let folder = setting.folder("tree", in: setting.target) {
        try? Data("theirs".utf8).write(to: folder.appending("sub").appending("theirs").url())
      } else if name == "file", setting.target.names.contains("file") {
        // As editors save: another file takes the name.
        try? Data("theirs".utf8).write(to: setting.target.url("theirs"))
        rename(setting.target.url("theirs").path, setting.target.url("file").path)
      } else {
        // Nothing is there yet, or no more.
        try? Data("theirs".utf8).write(to: setting.victim.url("theirs"))
      }
    } check: { setting, _, note in
      #expect(setting.source.names == ["file", "tree"], note)
      #expect(Self.count("two", in: setting.source.tree) == 1, note)
      if setting.victim.names.contains("theirs") {
        #expect(setting.target.names.isEmpty, note)
      } else if name == "tree" {
        #expect(Self.count("theirs", in: setting.target.tree) == 1, note)
        #expect(Self.count("two", in: setting.target.tree) == 0, note)
      } else {
        #expect(setting.target.tree == FileTree(["file": .file(Data("theirs".utf8), 0o644)]), note)
      }
    }
  }

  @Test func `What a program writes to a file while it is moved isn't lost`() async throws {
    try await atEachMoment { setting, faults in
      _ = try Self.move(["file"], setting, faults)
    } meanwhile: { setting in
      let file = open(setting.source.url("file").path, O_WRONLY | O_CLOEXEC | O_APPEND)
      guard file >= 0 else { return }
      write(file, " and more", 9)
      close(file)
      try? Data().write(to: setting.source.url("written"))
    } check: { setting, _, note in
      let text = (try? setting.source.text("file")) ?? (try? setting.target.text("file"))
      #expect(text == (setting.source.names.contains("written") ? "file and more" : "file"), note)
    }
  }
}

extension FileTree {
  fileprivate init(_ nodes: [String: Node]) {
    self.nodes = Dictionary(uniqueKeysWithValues: nodes.map { (Array($0.key.utf8), $0.value) })
  }
}
