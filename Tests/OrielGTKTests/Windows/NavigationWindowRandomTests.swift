import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A stack in a tab in the detail column of a real window, with what app and user do to it in any order.
///
/// `ORIEL_NAVIGATION_SEED` is another seed, and `ORIEL_NAVIGATION_STEPS` another number of steps.
@MainActor final class NavigationWindowRandomTests: PopoverTestCase {
  /// What the app's bindings say, and what its pages have reported.
  @Observable @MainActor final class World {
    var path: [Int] = []
    var tab = 0
    var columns = NavigationSplitViewVisibility.all
    var titles: Set<Int> = []
    var items: Set<Int> = []
    var next = 1
    @ObservationIgnored var log: [String] = []
  }

  /// The page with a number: 0 is the root of the stack, -1 the other tab, -2 the sidebar.
  private struct Page: View {
    let world: World
    let id: Int
    @State private var count = 0

    var body: some View {
      VStack {
        Button("count \(id) \(count)") { count += 1 }
        if id >= 0 { NavigationLink("go \(id)", value: world.next) }
        if world.titles.contains(id) { Text("titled").navigationTitle("title \(id)") }
        if world.items.contains(id) { Text("with item").toolbar { Button("item \(id)") {} } }
      }
      .onAppear { world.log.append("+ \(id)") }
      .onDisappear { world.log.append("- \(id)") }
    }
  }

  private struct Content: View {
    @Bindable var world: World

    var body: some View {
      NavigationSplitView(columnVisibility: $world.columns) {
        Page(world: world, id: -2)
      } detail: {
        TabView(selection: $world.tab) {
          NavigationStack(path: $world.path) {
            Page(world: world, id: 0).navigationDestination(for: Int.self) { Page(world: world, id: $0) }
          }
          .tabItem { Text("stack") }.tag(0)
          Page(world: world, id: -1).tabItem { Text("other") }.tag(1)
        }
      }
    }
  }

  /// What is seen, or has to be.
  private struct Sight: Equatable {
    var title: String
    var counts: [String]
    var items: [String]
    var ways: Int
    var appeared: Set<Int>
  }

  private let world = World()
  private var counts: [Int: Int] = [:]
  private var appeared: Set<Int> = []

  private var expected: Sight {
    let top = world.path.last ?? 0
    let detail = world.tab == 0 ? top : -1
    let pages = (world.columns == .detailOnly ? [] : [-2]) + [detail]
    let titled = pages.reversed().first { world.titles.contains($0) }
    return Sight(
      title: titled.map { "title \($0)" } ?? "App", counts: pages.map { "count \($0) \(counts[$0] ?? 0)" },
      items: pages.filter(world.items.contains).map { "item \($0)" },
      ways: world.tab == 0 && !world.path.isEmpty ? 1 : 0, appeared: Set(pages))
  }

  private func isShown(_ widget: GtkWidgetPointer) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) > 0
  }

  private func sight(of opened: Opened) -> Sight {
    let texts = opened.widget.allTexts.filter(isShown).map(\.shownText)
    return Sight(
      title: String(cString: gtk_window_get_title(opened.window)),
      counts: texts.filter { $0.hasPrefix("count ") }.sorted(),
      items: texts.filter { $0.hasPrefix("item ") }.sorted(), ways: buttons("Back", in: opened).count,
      appeared: appeared)
  }

  /// The buttons with a text or a tooltip, in the order of the window.
  private func buttons(_ text: String, in opened: Opened) -> [GtkWidgetPointer] {
    opened.widget.all(gtk_button_get_type()).filter { button in
      isShown(button)
        && (button.allTexts.map(\.shownText) == [text]
          || gtk_widget_get_tooltip_text(button).map { String(cString: $0) } == text)
    }
  }

  private func press(_ text: String, in opened: Opened) throws {
    let button = try XCTUnwrap(buttons(text, in: opened).first, "no “\(text)”")
    wait("the button to be released") { !ButtonClass.looksPressed(button) }
    gtk_widget_activate(button)
  }

  /// Takes over what has appeared and disappeared.
  private func takeLog() {
    for entry in world.log {
      let id = Int(entry.dropFirst(2)) ?? 0
      if entry.hasPrefix("+") {
        XCTAssertTrue(appeared.insert(id).inserted, "\(id) has appeared twice")
      } else {
        XCTAssertNotNil(appeared.remove(id), "\(id) has disappeared twice")
      }
    }
    world.log = []
  }

  func testThePagesTitlesItemsAndWaysBackAreWhatAModelSays() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["ORIEL_NAVIGATION_SEED"].flatMap { UInt64($0) } ?? 1
    let steps = environment["ORIEL_NAVIGATION_STEPS"].flatMap { Int($0) } ?? 120
    var random = SeededRandom(seed: seed)
    let opened = try open(Content(world: world))
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    var done: [String] = []
    for _ in 0..<steps {
      done.append(try step(opened, &random))
      let expected = expected
      var seen = sight(of: opened)
      spin(
        until: {
          takeLog()
          seen = sight(of: opened)
          seen.counts = expected.counts.sorted() == seen.counts ? expected.counts : seen.counts
          seen.items = expected.items.sorted() == seen.items ? expected.items : seen.items
          return seen == expected
        }, "seed \(seed), \(done.suffix(8)): \(expected) after step \(done.count)")
      if seen != expected { return print("seen: \(seen)") }
    }
  }

  private func step(_ opened: Opened, _ random: inout SeededRandom) throws -> String {
    let pages = [world.path.last ?? 0, 0, -1, -2]
    let page = pages[Int.random(in: 0..<4, using: &random)]
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      world.path.append(world.next)
      world.next += 1
      return "app pushes"
    case 1:
      guard world.tab == 0 else { return "-" }
      try press("go \(world.path.last ?? 0)", in: opened)
      wait("the push") { world.path.last == world.next }
      world.next += 1
      return "user pushes"
    case 2:
      world.path.removeLast(Int.random(in: 0...world.path.count, using: &random))
      return "app goes back"
    case 3, 4:
      guard world.tab == 0, let last = world.path.last else { return "-" }
      if Bool.random(using: &random) {
        try press("Back", in: opened)
      } else {
        try Keyboard.press(["alt+Left"])
      }
      wait("the way back") { world.path.last != last }
      return "user goes back"
    case 5:
      world.tab = 1 - world.tab
      return "app selects a tab"
    case 6:
      let tab = 1 - world.tab
      try press(["stack", "other"][tab], in: opened)
      wait("the selection") { world.tab == tab }
      return "user selects a tab"
    case 7:
      if Bool.random(using: &random) {
        world.columns = world.columns == .detailOnly ? .all : .detailOnly
      } else {
        let before = world.columns
        try press("Toggle Sidebar", in: opened)
        wait("the toggle") { world.columns != before }
      }
      return "sidebar"
    case 8:
      if world.titles.remove(page) == nil { world.titles.insert(page) }
      return "title of \(page)"
    case 9:
      if world.items.remove(page) == nil { world.items.insert(page) }
      return "item of \(page)"
    default:
      let shown = world.tab == 0 ? world.path.last ?? 0 : -1
      try press("count \(shown) \(counts[shown] ?? 0)", in: opened)
      counts[shown, default: 0] += 1
      return "user counts in \(shown)"
    }
  }
}
