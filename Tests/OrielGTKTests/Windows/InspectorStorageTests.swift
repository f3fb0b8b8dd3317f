import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The width that an inspector keeps from one run of the app to the next.
final class InspectorStorageTests: InspectorTestCase {
  private var path = ""

  override nonisolated func setUp() {
    super.setUp()
    MainActor.assumeIsolated { path = NSTemporaryDirectory() + "/oriel-inspector-\(UUID().uuidString).json" }
  }

  override nonisolated func tearDown() {
    MainActor.assumeIsolated { try? FileManager.default.removeItem(atPath: path) }
    super.tearDown()
  }

  /// Opens a window as the app does in a run of its own, and hands it over.
  private func run(_ width: ColumnWidth? = nil, _ body: (Opened) throws -> Void) throws {
    let values = KeyValueStore(file: StorageFile(path: path), scheduler: { $0() })
    let model = Model()
    model.isPresented = true
    if let width { model.width = width }
    let opened = try open(model, storage: SceneStorageStore(scene: "main.0", in: values))
    waitForColumn(opened)
    try body(opened)
    close(opened)
    values.flushNow()
  }

  func testTheWidthThatTheUserChoseIsRestoredInTheNextRun() async throws {
    try run { opened in
      XCTAssertEqual(columnFrame(in: opened)?.width, 260)
      try drag(divider(in: opened), [-75])
      waitForWidth(335, opened)
    }
    try run { opened in
      XCTAssertEqual(columnFrame(in: opened)?.width, 335)
      try press(GDK_KEY_Right, on: divider(in: opened))
      waitForWidth(325, opened)
      try drag(divider(in: opened), [300])
      wait("the column to go") { column(in: opened) == nil }
    }
    try run { XCTAssertEqual(columnFrame(in: $0)?.width, 325, "closing it chooses no width") }
  }

  func testWhatCameBackKeepsToTheLimitsOfNow() async throws {
    try run { opened in
      try press(GDK_KEY_End, on: divider(in: opened))
      waitForWidth(400, opened)
    }
    try run(ColumnWidth(minimum: 200, ideal: 220, maximum: 300)) {
      XCTAssertEqual(columnFrame(in: $0)?.width, 300)
    }
    try run { XCTAssertEqual(columnFrame(in: $0)?.width, 400) }
  }

  func testTheWidthOutlivesBeingASheet() async throws {
    try run { opened in
      try drag(divider(in: opened), [-75])
      waitForWidth(335, opened)
      resize(opened, width: 420)
      wait("the sheet") { sheet(above: opened) != nil && column(in: opened) == nil }
      resize(opened, width: 900)
      waitForWidth(335, opened)
    }
  }
}
