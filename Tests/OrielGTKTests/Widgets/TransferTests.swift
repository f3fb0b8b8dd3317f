import CGtk
import FoundationEssentials
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The clipboard of the display, and drag and drop with its pointer.
@MainActor final class TransferTests: GtkTestCase {
  private var lines: [String] = []
  private let platform = GtkPlatform()

  private func note(_ line: String) { lines.append(line) }

  private var displayClipboard: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

  override nonisolated func tearDown() {
    MainActor.assumeIsolated { Self.clearClipboard() }
    super.tearDown()
  }

  private static func clearClipboard() {
    let clipboard = gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    if let clipboard { gdk_clipboard_set_content(clipboard, nil) }
  }

  /// Runs the main loop, and the tasks of the main actor in between, until a condition holds.
  private func wait(until condition: () -> Bool, _ what: String) async {
    let deadline = g_get_monotonic_time() + 10_000_000
    while !condition() {
      guard g_get_monotonic_time() < deadline else { return XCTFail("\(what) never held") }
      drain()
      await Task.yield()
    }
  }

  /// Runs an asynchronous operation to its end, while the main loop runs.
  private func value<Value: Sendable>(_ operation: @escaping @MainActor () async throws -> Value) async throws -> Value
  {
    var result: Result<Value, any Error>?
    Task { @MainActor in
      do { result = .success(try await operation()) } catch { result = .failure(error) }
    }
    await wait(until: { result != nil }, "the result")
    return try XCTUnwrap(result).get()
  }

  /// Handles all that the display's server has reported.
  private func settleClipboard() {
    gdk_display_sync(gdk_display_get_default())
    drain()
  }

  func testACopiedTextIsReadAsAnotherAppReadsIt() async throws {
    platform.copy([NSItemProvider(object: "Tōkyō"), NSItemProvider(object: "second")])
    let clipboard = try XCTUnwrap(displayClipboard)
    let text = try await value {
      let names = gdk_content_formats_to_string(gdk_clipboard_get_formats(clipboard))
      defer { g_free(names) }
      XCTAssertTrue(String(cString: try XCTUnwrap(names)).includes("text/plain;charset=utf-8"))
      let address = try await GioCall.run {
        gdk_clipboard_read_text_async(clipboard, nil, $0, $1)
      } finish: { result, error in
        UInt(bitPattern: gdk_clipboard_read_text_finish(clipboard, result, &error))
      }
      let text = try XCTUnwrap(UnsafeMutablePointer<CChar>(bitPattern: address))
      defer { g_free(text) }
      return String(cString: text)
    }
    XCTAssertEqual(text, "Tōkyō\nsecond")
  }

  func testATextOfAnotherAppIsPasted() async throws {
    // The server reports the clipboard's owner before it to GDK, which would take a new content for that of another app.
    settleClipboard()
    // This isn't content of Oriel's, so that it is read through a stream.
    gdk_clipboard_set_text(displayClipboard, "from elsewhere")
    settleClipboard()
    let source = try XCTUnwrap(platform.clipboard)
    XCTAssertNil(source.localItems)
    XCTAssertTrue(source.mayProvide([.plainText]))
    XCTAssertFalse(source.mayProvide([.url]))
    let text = try await value {
      let items = await source.items(of: String.importedContentTypes)
      return try await XCTUnwrap(items.first).load(String.self)
    }
    XCTAssertEqual(text, "from elsewhere")
  }

  func testURLsAreAListForOtherApps() async throws {
    let urls = [URL(filePath: "/tmp/a b.txt"), URL(filePath: "/tmp/c.txt")]
    let content = TransferredItems(items: urls.map { NSItemProvider(object: $0) })
    XCTAssertEqual(content.mimeTypes.first, "text/uri-list")
    let list = try await value { try await content.data(for: "text/uri-list") }
    XCTAssertEqual(String(decoding: list, as: UTF8.self), "file:///tmp/a%20b.txt\r\nfile:///tmp/c.txt\r\n")
    XCTAssertEqual(URLList.urls(in: list).map(\.path), urls.map(\.path))
  }

  func testTypesHaveMIMETypesAndBack() async throws {
    for type in [UTType.png, .utf8PlainText, .url, .pdf, UTType(exportedAs: "com.example.thing", conformingTo: .data)] {
      let mimeType = try XCTUnwrap(TransferTypes.mimeTypes(of: type).first)
      XCTAssertEqual(TransferTypes.type(of: mimeType), type, mimeType)
    }
    XCTAssertNil(TransferTypes.type(of: "SAVE_TARGETS"))
  }

  func testTheFocusedViewCopiesAndPastesWithKeys() async throws {
    let window = TestWindow(
      self,
      Color.red.focusable()
        .copyable(["copied"])
        .pasteDestination(for: String.self) { self.note("paste \($0)") }
        .environment(\.transferPlatform, platform))
    window.show()
    spin(until: { gtk_window_is_active(window.window) != 0 }, "the window to be active")
    gtk_window_set_focus(window.window, nil)
    gtk_widget_child_focus(window.content, GTK_DIR_TAB_FORWARD)
    try Keyboard.press(["ctrl+c"])
    spin(until: { self.platform.clipboard != nil }, "the copy")
    try Keyboard.press(["ctrl+v"])
    await wait(until: { !self.lines.isEmpty }, "the paste")
    XCTAssertEqual(lines, ["paste [\"copied\"]"])
    window.close()
  }

  func testAViewIsDraggedToAnotherOne() async throws {
    let window = TestWindow(
      self,
      HStack(spacing: 0) {
        Color.red.draggable("dragged")
        Color.blue.dropDestination(for: String.self) { texts, place in
          self.note("dropped \(texts)")
          return true
        } isTargeted: {
          self.note("targeted \($0)")
        }
      })
    window.show()
    let area = window.content.frame(in: window.content)
    try drag(
      in: window.content, fromX: Double(area.width) / 4, toX: Double(area.width) * 3 / 4, y: Double(area.height) / 2)
    await wait(until: { self.lines.contains { $0.hasPrefix("dropped") } }, "the drop")
    XCTAssertEqual(lines.filter { $0.hasPrefix("dropped") }, ["dropped [\"dragged\"]"])
    XCTAssertEqual(lines.first, "targeted true")
    XCTAssertEqual(lines.filter { $0.hasPrefix("targeted") }.last, "targeted false")
    window.close()
  }

  func testAFrameIsAroundTheDestinationOnlyUntilTheDrop() async throws {
    let window = TestWindow(
      self,
      HStack(spacing: 0) {
        Color.red.draggable("dragged")
        Color.blue.dropDestination(for: String.self) { _, _ in
          self.note("dropped")
          return true
        }
      }
      .padding(20))
    window.show()
    let content = window.content
    func frames() -> [CGRect] {
      content.all(LayoutClass.type).filter { $0.hasClass(.dropFrame) && gtk_widget_get_child_visible($0) != 0 }
        .map { $0.area(in: content) }
    }
    func edge() throws -> SIMD3<Int> {
      let paintable = ObjectHandle(adopting: try XCTUnwrap(gtk_widget_paintable_new(content)))
      return try Pixels(of: paintable, in: content)[1, 100]
    }
    drain()
    let before = try edge()
    let area = content.frame(in: content)
    let middle = Double(area.height) / 2
    var dragged: [CGRect] = []
    var draggedEdge: SIMD3<Int>?
    try drag(in: content, fromX: Double(area.width) / 4, toX: Double(area.width) * 3 / 4, y: middle) {
      dragged = frames()
      draggedEdge = try? edge()
    }
    await wait(until: { self.lines == ["dropped"] }, "the drop")
    let half = Double(area.width - 40) / 2
    XCTAssertEqual(dragged, [CGRect(x: 20 + half, y: 20, width: half, height: Double(area.height) - 40)])
    XCTAssertEqual(draggedEdge, before, "no frame around the window")
    XCTAssertEqual(frames(), [])
    drain()
    XCTAssertEqual(try edge(), before, "no frame around the window")
    window.close()
    XCTAssertEqual(warnings, [])
  }

  func testThePreviewOfADragIsItsPicture() async throws {
    let view = Color.red.draggable("dragged") { Color.blue.frame(width: 30, height: 20) }
    let window = TestWindow(self, view.environment(\.pictureSource, PictureSource(platform)))
    window.show()
    defer { window.close() }
    let surface = window.surface
    let start = try XCTUnwrap(surface.drag(from: CGPoint(x: 50, y: 50)))
    XCTAssertTrue(start.hasPreview)
    let controllers = DragControllers(on: try XCTUnwrap(surface.host as? SurfaceWidget)) { true }
    defer { controllers.dispose() }
    let icon = try XCTUnwrap(controllers.preview(of: start))
    XCTAssertEqual(gdk_paintable_get_intrinsic_width(icon.picture.opaque), 30)
    XCTAssertEqual(gdk_paintable_get_intrinsic_height(icon.picture.opaque), 20)
    XCTAssertEqual(icon.pointer, Point(x: 15, y: 10))
  }

  func testThePictureOfADraggedViewHasItsContentShape() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = red.contentShape(.dragPreview, Circle()).draggable("dragged").frame(width: 60, height: 60)
    let window = TestWindow(self, VStack { view })
    window.show()
    defer { window.close() }
    drain()
    let surface = window.surface
    let host = try XCTUnwrap(surface.host as? SurfaceWidget)
    let middle = CGPoint(
      x: Double(gtk_widget_get_width(host.widget)) / 2, y: Double(gtk_widget_get_height(host.widget)) / 2)
    let start = try XCTUnwrap(surface.drag(from: middle))
    let controllers = DragControllers(on: host) { true }
    defer { controllers.dispose() }
    let icon = try XCTUnwrap(controllers.picture(of: start.node, from: Point(middle)))
    let pixels = try Pixels(of: icon.picture, in: host.widget)
    XCTAssertEqual(pixels[30, 30], SIMD3(255, 0, 0))
    XCTAssertEqual(pixels[30, 2], SIMD3(255, 0, 0))
    XCTAssertEqual(pixels[3, 3], SIMD3(255, 255, 255))
    XCTAssertEqual(pixels[57, 57], SIMD3(255, 255, 255))
  }

  func testADropOnAViewThatHasShrunkEndsTheDrag() async throws {
    let window = TestWindow(self, ShrinkingTarget())
    window.show()
    let area = window.content.frame(in: window.content)
    let source = try XCTUnwrap(dragSource(of: window.content))
    var icon: ObjectHandle?
    try drag(
      in: window.content, fromX: Double(area.width) / 4, toX: Double(area.width) * 3 / 4, y: Double(area.height) / 2
    ) {
      icon = gtk_drag_source_get_drag(source).flatMap { gdk_drag_get_drag_surface($0) }
        .map { ObjectHandle(retaining: $0) }
    }
    let picture = try XCTUnwrap(icon)
    // It moves back to where the drag began.
    await wait(until: { gdk_surface_get_mapped(picture.opaque) == 0 }, "the picture to go")
    XCTAssertNil(gtk_drag_source_get_drag(source))
    window.close()
  }

  private func dragSource(of widget: GtkWidgetPointer) -> OpaquePointer? {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { $0.raw }) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(item) }
      if item.isInstance(of: gtk_drag_source_get_type()) { return OpaquePointer(item) }
    }
    return nil
  }

  private struct ShrinkingTarget: View {
    @State private var isTargeted = false

    var body: some View {
      HStack(spacing: 0) {
        Color.red.draggable("dragged").frame(width: 200)
        Color.blue
          .dropDestination(for: String.self) { _, _ in
            true
          } isTargeted: {
            isTargeted = isTargeted || $0
          }
          .frame(height: isTargeted ? 1 : nil, alignment: .top)
          .frame(width: 200).frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  private func drag(in widget: GtkWidgetPointer, fromX: Double, toX: Double, y: Double, beforeDrop: () -> Void = {})
    throws
  {
    try Pointer.press(x: fromX, y: y, in: widget)
    drain()
    for step in 1...8 {
      try Pointer.move(x: fromX + (toX - fromX) * Double(step) / 8, y: y, in: widget)
      let deadline = g_get_monotonic_time() + 50_000
      spin(until: { g_get_monotonic_time() > deadline }, "the movement")
    }
    beforeDrop()
    try Pointer.release()
  }
}
