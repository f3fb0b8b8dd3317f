import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The header bars of real windows and sheets, and what navigation does to them.
@MainActor final class ToolbarTests: PopoverTestCase {
  @Observable @MainActor final class Document {
    var hasItems = true
    var saved = 0
    var query = ""
    var isShown = false
  }

  private struct Editor: View {
    @Bindable var document: Document

    var body: some View {
      Text("content").navigationTitle("Editor").navigationSubtitle("Edited")
        .toolbar {
          if document.hasItems {
            ToolbarItem(placement: .navigation) { Button("First") {} }
            ToolbarItem(placement: .primaryAction) { Button("Save") { document.saved += 1 } }
          }
        }
        .searchable(text: $document.query, prompt: "Find")
        .sheet(isPresented: $document.isShown) {
          Text("sheet").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { document.isShown = false } }
          }
        }
    }
  }

  /// The texts that are laid out. GTK maps a label before that.
  private func shownTexts(in widget: GtkWidgetPointer) -> [String] {
    widget.allTexts.filter { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0 }
      .map { $0.shownText }
  }

  private func pushButton(_ label: String, in widget: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      widget.all(gtk_button_get_type()).first {
        $0.allTexts.map { $0.shownText } == [label]
      }, "\(shownTexts(in: widget))")
  }

  func testItemsAreInTheHeaderBarBesideTheTitle() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window))
    wait("the header bar") { gtk_widget_get_mapped(bar) != 0 }
    XCTAssertEqual(
      Set(shownTexts(in: bar)).intersection(["First", "Editor", "Edited", "Save"]).count, 4, "\(shownTexts(in: bar))")
    gtk_widget_activate(try pushButton("Save", in: bar))
    wait("the action") { document.saved == 1 }
    document.hasItems = false
    wait("the items to go") { !shownTexts(in: bar).contains("First") && !shownTexts(in: bar).contains("Save") }
    XCTAssertTrue(shownTexts(in: bar).contains("Editor"))
  }

  private struct Bare: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Push") { Text("second").navigationTitle("Second").toolbar { Button("Item") {} } }
      }
    }
  }

  func testAPageThatIsPushedDoesNotMoveTheContent() async throws {
    let opened = try open(Bare())
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window), "a window has a header bar from the beginning")
    let content = try XCTUnwrap(gtk_window_get_child(opened.window))
    wait("the layout") { gtk_widget_get_height(content) > 0 && shownTexts(in: bar).contains("App") }
    let area = content.area(in: opened.widget)
    gtk_widget_activate(try pushButton("Push", in: opened.widget))
    wait("the page") { shownTexts(in: opened.widget).contains("second") && shownTexts(in: bar).contains("Item") }
    XCTAssertEqual(opened.widget.all(gtk_header_bar_get_type()), [bar], "no second bar")
    XCTAssertEqual(content.area(in: opened.widget), area, "the content stays where it was")
    XCTAssertTrue(shownTexts(in: bar).contains("Second"), "\(shownTexts(in: bar))")
    let back = bar.all(gtk_button_get_type()).filter {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Back"
    }
    XCTAssertEqual(back.count, 1, "the way back is in the header bar")
  }

  func testAHeaderBarIsFlatWithoutItsBackground() async throws {
    let opened = try open(Editor(document: Document()).toolbarBackground(.hidden))
    XCTAssertTrue(try XCTUnwrap(gtk_window_get_titlebar(opened.window)).classes.contains("flat"))
    let other = try open(Editor(document: Document()).toolbarBackground(.visible))
    XCTAssertFalse(try XCTUnwrap(gtk_window_get_titlebar(other.window)).classes.contains("flat"))
  }

  func testASearchFieldIsInTheHeaderBar() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window))
    let field = try XCTUnwrap(bar.first(gtk_search_entry_get_type()))
    gtk_editable_set_text(field.opaque, "pear")
    wait("the text") { document.query == "pear" }
    wait("the keyboard") { gtk_window_is_active(opened.window) != 0 }
    gtk_widget_grab_focus(field)
    try Keyboard.press(["Escape"])
    wait("the cleared field") { document.query.isEmpty }
  }

  func testASheetShowsItsItemsInItsHeader() async throws {
    let document = Document()
    let opened = try open(Editor(document: document))
    let before = Set(toplevels)
    document.isShown = true
    wait("the sheet") { toplevels.contains { !before.contains($0) && gtk_widget_get_mapped($0) != 0 } }
    let sheet = try XCTUnwrap(toplevels.first { !before.contains($0) })
    let bar = try XCTUnwrap(sheet.first(gtk_header_bar_get_type()))
    gtk_widget_activate(try pushButton("Cancel", in: bar))
    wait("the end of the sheet") { !document.isShown && toplevels.allSatisfy { before.contains($0) } }
    _ = opened
  }

  private struct Mail: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Inbox", value: 1).navigationSplitViewColumnWidth(min: 100, ideal: 160, max: 200)
      } detail: {
        Text("nothing")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Open \(number)", value: number + 1).navigationTitle("Folder \(number)")
          }
      }
    }
  }

  func testTheSidebarHasItsWidthAndItsButton() async throws {
    let opened = try open(Mail())
    let paned = try XCTUnwrap(opened.widget.first(gtk_paned_get_type()))
    let sidebar = try XCTUnwrap(gtk_paned_get_start_child(paned.opaque))
    wait("the sidebar") { gtk_widget_get_width(sidebar) == 160 }
    gtk_paned_set_position(paned.opaque, 400)
    wait("the widest sidebar") { gtk_widget_get_width(sidebar) == 200 }
    gtk_paned_set_position(paned.opaque, 20)
    wait("the narrowest sidebar") { gtk_widget_get_width(sidebar) == 100 }
    let bar = try XCTUnwrap(gtk_window_get_titlebar(opened.window))
    let toggle = try XCTUnwrap(
      bar.all(gtk_button_get_type()).first {
        gtk_widget_get_ancestor($0, gtk_window_controls_get_type()) == nil
      })
    gtk_widget_activate(toggle)
    wait("the hidden sidebar") { gtk_widget_get_mapped(sidebar) == 0 }
    XCTAssertFalse(shownTexts(in: opened.widget).contains("Inbox"))
    wait("the button to be released") { !ButtonClass.looksPressed(toggle) }
    gtk_widget_activate(toggle)
    wait("the sidebar again") { gtk_widget_get_mapped(sidebar) != 0 && shownTexts(in: opened.widget).contains("Inbox") }
  }

  func testTheSidebarSlidesBehindTheEdge() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    let opened = try open(Mail())
    let paned = try XCTUnwrap(opened.widget.first(gtk_paned_get_type()))
    let sidebar = try XCTUnwrap(gtk_paned_get_start_child(paned.opaque))
    let detail = try XCTUnwrap(gtk_paned_get_end_child(paned.opaque))
    wait("the sidebar") { gtk_widget_get_width(sidebar) == 160 }
    let toggle = try XCTUnwrap(
      gtk_window_get_titlebar(opened.window)?.all(gtk_button_get_type()).first {
        gtk_widget_get_ancestor($0, gtk_window_controls_get_type()) == nil
      })
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    func slide(_ description: String, until isOver: () -> Bool) -> [Double] {
      var edges: [Double] = []
      gtk_widget_activate(toggle)
      wait(description) {
        let edge = Double(detail.frame(in: paned).x)
        if edges.last != edge { edges.append(edge) }
        if gtk_widget_get_mapped(sidebar) != 0, gtk_widget_get_width(sidebar) > 0 {
          XCTAssertEqual(gtk_widget_get_width(sidebar), 160)
          XCTAssertTrue(shownTexts(in: sidebar).contains("Inbox"))
        }
        return isOver()
      }
      return edges
    }
    let leaving = slide("the sidebar to leave") {
      gtk_widget_get_mapped(sidebar) == 0 && detail.frame(in: paned).x == 0
    }
    XCTAssertGreaterThan(leaving.count, 2, "\(leaving)")
    XCTAssertEqual(leaving, leaving.sorted(by: >))
    wait("the button to be released") { !ButtonClass.looksPressed(toggle) }
    let coming = slide("the sidebar to come") {
      detail.frame(in: paned).x > 160 && gtk_widget_get_can_target(sidebar) != 0
    }
    XCTAssertGreaterThan(coming.count, 2, "\(coming)")
    XCTAssertEqual(coming, coming.sorted())
  }

  func testALinkInTheSidebarShowsThePageAndItsTitle() async throws {
    let opened = try open(Mail())
    gtk_widget_activate(try pushButton("Inbox", in: opened.widget))
    wait("the page") { shownTexts(in: opened.widget).contains("Open 1") }
    XCTAssertFalse(shownTexts(in: opened.widget).contains("nothing"))
    XCTAssertEqual(String(cString: gtk_window_get_title(opened.window)), "Folder 1")
    gtk_widget_activate(try pushButton("Open 1", in: opened.widget))
    wait("the next page") { shownTexts(in: opened.widget).contains("Open 2") }
    XCTAssertFalse(shownTexts(in: opened.widget).contains("Open 1"))
  }
}
