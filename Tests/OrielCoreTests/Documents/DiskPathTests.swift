import Foundation
import Testing

@testable import OrielCore

@Suite struct DiskPathTests {
  @Test(arguments: [
    Array("plain.txt".utf8), Array("a b%41é?#.txt".utf8), Array("two\nlines".utf8), [0xff, 0x61, 0xc3],
    [0x25, 0x32, 0x46],
    Array(repeating: 0x61, count: 255),
  ])
  func `A name in any bytes goes into a URL and comes back`(name: [UInt8]) throws {
    let path = DiskPath("/tmp").appending(name)
    #expect(DiskPath(path.url()) == path)
    #expect(DiskPath(path.url(isFolder: true)) == path)
    #expect(path.name == name)
    let folder = try DocumentFolder()
    let url = folder.url(name)
    let wrapper = FileWrapper(regularFileWithContents: Data("x".utf8))
    try wrapper.write(to: url, originalContentsURL: nil)
    #expect(Array(folder.tree.nodes.keys) == [name])
    #expect(try FileWrapper(url: url).regularFileContents == Data("x".utf8))
  }

  @Test func `Paths are put into one form, and links in them are left to the disk`() {
    #expect(DiskPath("//tmp/./a//b/").description == "/tmp/a/b")
    #expect(DiskPath("/tmp/../etc").description == "/tmp/../etc")
    #expect(DiskPath("/").folder == DiskPath("/"))
    #expect(DiskPath("/a").folder == DiskPath("/"))
    #expect(DiskPath("/tmp").contains(DiskPath("/tmp/a/b")))
    #expect(!DiskPath("/tmp").contains(DiskPath("/tmpa")))
    #expect(!DiskPath("/tmp/..").hasFilename)
    #expect(DiskPath(URL(fileURLWithPath: "a", relativeTo: URL(fileURLWithPath: "/tmp/"))) == DiskPath("/tmp/a"))
    #expect(DiskPath(URL(string: "file:///a%00b") ?? URL(fileURLWithPath: "/")) == nil)
    #expect(DiskPath(URL(string: "https://example.com/a") ?? URL(fileURLWithPath: "/")) == nil)
  }

  @Test func `A name is shown on one line`() {
    #expect(DiskPath("/tmp/two\nlines").shownName == "two␊lines")
    #expect(DiskPath("/tmp").appending([0x61, 0xff]).shownName == "a\u{FFFD}")
  }
}
