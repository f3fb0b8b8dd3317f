import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Stacks in tabs and columns of real windows: titles, ways back, sizes, and what appears.
@MainActor final class NavigationWindowTests: PopoverTestCase {
  /// What the pages have reported.
  @Observable @MainActor final class Journal {
    @ObservationIgnored var log: [String] = []
    var shows = false

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Page: View {
    let name: String
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { journal.log.append("+\(name)") }
        .onDisappear { journal.log.append("-\(name)") }
    }
  }

  private struct Stack: View {
    let journal: Journal

    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "root", journal: journal)
          NavigationLink("Push") {
            VStack {
              Page(name: "second", journal: journal)
              NavigationLink("Deeper") { Page(name: "third", journal: journal).navigationTitle("Third") }
            }
            .navigationTitle("Second")
          }
        }
      }
    }
  }

  private struct Tabs: View {
    let journal: Journal

    var body: some View {
      TabView {
        Stack(journal: journal).tabItem { Text("One") }
        Page(name: "other", journal: journal).tabItem { Text("Two") }
      }
    }
  }

  private func shownTexts(in opened: Opened) -> [String] {
    opened.widget.allTexts.filter { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0 }.map(\.shownText)
  }

  private func title(of opened: Opened) -> String { String(cString: gtk_window_get_title(opened.window)) }

  private func isShown(_ text: String, in opened: Opened) -> Bool { shownTexts(in: opened).contains(text) }

  private func button(_ text: String, in opened: Opened) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      opened.widget.first(gtk_button_get_type()) {
        $0.allTexts.map(\.shownText) == [text] && gtk_widget_get_mapped($0) != 0
      },
      "no “\(text)” among \(shownTexts(in: opened))")
  }

  private func tab(_ text: String, in opened: Opened) throws -> GtkWidgetPointer {
    try XCTUnwrap(opened.widget.first(gtk_toggle_button_get_type()) { $0.allTexts.map(\.shownText) == [text] })
  }

  /// The buttons with the icon of the way back.
  private func ways(in opened: Opened) -> [GtkWidgetPointer] {
    opened.widget.all(gtk_button_get_type()).filter {
      gtk_widget_get_mapped($0) != 0 && gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == "Back"
    }
  }

  func testAPageThatIsPushedInATabOrAColumnHasATitleAndAWayBack() async throws {
    let journal = Journal()
    let places: [AnyView] = [
      AnyView(Tabs(journal: journal)),
      AnyView(
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Stack(journal: journal)
        }),
      AnyView(
        NavigationSplitView {
          Stack(journal: journal)
        } detail: {
          Text("detail")
        }),
      AnyView(
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Tabs(journal: journal)
        }),
    ]
    for place in places {
      let opened = try open(place)
      XCTAssertEqual(ways(in: opened), [])
      gtk_widget_activate(try button("Push", in: opened))
      wait("the page") { isShown("second 0", in: opened) && ways(in: opened).count == 1 }
      XCTAssertEqual(title(of: opened), "Second")
      gtk_widget_activate(try XCTUnwrap(ways(in: opened).first))
      wait("the root") { isShown("root 0", in: opened) && ways(in: opened).isEmpty }
      XCTAssertEqual(title(of: opened), "App")
    }
  }

  func testAltAndTheLeftArrowGoBack() async throws {
    let journal = Journal()
    let opened = try open(Tabs(journal: journal))
    gtk_widget_activate(try button("Push", in: opened))
    wait("the page") { isShown("second 0", in: opened) }
    gtk_widget_activate(try button("Deeper", in: opened))
    wait("the next page") { isShown("third 0", in: opened) && ways(in: opened).count == 1 }
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    try Keyboard.press(["alt+Left"])
    wait("the page below") { isShown("second 0", in: opened) && title(of: opened) == "Second" }
    try Keyboard.press(["alt+Left"])
    wait("the root") { isShown("root 0", in: opened) && title(of: opened) == "App" }
    XCTAssertEqual(journal.log.last, "-second")
  }

  func testPagesThatAreCoveredAndTabsThatAreLeftDisappear() async throws {
    let journal = Journal()
    let opened = try open(Tabs(journal: journal))
    XCTAssertEqual(journal.take(), ["+root"])
    gtk_widget_activate(try button("root 0", in: opened))
    wait("the state") { isShown("root 1", in: opened) }
    gtk_widget_activate(try button("Push", in: opened))
    wait("the page") { isShown("second 0", in: opened) }
    XCTAssertEqual(journal.take(), ["+second", "-root"])
    gtk_widget_activate(try tab("Two", in: opened))
    wait("the tab") { isShown("other 0", in: opened) }
    XCTAssertEqual(journal.take(), ["+other", "-second"])
    gtk_widget_activate(try tab("One", in: opened))
    wait("the page again") { isShown("second 0", in: opened) && !ways(in: opened).isEmpty }
    XCTAssertEqual(journal.take(), ["+second", "-other"])
    gtk_widget_activate(try XCTUnwrap(ways(in: opened).first))
    wait("the root again") { isShown("root 1", in: opened) }
    XCTAssertEqual(journal.take(), ["+root", "-second"])
    opened.controller.close()
    wait("the end") { !journal.log.isEmpty }
    XCTAssertEqual(journal.take(), ["-root"])
  }

  private struct Late: View {
    let journal: Journal

    var body: some View {
      TabView {
        VStack {
          Text("page")
          if journal.shows { Text("late").navigationTitle("Late").toolbar { Button("Item") {} } }
        }
        .tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
    }
  }

  func testATitleAndAnItemThatComeLaterInATabAreShown() async throws {
    let journal = Journal()
    let opened = try open(Late(journal: journal))
    for _ in 0..<2 {
      journal.shows = true
      wait("the title and the item") { title(of: opened) == "Late" && isShown("Item", in: opened) }
      journal.shows = false
      wait("their end") { title(of: opened) == "App" && !isShown("Item", in: opened) }
    }
  }

  func testTheRowOfTabsStaysInItsPlace() async throws {
    let opened = try open(
      NavigationStack {
        TabView {
          Text("small").tabItem { Text("One") }
          Color.blue.tabItem { Text("Two") }
          List(0..<50, id: \.self) { Text("row \($0)") }.tabItem { Text("Three") }
        }
      }, width: 400, height: 300)
    let place = try tab("One", in: opened).frame(in: opened.widget)
    let content = try XCTUnwrap(gtk_window_get_child(opened.window)).frame(in: opened.widget)
    XCTAssertLessThan(place.y - content.y, 30)
    for name in ["Two", "Three", "One"] {
      let chosen = try tab(name, in: opened)
      gtk_widget_activate(chosen)
      wait("the tab") { gtk_toggle_button_get_active(chosen.as(GtkToggleButton.self)) != 0 }
      wait("the page") { name != "Three" || isShown("row 3", in: opened) }
      let now = try tab("One", in: opened).frame(in: opened.widget)
      XCTAssertEqual(now.y, place.y)
      XCTAssertEqual(now.x, place.x)
    }
  }
}
