import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Texts that are drawn without a `GtkLabel`.
@MainActor final class DrawnTextTests: GtkTestCase {
  // MARK: Cost

  private final class Counter {
    var count = 0
  }

  /// Counts the layouts of a window that GTK performs because a size has changed.
  private func layouts<Content: View>(of window: TestWindow<Content>, during action: () -> Void) throws -> Int {
    let surface = try XCTUnwrap(gtk_native_get_surface(OpaquePointer(window.window)))
    let counter = Counter()
    let handler = g_signal_connect_data(
      surface.raw, "layout",
      // A handler of this signal has these parameters; GLib takes every handler as a function without any.
      unsafeBitCast(
        { (_: OpaquePointer?, _: gint, _: gint, data: UnsafeMutableRawPointer?) in
          guard let data else { return }
          Unmanaged<Counter>.fromOpaque(data).takeUnretainedValue().count += 1
        } as @convention(c) (OpaquePointer?, gint, gint, UnsafeMutableRawPointer?) -> Void, to: GCallback.self),
      Unmanaged.passUnretained(counter).toOpaque(), nil, GConnectFlags(rawValue: 0))
    defer { g_signal_handler_disconnect(surface.raw, handler) }
    action()
    return counter.count
  }

  func testATextThatChangesButNotItsSizeIsOnlyDrawnAgain() async throws {
    func content(_ text: String) -> some View {
      VStack {
        Text(verbatim: text).monospaced()
        Button("Button") {}
      }
    }
    let window = TestWindow(self, content("1111"))
    window.show()
    drain()
    let label = try XCTUnwrap(window.content.firstText())
    let clock = gtk_widget_get_frame_clock(window.content)
    func update(_ text: String) throws -> Int {
      try layouts(of: window) {
        let before = gdk_frame_clock_get_frame_counter(clock)
        window.update(content(text))
        spin(until: { gdk_frame_clock_get_frame_counter(clock) > before }, "the frame")
        drain()
      }
    }
    let width = gtk_widget_get_width(label)
    // The window itself may still be laid out.
    for text in ["3333", "4444"] { _ = try update(text) }
    XCTAssertEqual(try update("2222"), 0)
    XCTAssertEqual(gtk_widget_get_width(label), width)
    XCTAssertGreaterThan(try update("a text that is wider than the button below it"), 0)
    XCTAssertGreaterThan(gtk_widget_get_width(label), 2 * width)
    window.close()
  }

  // MARK: Accessibility

  /// The text around a character, as assistive technology reads it.
  private func contents(
    of label: GtkWidgetPointer, at offset: guint, _ granularity: GtkAccessibleTextGranularity
  ) throws -> String {
    let interface = try interface(of: label)
    var (start, end): (guint, guint) = (0, 0)
    let bytes = interface.get_contents_at(OpaquePointer(label), offset, granularity, &start, &end)
    let text = string(bytes)
    XCTAssertEqual(text, string(interface.get_contents(OpaquePointer(label), start, end)))
    return text
  }

  private func interface(of label: GtkWidgetPointer) throws -> GtkAccessibleTextInterface {
    let instance = label.raw.assumingMemoryBound(to: GTypeInstance.self)
    let interface = g_type_interface_peek(instance.pointee.g_class, gtk_accessible_text_get_type())
    return try XCTUnwrap(interface).assumingMemoryBound(to: GtkAccessibleTextInterface.self).pointee
  }

  private func string(_ bytes: OpaquePointer?) -> String {
    guard let bytes else { return "" }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let data = g_bytes_get_data(bytes, &size)
    return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
  }

  func testAssistiveTechnologyReadsCharactersWordsLinesAndParagraphs() async throws {
    let window = TestWindow(self, Text(verbatim: "Größe zählt. Second sentence\nlast 👍🏽 line"))
    window.show()
    let label = try XCTUnwrap(window.content.firstText())
    XCTAssertEqual(string(try interface(of: label).get_contents(OpaquePointer(label), 0, 5)), "Größe")
    XCTAssertEqual(
      string(try interface(of: label).get_contents(OpaquePointer(label), 29, guint.max)), "last 👍🏽 line")
    XCTAssertEqual(try contents(of: label, at: 2, GTK_ACCESSIBLE_TEXT_GRANULARITY_CHARACTER), "ö")
    XCTAssertEqual(try contents(of: label, at: 7, GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD), "zählt. ")
    XCTAssertEqual(try contents(of: label, at: 2, GTK_ACCESSIBLE_TEXT_GRANULARITY_SENTENCE), "Größe zählt. ")
    XCTAssertEqual(try contents(of: label, at: 30, GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE), "last 👍🏽 line")
    XCTAssertEqual(
      try contents(of: label, at: 20, GTK_ACCESSIBLE_TEXT_GRANULARITY_PARAGRAPH), "Größe zählt. Second sentence\n")
    // Beyond the end, and in an empty text.
    XCTAssertEqual(try contents(of: label, at: 999, GTK_ACCESSIBLE_TEXT_GRANULARITY_CHARACTER), "")
    window.update(Text(verbatim: ""))
    for granularity in [GTK_ACCESSIBLE_TEXT_GRANULARITY_WORD, GTK_ACCESSIBLE_TEXT_GRANULARITY_LINE] {
      XCTAssertEqual(try contents(of: label, at: 0, granularity), "")
    }
    window.close()
  }

  func testAssistiveTechnologyFindsCharactersAtTheirPlaces() async throws {
    // GTK asks for places since 4.16. `Scripts/setup` installs a later one for the tests.
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = TestWindow(self, Text(verbatim: "One two\nthree").frame(width: 300, alignment: .leading))
      window.show()
      let label = try XCTUnwrap(window.content.firstText())
      let interface = try interface(of: label)
      var area = graphene_rect_t()
      XCTAssertEqual(interface.get_extents(OpaquePointer(label), 8, 9, &area), 1)
      XCTAssertGreaterThan(area.size.width, 2)
      XCTAssertGreaterThan(area.origin.y, area.size.height / 2, "in the second line")
      XCTAssertLessThanOrEqual(area.origin.x + area.size.width, Float(gtk_widget_get_width(label)))
      var (offset, middle): (guint, graphene_point_t) = (0, graphene_point_t())
      middle.x = area.origin.x + area.size.width / 4
      middle.y = area.origin.y + area.size.height / 2
      XCTAssertEqual(interface.get_offset(OpaquePointer(label), &middle, &offset), 1)
      XCTAssertEqual(offset, 8)
      window.close()
    }
  }

  // MARK: Changes of the widget

  func testATextThatBecomesSelectableKeepsItsPlaceAndItsStyle() async throws {
    func content(_ isSelectable: Bool) -> some View {
      VStack {
        if isSelectable { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
        Selectable(isOn: isSelectable)
      }
    }
    let window = TestWindow(self, content(false))
    window.show()
    let before = frames(in: window)
    for isSelectable in [true, false] {
      window.update(content(isSelectable))
      spin(
        until: {
          window.content.allTexts.map { $0.raw.isInstance(of: gtk_label_get_type()) } == [isSelectable, isSelectable]
        }, "the other widgets")
      spin(until: { frames(in: window) == before }, "the same places")
      for label in window.content.allTexts { XCTAssertTrue(label.classes.contains("oriel-title")) }
    }
    window.close()
    XCTAssertEqual(warnings, [])
  }

  private func frames(in window: TestWindow<some View>) -> [String] {
    window.content.allTexts.map { "\($0.frame(in: window.content))" }
  }

  private var text: some View { Text(verbatim: "A title").font(.title) }

  /// A text whose selection changes without another view.
  private struct Selectable: View {
    let isOn: Bool
    var body: some View { Text(verbatim: "Another").font(.title).modifier(Selection(isOn: isOn)) }
  }

  private struct Selection: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.environment(\.isTextSelectable, isOn) }
  }

  func testALinkIsUnderlinedLikeTheThemesLinks() async throws {
    func content(_ isLink: Bool) -> some View {
      HStack { if isLink { button.buttonStyle(.link) } else { button.buttonStyle(.borderless) } }
    }
    let window = TestWindow(self, content(true))
    window.show()
    func attributes() throws -> String {
      let label = try XCTUnwrap(window.content.firstText())
      var text = ""
      spin(until: { gtk_widget_get_width(label) > 0 }, "the label")
      guard let list = label.shownAttributes, let description = pango_attr_list_to_string(list) else { return "" }
      defer { g_free(description) }
      text = String(cString: description)
      return text
    }
    XCTAssertTrue(try attributes().contains("underline single"))
    window.update(content(false))
    XCTAssertFalse(try attributes().contains("underline"))
    window.close()
  }

  private var button: some View { Button("Link") {} }
}

extension DrawnTextTests {
  // MARK: Races

  /// A view is inserted, which requests a layout from GTK, in the same change as a button's title grows.
  func testAButtonHasRoomForItsTitleWhenAViewIsInsertedBesideIt() async throws {
    func content(_ isOn: Bool) -> some View {
      HStack(spacing: 0) {
        if isOn { Text(verbatim: "Inserted") }
        Button(isOn ? "A longer" : "A") {}
        Color.red.frame(width: 10, height: 10)
      }
    }
    let window = TestWindow(self, content(false))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let narrow = gtk_widget_get_width(button)
    window.update(content(true))
    spin(until: { gtk_widget_get_width(button) > narrow + 20 }, "the wider button")
    let frame = button.frame(in: window.content)
    spin(until: { abs(window.drawnFrames[0].minX - CGFloat(frame.x + frame.width)) <= 1 }, "the color beside it")
    window.update(content(false))
    spin(until: { gtk_widget_get_width(button) == narrow }, "the former button")
    window.close()
  }

  func testATextThatWasInAnotherWindowFollowsItsNewFont() async throws {
    let content = SurfaceWidget(StackArrangement(HorizontalAlignment.center))
    let text = TextWidget(TextElement(string: "text"), sink: NoEvents())
    content.insert(text.makeLeaf(), after: nil)
    func height(in box: GtkWidgetPointer?, size: String) throws -> Int32 {
      let box = try XCTUnwrap(box)
      let window = try XCTUnwrap(gtk_window_new())
      gtk_window_set_child(window.as(GtkWindow.self), box)
      gtk_box_append(box.as(GtkBox.self), content.widget)
      gtk_widget_add_css_class(box, size)
      let measured = WidgetLayout.Measurement(of: content.widget, GTK_ORIENTATION_VERTICAL, for: -1).natural
      gtk_box_remove(box.as(GtkBox.self), content.widget)
      gtk_window_destroy(window.as(GtkWindow.self))
      content.surface.forgetAll()
      return measured
    }
    let small = try height(in: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), size: "caption")
    let large = try height(in: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), size: "title-1")
    XCTAssertGreaterThan(Double(large), Double(small) * 1.6)
    content.dispose()
    text.dispose()
  }

  private final class NoEvents: WidgetEventSink {
    func handle<Event: WidgetEvent>(_ event: Event) {}
    func focusDidChange(_ isFocused: Bool) {}
  }
}
