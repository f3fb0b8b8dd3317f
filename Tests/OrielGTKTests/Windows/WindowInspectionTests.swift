import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What a developer sees of a window's views: on standard error, and in GTK's inspector.
@MainActor final class WindowInspectionTests: PopoverTestCase {
  private struct Person: View {
    let name: String
    var body: some View { Text(name) }
  }

  private struct People: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        List(["Ada", "Bob"], id: \.self) { Person(name: $0) }
        Toggle("Sound", isOn: $isOn)
        Button("Save") {}.accessibilityIdentifier("save")
      }
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    @State private var taps = 0
    var body: some View {
      Color.red.frame(width: width, height: 4)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      Button("Taps \(taps)") { taps += 1 }
    }
  }

  private struct Writing: View {
    @State private var count = 0
    @State private var taps = 0
    var body: some View {
      Text("count \(count)").onChange(of: count, initial: true) { count += 1 }
      Button("Taps \(taps)") { taps += 1 }
    }
  }

  private var messages: [String] = []

  /// Collects what is written.
  private func listen() {
    Diagnostics.reset()
    let usual = Diagnostics.handler
    Diagnostics.handler = { [weak self] in self?.messages.append($0) }
    addTeardownBlock { @MainActor in Diagnostics.handler = usual }
  }

  func testKeysWriteTheViewsOfAWindowAndNameItsWidgets() async throws {
    listen()
    let opened = try open(People())
    wait("the active window") { gtk_window_is_active(opened.window) != 0 }
    wait("the rows") { self.widgets("GtkLabel", in: opened.widget).count >= 2 }
    try Keyboard.press(["ctrl+alt+shift+i"])
    wait("the outline") { !self.messages.isEmpty }
    let outline = try XCTUnwrap(messages.first)
    XCTAssert(outline.hasPrefix("window \"App\" "), outline)
    for text in [
      "WindowInspectionTests.People", "WindowInspectionTests.Person", "text \"Ada\"", "(isOn)", "button #save",
    ] {
      XCTAssert(outline.contains(text), "\(text) isn't in \(outline)")
    }
    let names = opened.widget.all(gtk_widget_get_type()).map(name)
    XCTAssert(names.contains("text in WindowInspectionTests.Person in WindowInspectionTests.People"), "\(Set(names))")
    XCTAssert(names.contains("save"), "\(Set(names))")
  }

  func testAWindowIsWrittenWhenItOpensIfTheVariableAsksForIt() async throws {
    listen()
    Inspection.isRequested = true
    addTeardownBlock { @MainActor in Inspection.isRequested = false }
    _ = try open(People())
    wait("the outline") { !self.messages.isEmpty }
    XCTAssert(messages[0].contains("text \"Bob\""), messages[0])
    settle()
    XCTAssertEqual(messages.count, 1)
  }

  private func name(of widget: GtkWidgetPointer) -> String { String(cString: gtk_widget_get_name(widget)) }

  func testAGeometryThatChangesItselfEnds() async throws {
    listen()
    let opened = try open(Growing())
    try checkThatItGoesOn(opened)
    XCTAssert(messages.first?.contains("onGeometryChange") == true, "\(messages)")
  }

  func testAnActionThatChangesItsOwnValueEnds() async throws {
    listen()
    let opened = try open(Writing())
    try checkThatItGoesOn(opened)
    XCTAssert(messages.first?.contains("“count” of WindowInspectionTests.Writing") == true, "\(messages)")
  }

  /// Nothing is left to do, there is one message, and a button works.
  private func checkThatItGoesOn(_ opened: Opened) throws {
    wait("the message") { !self.messages.isEmpty }
    settle()
    wait("the end of the updates") { !opened.graph.hasPendingUpdates }
    let button = try XCTUnwrap(widgets("OrielButton", in: opened.widget).first)
    for _ in 0..<2 { gtk_widget_activate(button) }
    settle()
    XCTAssertEqual(messages.count, 1, "\(messages)")
  }
}
