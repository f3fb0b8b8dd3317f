import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

@MainActor final class LifetimeTests: GtkTestCase {
  private struct Everything: View {
    @State private var isOn = true
    @State private var text = "text"
    @FocusState private var isFocused: Bool
    let count: Int

    var body: some View {
      VStack {
        HStack {
          Text(verbatim: "a").bold() + Text(verbatim: "b").foregroundColor(.red)
          Spacer()
          Divider()
          Image(systemName: "star").resizable().frame(width: 20, height: 20)
          Image(systemName: "trash")
        }
        .padding().background(Color.red).overlay { Text(verbatim: "over") }
        Button("Go", systemImage: "plus") {}.keyboardShortcut("g").fixedSize()
        Button("Default") {}.keyboardShortcut(.defaultAction)
        Toggle("On", isOn: $isOn).labelsHidden()
        Toggle("On", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("On", isOn: $isOn).toggleStyle(.button)
        TextField("Text", text: $text).focused($isFocused).accessibilityLabel("field")
        TextField("Text", text: $text, axis: .vertical)
        SecureField("Text", text: $text)
        ScrollView { ForEach(0..<count) { Text("Row \($0)") } }
        Form { Section("Header") { ForEach(0..<count) { Toggle("Row \($0)", isOn: $isOn) } } }
        List(0..<count, id: \.self) { Text("Row \($0)") }
        ZStack {
          Color.blue
          Text(verbatim: "z")
        }.layoutPriority(1)
        Calendar(day: count)
      }
    }
  }

  func testNothingOutlivesItsView() async throws {
    let watch = ObjectWatch()
    for _ in 0..<3 {
      let window = TestWindow(self, Everything(count: 10))
      window.show()
      window.update(Everything(count: 20))
      window.update(Everything(count: 5))
      watch.watch(try XCTUnwrap(window.first))
      window.close()
      drain()
    }
    XCTAssertGreaterThan(watch.count, 300)
    XCTAssertEqual(watch.aliveCount, 0)
    XCTAssertEqual(warnings, [])
  }

  func testARemovedRowIsGoneAtOnce() async throws {
    let window = TestWindow(self, List(0..<3, id: \.self) { Text("Row \($0)") })
    window.show()
    let watch = ObjectWatch()
    spin(until: { window.first?.allTexts.count == 3 }, "the rows")
    watch.watch(try XCTUnwrap(window.first?.allTexts.last))
    window.update(List(0..<2, id: \.self) { Text("Row \($0)") })
    spin(until: { watch.aliveCount == 0 }, "the end of the row")
    window.close()
  }

  func testAConnectionEndsWithItsObject() async throws {
    final class Witness {}
    weak var witness: Witness?
    let connection: SignalConnection
    do {
      let held = Witness()
      witness = held
      let widget = ObjectHandle(retaining: gtk_button_new())
      connection = SignalConnection.connect(widget.raw, .clicked) { _ = held }
      XCTAssertTrue(connection.isConnected)
    }
    XCTAssertFalse(connection.isConnected)
    connection.disconnect()
    XCTAssertNotNil(connection)
    _ = witness
  }

  // MARK: Widgets that the app implements

  private struct Calendar: GtkWidgetRepresentable {
    final class Coordinator {
      var updates = 0
    }

    let day: Int

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeWidget(context: Context) -> GtkWidgetPointer { gtk_calendar_new() }

    func updateWidget(_ widget: GtkWidgetPointer, context: Context) {
      context.coordinator.updates += 1
      gtk_widget_set_name(widget, "\(day) \(context.coordinator.updates) \(context.environment.isEnabled)")
    }

    static func dismantleWidget(_ widget: GtkWidgetPointer, coordinator: Coordinator) {
      LifetimeTests.dismantled += 1
    }
  }

  private static var dismantled = 0

  func testARepresentableIsMadeOnceAndUpdatedWithWhatItReads() async throws {
    Self.dismantled = 0
    func view(_ day: Int, _ isDisabled: Bool) -> some View { Calendar(day: day).disabled(isDisabled) }
    let window = TestWindow(self, view(1, false))
    let calendar = try XCTUnwrap(window.first)
    XCTAssertEqual(String(cString: gtk_widget_get_name(calendar)), "1 1 true")
    window.update(view(2, false))
    XCTAssertEqual(String(cString: gtk_widget_get_name(calendar)), "2 2 true")
    window.update(view(2, true))
    XCTAssertTrue(String(cString: gtk_widget_get_name(calendar)).hasSuffix("false"))
    window.close()
    XCTAssertEqual(Self.dismantled, 1)
  }
}
