import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class TextTests: GtkTestCase {
  private func label<Content: View>(_ window: TestWindow<Content>) throws -> GtkWidgetPointer {
    try XCTUnwrap(window.first?.firstText())
  }

  func testTextIsShownLiterally() async throws {
    let window = TestWindow(self, Text(verbatim: "<b>not</b> &amp; _markup"))
    let label = try label(window)
    XCTAssertEqual(label.shownText, "<b>not</b> &amp; _markup")
    window.close()
  }

  // MARK: Text that is made to fit

  /// The size of the text in the label's layout, and whether it is truncated.
  private func shown(_ label: GtkWidgetPointer) -> (width: Int32, height: Int32, isTruncated: Bool) {
    let layout = label.shownLayout
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return (width, height, pango_layout_is_ellipsized(layout) != 0)
  }

  func testATextIsSmallerInALineThatIsTooShort() async throws {
    func content(_ factor: CGFloat, _ width: CGFloat) -> some View {
      Text(verbatim: "A line of text that is long").font(.title).lineLimit(1).minimumScaleFactor(factor)
        .frame(width: width, alignment: .leading)
    }
    let window = TestWindow(self, content(0.3, 390))
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    let natural = shown(label)
    XCTAssertFalse(natural.isTruncated)
    func settles(at width: Int32, _ what: String) {
      spin(until: { gtk_widget_get_width(label) <= width && shown(label).width <= width }, what)
      drain()
    }
    let narrow = natural.width * 6 / 10
    window.update(content(0.3, CGFloat(narrow)))
    settles(at: narrow, "the smaller text")
    let small = shown(label)
    XCTAssertFalse(small.isTruncated)
    XCTAssertGreaterThan(small.width, narrow * 9 / 10)
    XCTAssertLessThan(small.height, natural.height * 7 / 10)
    window.update(content(0.9, CGFloat(narrow)))
    spin(until: { shown(label).isTruncated }, "the truncated text")
    window.update(content(0.3, 390))
    spin(until: { shown(label).width == natural.width }, "the text in its own size")
    XCTAssertEqual(shown(label).height, natural.height)
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testAParagraphIsSmallerInAFrameThatIsTooLow() async throws {
    let text = (Text(verbatim: "A paragraph of ") + Text(verbatim: "several").font(.title) + Text(verbatim: " words"))
      .minimumScaleFactor(0.2)
    let window = TestWindow(self, text.frame(width: 120, height: 30, alignment: .topLeading))
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    XCTAssertFalse(shown(label).isTruncated)
    XCTAssertLessThanOrEqual(shown(label).height, 30)
    XCTAssertLessThanOrEqual(shown(label).width, 120)
    window.close()
  }

  func testATextThatMayBeSmallerButFitsInSeveralLinesHasThose() async throws {
    let text = Text(verbatim: "Several words that need lines").minimumScaleFactor(0.9)
    let window = TestWindow(self, text.frame(width: 100))
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    XCTAssertGreaterThan(pango_layout_get_line_count(label.shownLayout), 1)
    XCTAssertLessThanOrEqual(shown(label).width, 100)
    XCTAssertGreaterThanOrEqual(gtk_widget_get_height(label), shown(label).height)
    window.close()
  }

  func testCharactersAreCloserTogetherInALineThatIsTooShort() async throws {
    func content(_ width: CGFloat, _ isTightened: Bool) -> some View {
      Text(verbatim: "A line of text that is long").lineLimit(1).allowsTightening(isTightened).frame(width: width)
    }
    let window = TestWindow(self, content(390, true))
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    let natural = shown(label)
    window.update(content(CGFloat(natural.width) - 4, true))
    spin(until: { shown(label).width <= natural.width - 4 }, "the tightened text")
    XCTAssertFalse(shown(label).isTruncated)
    XCTAssertEqual(shown(label).height, natural.height)
    window.update(content(CGFloat(natural.width) - 4, false))
    spin(until: { shown(label).isTruncated }, "the truncated text")
    window.close()
  }

  func testTextStylesAndNamedColorsAreClassesOfTheOneSheet() async throws {
    let window = TestWindow(self, Text(verbatim: "one").font(.title).foregroundColor(.red))
    let label = try label(window)
    XCTAssertTrue(label.classes.isSuperset(of: ["oriel-title", "oriel-red"]))
    XCTAssertNil(label.shownAttributes)
    window.update(Text(verbatim: "one").font(.caption).foregroundColor(.blue))
    XCTAssertTrue(label.classes.isSuperset(of: ["oriel-caption", "oriel-blue"]))
    XCTAssertTrue(label.classes.isDisjoint(with: ["oriel-title", "oriel-red"]))
    window.close()
  }

  func testWeightAndOwnColorsAreAttributes() async throws {
    let color = Color(red: 1, green: 0, blue: 0.5, opacity: 0.5)
    let window = TestWindow(self, Text(verbatim: "one").bold().italic().underline().kerning(2).foregroundColor(color))
    let label = try label(window)
    let list = try XCTUnwrap(label.shownAttributes)
    let text = try XCTUnwrap(pango_attr_list_to_string(list))
    defer { g_free(text) }
    let description = String(cString: text)
    for expected in [
      "weight bold", "style italic", "underline single", "letter-spacing 2048", "foreground #ffff00007fff",
    ] {
      XCTAssertTrue(description.contains(expected), "\(expected) in \(description)")
    }
    XCTAssertTrue(description.contains("foreground-alpha 32767"), description)
    window.close()
  }

  func testPartsOfATextHaveTheirOwnStyle() async throws {
    let window = TestWindow(self, Text(verbatim: "Größe ").bold() + Text(verbatim: "klein").foregroundColor(.red))
    let label = try label(window)
    XCTAssertEqual(label.shownText, "Größe klein")
    let text = try XCTUnwrap(pango_attr_list_to_string(label.shownAttributes))
    defer { g_free(text) }
    let description = String(cString: text)
    XCTAssertTrue(description.contains("0 8 weight bold"), description)
    XCTAssertTrue(description.contains("8 13 foreground"), description)
    window.close()
  }

  // MARK: Markup

  func testMarkupOfALiteralIsDisplayed() async throws {
    let window = TestWindow(self, Text("a **b** & `<c>`"))
    let label = try label(window)
    XCTAssertEqual(label.shownText, "a b & <c>")
    let text = try XCTUnwrap(pango_attr_list_to_string(label.shownAttributes))
    defer { g_free(text) }
    let description = String(cString: text)
    XCTAssertTrue(description.contains("2 3 weight bold"), description)
    XCTAssertTrue(description.contains("6 9 family \"monospace\""), description)
    window.close()
  }

  private func attributes<Content: View>(_ window: TestWindow<Content>) throws -> String {
    guard let text = pango_attr_list_to_string((try label(window)).shownAttributes) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  func testALinkHasTheColorOfTheThemeOrTheTint() async throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let text = Text("a [b](x:y)")
    let window = TestWindow(self, AnyView(text.foregroundColor(red)))
    let themed = try attributes(window)
    XCTAssertTrue(themed.contains("0 2 foreground #ffff00000000"), themed)
    XCTAssertFalse(themed.contains("2 3 foreground"), themed)
    window.update(AnyView(text.foregroundColor(red).tint(blue)))
    let tinted = try attributes(window)
    XCTAssertTrue(tinted.contains("0 2 foreground #ffff00000000"), tinted)
    XCTAssertTrue(tinted.contains("2 3 foreground #00000000ffff"), tinted)
    // Also if it is the color of the text around the link, which a link doesn't have.
    window.update(AnyView(text.tint(blue).foregroundStyle(blue)))
    let alike = try attributes(window)
    XCTAssertTrue(alike.contains("2 3 foreground #00000000ffff"), alike)
    window.close()
  }

  func testALinkWithoutTextIsNoLink() async throws {
    let empty = ""
    let window = TestWindow(self, Text("*a*[\(empty)](x:y)b"))
    let label = try label(window)
    XCTAssertEqual(label.shownText, "ab")
    window.close()
  }

  private struct Linked: View {
    let opened: (URL) -> Void
    @State private var count = 0
    var body: some View {
      Text(
        count == 3 ? "plain" : "A < B & [**li**nk](https://a.org/?b=1&c=\(count)\"), [other](x:y?\(count))\0"
      )
      .environment(
        \.openURL,
        OpenURLAction {
          opened($0)
          count += 1
          return .handled
        })
    }
  }

  func testLinksAreOpenedByTheEnvironmentsAction() async throws {
    var opened: [String] = []
    let window = TestWindow(self, Linked { opened.append($0.absoluteString) })
    window.show()
    let label = try label(window)
    XCTAssertEqual(label.shownText, "A < B & link, other")
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the keyboard")
    for keys in [["Return"], ["Tab", "Return"], ["Return"]] {
      let before = opened.count
      try Keyboard.press(keys)
      spin(until: { opened.count > before }, "the link that keeps the focus")
      drain()
    }
    XCTAssertEqual(opened, ["https://a.org/?b=1&c=0%22", "x:y?1", "x:y?2"])
    spin(until: { window.first?.firstText()?.shownText == "plain" }, "the plain text")
    window.close()
  }

  func testALinkIsClicked() async throws {
    var opened: [String] = []
    let window = TestWindow(self, Linked { opened.append($0.absoluteString) }.padding(40))
    window.show()
    let label = try label(window)
    var rect = PangoRectangle()
    pango_layout_index_to_pos(label.shownLayout, 16, &rect)
    let middle = try Pointer.middle(of: label)
    let width = Double(gtk_widget_get_width(label))
    try Pointer.click(
      x: middle.x - width / 2 + Double(rect.x + rect.width / 2) / Double(PANGO_SCALE), y: middle.y, in: label)
    spin(until: { !opened.isEmpty }, "the link")
    XCTAssertEqual(opened, ["x:y?0"])
    window.close()
  }

  func testLineLimitsCutTheText() async throws {
    let long = "a text that is too long for the room that it is given here, by far"
    func content(_ text: String, _ limit: Int, _ mode: Text.TruncationMode = .tail) -> some View {
      Text(verbatim: text).lineLimit(limit).truncationMode(mode).frame(width: 120)
    }
    let window = TestWindow(self, content(long, 1))
    window.show()
    let label = try label(window)
    func waits(for lines: Int32, _ mode: PangoEllipsizeMode, line: UInt = #line) {
      let what = "\(lines) lines, from line \(line)"
      spin(
        until: {
          let layout = label.shownLayout
          return pango_layout_get_line_count(layout) == lines && pango_layout_is_ellipsized(layout) != 0
            && pango_layout_get_ellipsize(layout) == mode
        }, what)
      XCTAssertLessThanOrEqual(shown(label).width, 120)
    }
    waits(for: 1, PANGO_ELLIPSIZE_END)
    window.update(content(long, 2, .middle))
    waits(for: 2, PANGO_ELLIPSIZE_MIDDLE)
    // All paragraphs together have two lines.
    window.update(content("first\nsecond\nthird\nfourth", 2))
    spin(until: { label.shownText.hasPrefix("first") }, "the other text")
    XCTAssertEqual(pango_layout_get_line_count(label.shownLayout), 2)
    window.close()
  }

  func testATextShowsTheLinesForWhichItsFrameHasRoom() async throws {
    func text(_ height: CGFloat?) -> some View {
      Text(verbatim: "a text that is too long for the room that it is given here, by far, and goes on")
        .frame(width: 120, height: height).background(Color.white)
    }
    let window = TestWindow(self, text(nil))
    window.show()
    let label = try label(window)
    let layout = try XCTUnwrap(label.shownLayout)
    let all = pango_layout_get_line_count(layout)
    XCTAssertGreaterThan(all, 3)
    let line = Double(gtk_widget_get_height(label)) / Double(all)
    func shown() -> (lines: Int32, isCut: Bool) {
      let layout = label.shownLayout
      return (pango_layout_get_line_count(layout), pango_layout_is_ellipsized(layout) != 0)
    }
    window.update(text(2.5 * line))
    spin(until: { shown() == (2, true) }, "two lines")
    window.update(text(1))
    spin(until: { shown() == (1, true) }, "one line")
    window.update(text(20 * line))
    spin(until: { shown() == (all, false) }, "all lines")
    window.update(text(2.5 * line))
    spin(until: { shown() == (2, true) }, "two lines again")
    window.update(text(nil))
    spin(until: { abs(Double(gtk_widget_get_height(label)) - Double(all) * line) <= 1 }, "the height of all lines")
    XCTAssertTrue(shown() == (all, false))
    window.close()
  }

  func testReservedLinesTakeRoomWithoutText() async throws {
    let window = TestWindow(
      self,
      HStack {
        Text(verbatim: "one").lineLimit(3, reservesSpace: true)
        Text(verbatim: "one\ntwo\nthree")
      })
    window.show()
    let labels = try XCTUnwrap(window.first).allTexts
    XCTAssertEqual(labels.count, 2)
    XCTAssertEqual(
      Double(gtk_widget_get_height(labels[0])), Double(gtk_widget_get_height(labels[1])), accuracy: 3)
    window.close()
  }

  func testLongTextWrapsInsteadOfWideningItsWindow() async throws {
    let words = Array(repeating: "word", count: 200).joined(separator: " ")
    let window = TestWindow(
      self,
      VStack {
        Text(verbatim: words)
        Text(verbatim: String(repeating: "x", count: 300))
      })
    window.show()
    XCTAssertLessThanOrEqual(gtk_widget_get_width(try XCTUnwrap(window.first)), 400)
    window.close()
  }

  func testLeadingTextIsOnTheRightInRightToLeftLanguages() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let window = TestWindow(
      self,
      VStack(alignment: .leading) {
        Divider()
        Text(verbatim: "short").padding(.leading, 10)
        Button("b") {}
      })
    window.show()
    let column = window.content
    let button = try XCTUnwrap(column.first(gtk_button_get_type())).frame(in: column)
    XCTAssertEqual(button.x + button.width, column.frame(in: column).width)
    let frame = try XCTUnwrap(column.firstText()).frame(in: column)
    XCTAssertEqual(frame.x + frame.width, column.frame(in: column).width - 10)
    window.close()
  }

  func testSelectableTextCanBeSelected() async throws {
    let window = TestWindow(self, Text(verbatim: "one").textSelection(.enabled))
    XCTAssertEqual(gtk_label_get_selectable(try label(window).opaque), 1)
    window.close()
  }

  func testLinesHaveTheirColorsInEachVariantOfTheTheme() async throws {
    let window = TestWindow(self, Text("a").underline(color: .red).strikethrough(color: .blue))
    window.show()
    func colors() throws -> [String] {
      let label = try XCTUnwrap(window.first?.firstText())
      let text = try XCTUnwrap(pango_attr_list_to_string(label.shownAttributes))
      defer { g_free(text) }
      return String(cString: text).split(whereSeparator: \.isWhitespace).map(String.init).filter { $0.hasPrefix("#") }
    }
    XCTAssertEqual(try colors(), ["#d7d71a1a2323", "#1b1b6b6bcdcd"])
    try withTheme("Adwaita:dark") { XCTAssertEqual(try colors(), ["#ffff7e7e6666", "#6666a7a7f4f4"]) }
    window.close()
  }
}
