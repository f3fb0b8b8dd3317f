import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class ShownTextTests: GtkTestCase {
  private final class NoWindowEvents: WindowEventSink {
    func windowShouldClose() -> Bool { true }
    func windowDidClose() {}
    func windowDidResize(_ size: SurfaceSize) {}
  }

  private func shown<Content: View>(_ view: Content) throws -> String {
    let window = TestWindow(self, view)
    defer { window.close() }
    let found = try XCTUnwrap(window.first?.firstText())
    return found.shownText
  }

  func testAZeroIsLeftOutOfATextAndDoesNotEndIt() async throws {
    XCTAssertEqual(try shown(Text(verbatim: "be\0fore")), "before")
    XCTAssertEqual(try shown(Text(verbatim: "\0")), "")
    XCTAssertEqual(try shown(Button("\0O\0K\0") {}), "OK")
    let window = TestWindow(self, Text(verbatim: "one"))
    window.update(Text(verbatim: "t\0wo"))
    let label = try XCTUnwrap(window.first?.firstText())
    XCTAssertEqual(label.shownText, "two")
    window.close()
  }

  func testPartsKeepTheirStyleBehindAZero() async throws {
    let window = TestWindow(self, Text(verbatim: "a\0b") + Text(verbatim: "c\0d").bold() + Text(verbatim: "e"))
    let label = try XCTUnwrap(window.first?.firstText())
    XCTAssertEqual(label.shownText, "abcde")
    let text = try XCTUnwrap(pango_attr_list_to_string(label.shownAttributes))
    defer { g_free(text) }
    XCTAssertTrue(String(cString: text).contains("2 4 weight bold"), String(cString: text))
    window.close()
  }

  func testFieldsTooltipsAndTitlesLeaveAZeroOutToo() async throws {
    let window = TestWindow(
      self,
      VStack {
        TextField("pro\0mpt", text: .constant("te\0xt")).help("he\0lp")
        TextField("pro\0mpt", text: .constant("te\0xt"), axis: .vertical)
        SecureField("pro\0mpt", text: .constant("te\0xt"))
      })
    let entry = try XCTUnwrap(window.content.first(gtk_entry_get_type()))
    XCTAssertEqual(String(cString: gtk_editable_get_text(entry.opaque)), "text")
    XCTAssertEqual(gtk_entry_get_placeholder_text(entry.as(GtkEntry.self)).map { String(cString: $0) }, "prompt")
    XCTAssertEqual(gtk_widget_get_tooltip_text(entry).map { String(cString: $0) }, "help")
    let secure = try XCTUnwrap(window.content.first(gtk_password_entry_get_type()))
    XCTAssertEqual(String(cString: gtk_editable_get_text(secure.opaque)), "text")
    XCTAssertEqual(ObjectProperty.string(secure.raw, "placeholder-text"), "prompt")
    let view = try XCTUnwrap(window.content.first(gtk_text_view_get_type()))
    XCTAssertEqual(
      ObjectProperty.string(UnsafeMutableRawPointer(gtk_text_view_get_buffer(view.as(GtkTextView.self))), "text"),
      "text")
    window.close()

    let sink = NoWindowEvents()
    let titled = GtkPlatformWindow(WindowRequest(title: "Ti\0tle", identifier: "ma\0in"), application: nil, sink: sink)
    XCTAssertEqual(String(cString: gtk_window_get_title(titled.gtkWindow)), "Title")
    // Shortened, it would be the name of another window.
    XCTAssertNotEqual(ObjectProperty.string(UnsafeMutableRawPointer(titled.gtkWindow), "name"), "ma")
    titled.close()
  }

  func testAFieldWithAZeroIsNotWrittenAgain() async throws {
    let window = TestWindow(self, TextField("", text: .constant("te\0xt")))
    let entry = try XCTUnwrap(window.content.first(gtk_entry_get_type()))
    let counter = NotifyCounter(entry)
    window.update(TextField("", text: .constant("te\0xt")))
    XCTAssertEqual(counter.names, [])
    window.close()
  }

  func testAnyOtherTextIsShownAsItIs() async throws {
    let replaced = String(decoding: [0x61, 0xff, 0xed, 0xa0, 0x80, 0x62], as: UTF8.self)
    for text in [
      replaced, "\u{fffe}\u{ffff}\u{10ffff}", "\u{1}\u{7f}\u{80}\u{2400}", "\u{feff}x\u{fffc}",
      "%s %n %@ \\0 &#0; \\u0000",
      "\u{202e}abc\u{202c} \u{200f}\u{2067}שלום\u{2069} (1)", "e\u{301}\u{302}\u{303}",
      String(repeating: "word ", count: 2048),
    ] {
      XCTAssertEqual(try shown(Text(verbatim: text)).unicodeScalars.map(\.value), text.unicodeScalars.map(\.value))
    }
    let long = String(repeating: "w", count: 5000) + "\0" + String(repeating: "ö", count: 2500)
    XCTAssertEqual(try shown(Text(verbatim: long).lineLimit(1)).utf8.count, 10_000)
  }

  func testATextWithoutZerosIsNotCopied() async throws {
    let text = String(repeating: "x", count: 100)
    let same = text.utf8.withContiguousStorageIfAvailable { first in
      text.forGTK.utf8.withContiguousStorageIfAvailable { $0.baseAddress == first.baseAddress }
    }
    XCTAssertEqual(same, true)
  }

  func testAnImageWhoseNameHasAZeroIsMissing() async throws {
    for source in [ImageReference.icon("edit-copy-symbolic\0x"), .resource("picture\0x", nil)] {
      guard case .icon(.theme(Icon.missing)) = ImageSource(source) else { return XCTFail("\(source)") }
    }
  }
}
