import Foundation
import Testing

@testable import OrielCore

@Suite struct FileWrapperTests {
  let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func sample() -> FileWrapper {
    let inner = FileWrapper(directoryWithFileWrappers: [
      "b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))
    ])
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(string: "inner/b.txt") ?? folder.url)
    return FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)), "inner": inner, "link": link,
    ])
  }

  @Test func `A tree is written and read back`() throws {
    try sample().write(to: folder.url("tree"), originalContentsURL: nil)
    #expect(try folder.text("tree/a.txt") == "a")
    #expect(try folder.text("tree/link") == "b")
    let read = try FileWrapper(url: folder.url("tree"))
    #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
    #expect(read.filename == "tree" && read.preferredFilename == "tree")
    let children = try #require(read.fileWrappers)
    #expect(children.keys.sorted() == ["a.txt", "inner", "link"])
    #expect(children["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    #expect(children["link"]?.isSymbolicLink == true)
    #expect(children["link"]?.symbolicLinkDestinationURL?.relativePath == "inner/b.txt")
    #expect(children["a.txt"]?.fileAttributes[FileAttributeKey.size.rawValue] as? Int == 1)
    #expect(read.regularFileContents == nil && read.symbolicLinkDestinationURL == nil)
    #expect(folder.names == ["tree"])
  }

  @Test func `A folder replaces a folder as a whole`() throws {
    try folder.makeFolder("tree/old")
    try folder.put("old", in: "tree/old.txt")
    chmod(folder.url("tree").path, 0o750)
    try sample().write(to: folder.url("tree"), originalContentsURL: folder.url("tree"))
    #expect(FileTree(folder.path.appending("tree")).names == ["a.txt", "inner", "link"])
    #expect(folder.mode("tree") == 0o750)
    #expect(folder.names == ["tree"])
  }

  @Test func `A folder replaces a file, and no file a folder`() throws {
    try folder.put("old", in: "tree")
    try sample().write(to: folder.url("tree"), originalContentsURL: nil)
    #expect(FileTree(folder.path.appending("tree")).names == ["a.txt", "inner", "link"])
    let before = folder.tree
    let error = #expect(throws: FileAccessError.self) {
      try FileWrapper(regularFileWithContents: Data()).write(to: folder.url("tree"), originalContentsURL: nil)
    }
    #expect(error?.reason == .isAFolder)
    #expect(folder.tree == before)
  }

  @Test func `What was read is kept in memory`() throws {
    try folder.put("before", in: "a.txt")
    let wrapper = try FileWrapper(url: folder.url("a.txt"))
    try folder.put("after!", in: "a.txt")
    #expect(wrapper.regularFileContents == Data("before".utf8))
    #expect(!wrapper.matchesContents(of: folder.url("a.txt")))
    try wrapper.read(from: folder.url("a.txt"))
    #expect(wrapper.regularFileContents == Data("after!".utf8))
    #expect(wrapper.matchesContents(of: folder.url("a.txt")))
  }

  @Test func `A folder matches as long as all in it does`() throws {
    let wrapper = sample()
    try wrapper.write(to: folder.url("tree"), originalContentsURL: nil)
    #expect(wrapper.matchesContents(of: folder.url("tree")))
    try folder.put("c", in: "tree/inner/b.txt")
    #expect(!wrapper.matchesContents(of: folder.url("tree")))
    try folder.put("b", in: "tree/inner/b.txt")
    try folder.put("", in: "tree/more")
    #expect(!wrapper.matchesContents(of: folder.url("tree")))
    #expect(!wrapper.matchesContents(of: folder.url("nowhere")))
  }

  @Test func `Files are added to a folder under names of their own`() {
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    #expect(wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt") == "a 2.txt")
    #expect(wrapper.addRegularFile(withContents: Data("3".utf8), preferredFilename: "a.txt") == "a 3.txt")
    let child = FileWrapper(regularFileWithContents: Data())
    child.preferredFilename = "folder"
    #expect(wrapper.addFileWrapper(child) == "folder")
    #expect(wrapper.addFileWrapper(child) == "folder", "a second time is no second file")
    #expect(wrapper.keyForChildFileWrapper(child) == "folder")
    wrapper.removeFileWrapper(child)
    #expect(wrapper.keyForChildFileWrapper(child) == nil)
    #expect(wrapper.fileWrappers?.count == 3)
  }

  @Test func `A wrapper survives being turned into bytes`() throws {
    let wrapper = sample()
    wrapper.preferredFilename = "tree"
    let data = try #require(wrapper.serializedRepresentation)
    let other = try #require(FileWrapper(serializedRepresentation: data))
    #expect(other.preferredFilename == "tree")
    try other.write(to: folder.url("tree"), originalContentsURL: nil)
    #expect(wrapper.matchesContents(of: folder.url("tree")))
    #expect(FileWrapper(serializedRepresentation: Data("no".utf8)) == nil)
  }

  @Test func `Permissions are kept, the old file's before the wrapper's`() throws {
    try folder.put("#!/bin/sh", in: "run")
    chmod(folder.url("run").path, 0o711)
    let wrapper = try FileWrapper(url: folder.url("run"))
    try wrapper.write(to: folder.url("copy"), originalContentsURL: nil)
    #expect(folder.mode("copy") == 0o711)
    try folder.put("secret", in: "secret")
    chmod(folder.url("secret").path, 0o600)
    try wrapper.write(to: folder.url("secret"), originalContentsURL: nil)
    #expect(folder.mode("secret") == 0o600)
  }

  @Test func `Names that are no UTF-8 are kept`() throws {
    try folder.makeFolder("tree")
    let names: [[UInt8]] = [[0x61, 0xff], [0x61, 0xfe], Array("plain".utf8), Array("two\nlines".utf8)]
    for name in names { try Data(name).write(to: folder.path.appending("tree").appending(name), in: folder) }
    let wrapper = try FileWrapper(url: folder.url("tree"))
    #expect(wrapper.fileWrappers?.count == 4)
    #expect(wrapper.matchesContents(of: folder.url("tree")))
    try wrapper.write(to: folder.url("copy"), originalContentsURL: nil)
    #expect(FileTree(folder.path.appending("copy")) == FileTree(folder.path.appending("tree")))
  }

  @Test func `The names that were written become those of the wrapper if that is asked for`() throws {
    let wrapper = sample()
    try wrapper.write(to: folder.url("one"), originalContentsURL: nil)
    #expect(wrapper.filename == nil)
    try wrapper.write(to: folder.url("two"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(wrapper.filename == "two")
    #expect(wrapper.fileWrappers?["a.txt"]?.filename == "a.txt")
  }

  @Test func `A link is written over what it leads to, and stays`() throws {
    try folder.put("old", in: "real")
    try folder.link("link", to: "real")
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: folder.url("link"), originalContentsURL: nil)
    #expect(try folder.text("real") == "new")
    #expect(try FileWrapper(url: folder.url("link")).isSymbolicLink)
  }

  @Test func `A pipe or device is neither read nor waited for`() throws {
    try folder.makeFolder("tree")
    #expect(mkfifo(folder.url("tree/pipe").path, 0o600) == 0)
    for url in [folder.url("tree"), folder.url("tree/pipe"), URL(fileURLWithPath: "/dev/zero")] {
      let error = #expect(throws: FileAccessError.self) { try FileWrapper(url: url) }
      #expect(error?.reason == .notAFile)
    }
    let error = #expect(throws: FileAccessError.self) {
      try FileWrapper(regularFileWithContents: Data()).write(to: folder.url("tree/pipe"), originalContentsURL: nil)
    }
    #expect(error?.reason == .notAFile)
    #expect(error?.url == folder.url("tree/pipe"))
  }

  @Test(arguments: ["..", ".", "", "a/b", "a\u{0}b"])
  func `A child with an impossible name isn't written, nor anything beside it`(name: String) throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      name: FileWrapper(regularFileWithContents: Data("x".utf8)),
      "good": FileWrapper(regularFileWithContents: Data("y".utf8)),
    ])
    let error = #expect(throws: FileAccessError.self) {
      try wrapper.write(to: folder.url("tree"), originalContentsURL: nil)
    }
    #expect(error?.reason == .invalidName)
    #expect(folder.names.isEmpty)
  }
}

extension Data {
  /// Writes to a path whose bytes Foundation can't have.
  fileprivate func write(to path: DiskPath, in folder: DocumentFolder) throws {
    try FileSystem().creating(FilePlace(path), mode: 0o644, made: MadeFiles(), for: FileSubject(.write, path)) {
      file, _ in
      try withUnsafeBytes { try FileSystem().write($0, to: file, for: FileSubject(.write, path)) }
    }
  }
}
