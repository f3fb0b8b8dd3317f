import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What the items of toolbars look like in header bars, and how they are named.
@MainActor final class ToolbarItemTests: PopoverTestCase {
  @Observable @MainActor final class Document {
    var title = "Add"
    var isBold = false
    var isShown = false
    var isCovered = false
    var hasCancel = true
  }

  private struct Editor: View {
    @Bindable var document: Document

    var body: some View {
      Text("content")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button(document.title, systemImage: "plus") {} }
          ToolbarItem { Button("Plain") {} }
          ToolbarItem { Button("Framed", systemImage: "star") {}.buttonStyle(.bordered) }
          ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: $document.isBold) }
          ToolbarItem { Menu("More", systemImage: "ellipsis.circle") { Button("Entry") {} } }
          ToolbarItem { Menu("Words") { Button("Entry") {} } }
        }
        .sheet(isPresented: $document.isShown) {
          Text("sheet").toolbar {
            if document.hasCancel {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} }
            }
          }
        }
        .fullScreenCover(isPresented: $document.isCovered) { Text("cover").navigationTitle("Covered") }
    }
  }

  private func tooltip(_ widget: GtkWidgetPointer) -> String? {
    gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
  }

  /// The item with a tooltip.
  private func item(_ help: String, in bar: GtkWidgetPointer) throws -> GtkWidgetPointer {
    wait("the item “\(help)”") { bar.first(gtk_widget_get_type()) { self.tooltip($0) == help } != nil }
    return try XCTUnwrap(bar.first(gtk_widget_get_type()) { self.tooltip($0) == help })
  }

  private func bar(of opened: Opened) throws -> GtkWidgetPointer {
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window))
    wait("the header bar") { gtk_widget_get_mapped(bar) != 0 && gtk_widget_get_width(bar) > 0 }
    return bar
  }

  func testAnItemWithAnIconIsFlatAndItsTitleIsItsTooltipAndItsName() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    let bar = try bar(of: opened)
    let add = try item("Add", in: bar)
    XCTAssertTrue(add.classes.contains("flat") && add.classes.contains("image-button"), "\(add.classes)")
    XCTAssertEqual(add.allTexts.map(\.shownText), [])
    document.title = "Insert"
    _ = try item("Insert", in: bar)
    let bold = try item("Bold", in: bar)
    XCTAssertTrue(bold.raw.isInstance(of: gtk_toggle_button_get_type()), "a toggle is a button")
    XCTAssertTrue(bold.classes.contains("flat"))
    gtk_widget_activate(bold)
    wait("the toggle") { document.isBold }
    let framed = try XCTUnwrap(
      bar.all(gtk_button_get_type()).first {
        self.tooltip($0) == nil && $0.classes.contains("image-button")
          && gtk_widget_get_ancestor($0, gtk_window_controls_get_type()) == nil
          && gtk_widget_get_ancestor($0, gtk_menu_button_get_type()) == nil
      })
    XCTAssertFalse(framed.classes.contains("flat"), "a style of the app applies")
    let plain = try XCTUnwrap(bar.all(gtk_button_get_type()).first { $0.allTexts.map(\.shownText) == ["Plain"] })
    XCTAssertFalse(plain.classes.contains("flat"))
    XCTAssertNil(tooltip(plain))
  }

  func testAMenuWithAnIconIsFlatWithoutAnArrow() async throws {
    let bar = try bar(of: try open(Editor(document: Document())))
    let more = try item("More", in: bar)
    XCTAssertTrue(more.raw.isInstance(of: gtk_menu_button_get_type()))
    XCTAssertEqual(gtk_menu_button_get_has_frame(more.opaque), 0)
    XCTAssertEqual(gtk_menu_button_get_always_show_arrow(more.opaque), 0)
    let words = try XCTUnwrap(
      bar.all(gtk_menu_button_get_type()).first { $0.allTexts.map(\.shownText).contains("Words") })
    XCTAssertNotEqual(gtk_menu_button_get_has_frame(words.opaque), 0)
    XCTAssertNotEqual(gtk_menu_button_get_always_show_arrow(words.opaque), 0)
  }

  func testASheetWithAButtonThatCancelsHasNoOtherThatCloses() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    document.isShown = true
    wait("the sheet") { toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window } }
    let sheet = try XCTUnwrap(toplevels.first { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window })
    let bar = try XCTUnwrap(sheet.first(gtk_header_bar_get_type()))
    wait("the text of the button") { bar.allTexts.map(\.shownText).contains("Cancel") }
    XCTAssertEqual(gtk_header_bar_get_show_title_buttons(bar.opaque), 0)
    document.hasCancel = false
    wait("the close button") { gtk_header_bar_get_show_title_buttons(bar.opaque) != 0 }
    document.isShown = false
    wait("the sheet to go") {
      !toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window }
    }
  }

  func testACoverIsAsLargeAsItsWindowAndHasAHeader() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    document.isCovered = true
    wait("the cover") { toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window } }
    let cover = try XCTUnwrap(toplevels.first { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window })
    wait("its size") {
      gtk_widget_get_width(cover) == gtk_widget_get_width(opened.widget)
        && gtk_widget_get_height(cover) == gtk_widget_get_height(opened.widget)
    }
    XCTAssertEqual(gtk_window_is_fullscreen(cover.as(GtkWindow.self)), 0)
    let bar = try XCTUnwrap(cover.first(gtk_header_bar_get_type()))
    XCTAssertNotEqual(gtk_widget_get_mapped(bar), 0)
    XCTAssertTrue(bar.allTexts.map(\.shownText).contains("Covered"))
    document.isCovered = false
    wait("the cover to go") {
      !toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window }
    }
  }
}
