import Foundation
import Oriel
import Testing

@testable import Shots

/// What becomes of files.
@MainActor struct FileTests {
  @Test func `A turned JPEG keeps its pixels, and is upright again after the undo`() async throws {
    let files = try TemporaryLibrary("a.jpg")
    await files.open()
    let before = try Data(contentsOf: files.url("a.jpg"))
    let undoManager = UndoManager()
    files.library.edit(
      ["a.jpg"], PictureEdit(orientation: .turnedRight), named: "Rotation", undoManager: undoManager)
    await files.library.finishWriting()
    let after = try Data(contentsOf: files.url("a.jpg"))
    #expect(JPEGFile(after)?.exif?.orientation == .turnedRight)
    // Only the camera's notes have been added.
    #expect(after.suffix(before.count - 20) == before.suffix(before.count - 20))
    let picture = try Pixbuf.read(files.url("a.jpg").path)
    #expect((picture.width, picture.height) == (32, 64))
    undoManager.undo()
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == before)
    undoManager.redo()
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == after)
  }

  @Test func `A change is made in its own folder, also if another one is opened before`() async throws {
    let (files, others) = (try TemporaryLibrary("a.jpg", "b.jpg"), try TemporaryLibrary("a.jpg", "b.jpg"))
    await files.open()
    let before = try Data(contentsOf: files.url("a.jpg"))
    let undoManager = UndoManager()
    files.library.edit(
      ["a.jpg", "b.jpg"], PictureEdit(orientation: .turnedRight), named: "Rotation", undoManager: undoManager)
    files.library.open(others.folder)
    await files.library.finishReading()
    await files.library.finishWriting()
    for name in ["a.jpg", "b.jpg"] {
      #expect(try JPEGFile(Data(contentsOf: files.url(name)))?.exif?.orientation == .turnedRight)
      #expect(try Data(contentsOf: others.url(name)) == before)
    }
    #expect(files.library["a.jpg"]?.url.path == others.url("a.jpg").path)
    undoManager.undo()
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == before)
  }

  @Test func `Undo leaves alone what another program has written since`() async throws {
    let files = try TemporaryLibrary("a.jpg")
    await files.open()
    let before = try Data(contentsOf: files.url("a.jpg"))
    let undoManager = UndoManager()
    files.library.edit(
      ["a.jpg"], PictureEdit(orientation: .turnedRight), named: "Rotation", undoManager: undoManager)
    await files.library.finishWriting()
    let newer = Data("another program's".utf8)
    try newer.write(to: files.url("a.jpg"))
    undoManager.undo()
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == newer)
    #expect(try Data(contentsOf: files.url("a 2.jpg")) == before)
    #expect(files.library["a 2.jpg"] != nil)
  }

  @Test func `Changes of the same file are taken back one after the other`() async throws {
    let files = try TemporaryLibrary("a.jpg")
    await files.open()
    let before = try Data(contentsOf: files.url("a.jpg"))
    let (first, second) = (UndoManager(), UndoManager())
    for undoManager in [first, second] {
      files.library.edit(
        ["a.jpg"], PictureEdit(orientation: .turnedRight), named: "Rotation", undoManager: undoManager)
    }
    await files.library.finishWriting()
    second.undo()
    first.undo()
    await files.library.finishWriting()
    #expect(try Data(contentsOf: files.url("a.jpg")) == before)
    #expect(files.library.shots.map(\.id) == ["a.jpg"] && files.library.problem == nil)
  }

  @Test(arguments: ["a.jpg", "a.png"]) func `A crop is written, and keeps the tags`(_ name: String) async throws {
    let files = try TemporaryLibrary(name)
    try FileTags.write(["Summer", "Sea"], to: files.url(name).path)
    await files.open()
    var edit = PictureEdit(crop: CGRect(x: 0, y: 0, width: 0.25, height: 1))
    edit.turn(.turnedRight)
    files.library.edit([name], edit, named: "Edit", undoManager: nil)
    await files.library.finishWriting()
    let picture = try Pixbuf.read(files.url(name).path)
    #expect((picture.width, picture.height) == (32, 16))
    #expect(files.library[name]?.tags == ["Summer", "Sea"])
    #expect(FileTags.read(files.url(name).path) == ["Summer", "Sea"])
  }

  @Test func `The camera's notes survive a crop`() throws {
    let files = try TemporaryLibrary("a.jpg")
    let url = files.url("a.jpg")
    var camera = try #require(JPEGFile(Data(contentsOf: url)))
    let hasRoom = camera.turn(.turnedLeft)
    #expect(hasRoom)
    try Data(camera.data).write(to: url)
    let cropped = try PictureWriter.edited(url, PictureEdit(crop: CGRect(x: 0, y: 0, width: 1, height: 0.5)))
    // The pixels are upright now.
    #expect(JPEGFile(cropped)?.exif?.orientation == .upright)
    try cropped.write(to: url)
    let picture = try Pixbuf.read(url.path)
    #expect((picture.width, picture.height) == (32, 32))
  }

  @Test func `A crop drops the thumbnail of the whole picture`() throws {
    let files = try TemporaryLibrary("a.jpg")
    let url = files.url("a.jpg")
    let secret = Array("thumbnail".utf8)
    let notes: [UInt8] =
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 26]
      + [0, 2, 0x02, 0x01, 0, 4, 0, 0, 0, 1, 0, 0, 0, 56, 0x02, 0x02, 0, 4, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0]
      + secret
    #expect(Exif(notes)?.thumbnail == 56..<65)
    var whole = try Data(contentsOf: url)
    let segment = [0xff, 0xe1, 0, UInt8(notes.count + 8)] + Array("Exif\0\0".utf8) + notes
    whole.insert(contentsOf: segment, at: 2)
    try whole.write(to: url)
    let cropped = try PictureWriter.edited(url, PictureEdit(crop: CGRect(x: 0, y: 0, width: 1, height: 0.5)))
    let exif = try #require(JPEGFile(cropped)?.exif)
    #expect(exif.orientation == .upright && exif.thumbnailLink == nil)
    #expect(cropped.range(of: Data(secret)) == nil)
  }

  @Test func `A file with several pictures is left as it is`() async throws {
    let files = try TemporaryLibrary("a.png")
    // The start of an animation comes before the pixels.
    var moving = try Data(contentsOf: files.url("a.png"))
    moving.insert(contentsOf: [0, 0, 0, 8] + Array("acTL".utf8) + [UInt8](repeating: 0, count: 12), at: 33)
    let pages = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(SeveralPictures.problem(in: pages) != nil)
    #expect(SeveralPictures.problem(in: pages.prefix(10) + Data(count: 4)) == nil)
    #expect(try SeveralPictures.problem(in: Data(contentsOf: files.url("a.png"))) == nil)
    try moving.write(to: files.url("a.png"))
    try pages.write(to: files.url("b.tiff"))
    await files.open()
    for name in ["a.png", "b.tiff"] {
      files.library.problem = nil
      files.library.edit([name], PictureEdit(orientation: .turnedRight), named: "Rotation", undoManager: nil)
      await files.library.finishWriting()
      #expect(files.library.problem != nil)
    }
    #expect(try Data(contentsOf: files.url("a.png")) == moving)
    #expect(try Data(contentsOf: files.url("b.tiff")) == pages)
  }

  @Test func `What a camera writes is read in both orders of bytes`() throws {
    let big: [UInt8] =
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2]
      + [0x01, 0x10, 0, 2, 0, 0, 0, 4] + Array("X1\0\0".utf8) + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let exif = try #require(Exif(big))
    #expect(exif.camera == "X1" && exif.orientation == .turnedRight)
    let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0]
    #expect(Exif(little)?.orientation == Orientation(quarterTurns: 2))
    // A damaged file is no reason to end.
    #expect(Exif(Array(big.prefix(20)))?.camera == nil)
    #expect(Exif([1, 2, 3]) == nil)
  }

  @Test func `Tags are kept in the file, and taken back`() async throws {
    let files = try TemporaryLibrary("a.jpg", "b.jpg")
    await files.open()
    let undoManager = UndoManager()
    files.library.setTags(of: ["a.jpg", "b.jpg"], undoManager: undoManager) { $0 + ["Sea"] }
    #expect(files.library.tagCounts == ["Sea": 2] && files.library.untaggedCount == 0)
    #expect(FileTags.read(files.url("a.jpg").path) == ["Sea"])
    undoManager.undo()
    #expect(FileTags.read(files.url("a.jpg").path) == [])
    undoManager.redo()
    #expect(files.library["b.jpg"]?.tags == ["Sea"])
    #expect(FileTags.parsed(" a, b ,,a") == ["a", "b"])
  }

  @Test func `Other pictures are copied into the folder, and other files aren't`() async throws {
    let (files, others) = (try TemporaryLibrary("a.jpg"), try TemporaryLibrary("a.jpg", "c.png"))
    await files.open()
    try Data().write(to: others.url("notes.txt"))
    await files.library.add(["a.jpg", "c.png", "notes.txt"].map { others.url($0) })
    #expect(Set(files.library.shots.map(\.name)) == ["a.jpg", "a 2.jpg", "c.png"])
    await files.library.add([files.url("a.jpg")])
    #expect(files.library.shots.count == 3)
  }

  @Test func `A folder that isn't there is a failure`() async throws {
    let files = try TemporaryLibrary()
    files.library.open(files.root.appending(path: "missing"))
    await files.library.finishReading()
    guard case .failed = files.library.phase else {
      Issue.record("\(files.library.phase)")
      return
    }
  }
}
