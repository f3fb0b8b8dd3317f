import Oriel
import Testing

@testable import Scribe

/// How files become texts, and texts files.
struct TextFileTests {
  @Test func `A text is written as it was read`() throws {
    let files = [
      Data("plain\n".utf8), Data("über\r\nuns\r\n".utf8), Data([0xEF, 0xBB, 0xBF, 0x61, 0x0A]),
      Data([0xFF, 0xFE, 0x61, 0x00, 0x0D, 0x00, 0x0A, 0x00]), Data([0xFC, 0x62, 0x65, 0x72, 0x0A]), Data(),
    ]
    for file in files { #expect(try TextFile(data: file).data == file) }
  }

  @Test func `Lines end with line feeds in the editor`() throws {
    #expect(try TextFile(data: Data("a\r\nb\r\n".utf8)).text == "a\nb\n")
    #expect(try TextFile(data: Data("a\rb".utf8)).text == "a\nb")
  }

  @Test func `A new character changes the encoding if it has no place in it`() throws {
    var file = try TextFile(data: Data([0xFC]))
    #expect(file.text == "ü")
    file.text += "→"
    #expect(file.data == Data("ü→".utf8))
  }

  @Test func `What isn't a text isn't opened`() {
    #expect(throws: TextFileError.notText) { try TextFile(data: Data([0x7F, 0x45, 0x4C, 0x46, 0x00])) }
  }
}
