import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Closed sheets are released.
final class SheetLifetimeTests: SheetTestCase {
  private struct Form: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Toggle("On", isOn: $isOn)
        ScrollView { ForEach(0..<5) { Text("Row \($0)") } }
        Button("Done") {}.keyboardShortcut(.defaultAction)
      }
    }
  }

  private final class WeakPresentation {
    weak var presentation: (any PlatformPresentation)?
    init(_ presentation: any PlatformPresentation) { self.presentation = presentation }
  }

  private func request(_ number: Int) -> PresentationRequest {
    var request = PresentationRequest(number % 5 == 4 ? CoverForm() : SheetForm())
    request.title = "Sheet \(number)"
    if number % 3 == 1 {
      request.detents = [150, 300]
      request.showsDragIndicator = true
    }
    if number % 4 == 2 { request.background = .color(.blue) }
    if number % 7 == 3 { request.cornerRadius = 20 }
    return request
  }

  func testThreeHundredSheetsLeaveNothingBehind() async throws {
    let owner = try makeOwner()
    let count = toplevels.count
    let watch = ObjectWatch()
    var sheets: [WeakPresentation] = []
    for number in 0..<300 {
      let sheet = try TestSheet(Form(), request(number), over: owner)
      sheets.append(WeakPresentation(sheet.presentation))
      watch.watch(sheet.window)
      // Every third goes before it was ever on the screen.
      if number % 3 != 0 {
        sheet.presentation.present()
        wait("the sheet") { sheet.sink.story == [.presented] }
        if number % 3 == 1 { sheet.update { $0.selectedDetent = 1 } }
      }
      sheet.presentation.dismiss(animated: true)
      wait("the end") { sheet.sink.events.last == .closed }
      sheet.dispose()
      XCTAssertLessThanOrEqual(toplevels.count, count + 1)
    }
    settle()
    XCTAssertEqual(toplevels.count, count)
    XCTAssertGreaterThan(watch.count, 6_000)
    XCTAssertEqual(watch.aliveCount, 0, "widgets")
    XCTAssertEqual(sheets.count { $0.presentation != nil }, 0, "presentations")
    XCTAssertEqual(warnings, [])
  }

  func testSheetsWhoseParentIsDestroyedLeaveNothingBehind() async throws {
    let watch = ObjectWatch()
    var sheets: [WeakPresentation] = []
    for number in 0..<20 {
      let owner = try makeOwner()
      let sheet = try show(Form(), over: owner, form: request(number).form)
      watch.watch(sheet.window)
      sheets.append(WeakPresentation(sheet.presentation))
      gtk_window_destroy(owner.gtkWindow)
      wait("the end") { sheet.sink.events.last == .closed }
      sheet.dispose()
    }
    wait("all widgets to be gone") { watch.aliveCount == 0 }
    XCTAssertEqual(sheets.count { $0.presentation != nil }, 0, "presentations")
  }

  func testTheSinkIsHeldWeakly() async throws {
    let owner = try makeOwner()
    var sink: SheetSink? = SheetSink()
    weak let released = sink
    let presentation = GtkPlatform().makePresentation(
      PresentationRequest(SheetForm()), over: owner, at: nil, sink: try XCTUnwrap(sink))
    sink = nil
    XCTAssertNil(released)
    presentation.present()
    presentation.dismiss(animated: false)
    settle()
    presentation.dispose()
  }
}
