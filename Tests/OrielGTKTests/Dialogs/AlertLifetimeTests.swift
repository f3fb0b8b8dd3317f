import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Answered alerts are released.
final class AlertLifetimeTests: AlertTestCase {
  private final class WeakAlert {
    weak var alert: (any PresentedAlert)?
    init(_ alert: any PresentedAlert) { self.alert = alert }
  }

  /// Counts objects that haven't been finalized yet.
  private final class Census {
    var living = 0

    func count(_ object: UnsafeMutableRawPointer) {
      living += 1
      g_object_weak_ref(
        object.assumingMemoryBound(to: GObject.self),
        { data, _ in
          guard let data else { return }
          Unmanaged<Census>.fromOpaque(data).takeUnretainedValue().living -= 1
        }, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  private func request(_ number: Int) -> AlertRequest {
    var request = bothForms[number % 2]
    request.buttons[0].shortcut = KeyboardShortcut("k")
    if number % 4 == 1 {
      request.textFields = [AlertTextField(id: 1, label: "Name", prompt: "", text: "x", isSecure: number % 8 == 1)]
    }
    return request
  }

  /// Each kind of alert with each way to end, and all of it a second time: 168 is the least common multiple of what they
  /// are chosen by.
  func testAlertsOfAllKindsLeaveNothingBehind() async throws {
    let parent = makeParent()
    let count = toplevels.count
    let census = Census()
    var alerts: [WeakAlert] = []
    for number in 0..<2 * 168 {
      let sink = Sink()
      let alert = self.present(request(number), over: parent, sink: sink)
      alerts.append(WeakAlert(alert))
      let window = try XCTUnwrap(toplevels.last)
      census.count(window.raw)
      // Every third goes before it was ever on the screen, every seventh by a button.
      if number % 3 != 0 { wait("the alert") { !sink.events.isEmpty } }
      if number % 7 == 1 { click(try button("OK", in: window)) } else { alert.dismiss() }
      wait("the answer") { sink.events.last != .presented && !sink.events.isEmpty }
    }
    settle()
    XCTAssertEqual(toplevels.count, count)
    XCTAssertEqual(census.living, 0, "windows")
    XCTAssertEqual(alerts.count { $0.alert != nil }, 0, "alerts")
  }

  func testAlertsWhoseParentIsDestroyedLeaveNothingBehind() async throws {
    let census = Census()
    var alerts: [WeakAlert] = []
    for number in 0..<20 {
      let parent = makeParent()
      census.count(UnsafeMutableRawPointer(parent))
      let shown = try show(request(number), over: parent)
      census.count(shown.window.raw)
      alerts.append(WeakAlert(shown.alert))
      gtk_window_destroy(parent)
      wait("the answer") { shown.sink.events.count == 2 }
    }
    settle()
    XCTAssertEqual(census.living, 0, "windows")
    XCTAssertEqual(alerts.count { $0.alert != nil }, 0, "alerts")
  }

  func testTheSinkIsHeldWeakly() async throws {
    let parent = makeParent()
    for request in bothForms {
      var sink: Sink? = Sink()
      weak let released = sink
      let alert = self.present(request, over: parent, sink: try XCTUnwrap(sink))
      sink = nil
      XCTAssertNil(released)
      let count = toplevels.count
      alert.dismiss()
      wait("the window to be gone") { toplevels.count < count }
      settle()
    }
  }
}
