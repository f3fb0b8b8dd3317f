import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// An inspector whose window or view is closed, and the release of its objects.
final class InspectorLifetimeTests: InspectorTestCase {
  private func presentedModel() -> Model {
    let model = Model()
    model.isPresented = true
    return model
  }

  func testAViewThatGoesTakesItsInspectorWithIt() async throws {
    let opened = try open(presentedModel())
    waitForColumn(opened)
    let watch = ObjectWatch()
    watch.watch(try XCTUnwrap(column(in: opened)))
    watch.watch(try divider(in: opened))
    opened.model.isShown = false
    wait("the view to go") { texts(in: opened.root).contains("Nothing") }
    wait("the column's widgets to go") { watch.aliveCount == 0 }
    XCTAssertEqual(opened.model.trace, ["appeared", "disappeared"])
    XCTAssertTrue(opened.model.isPresented, "the binding isn't written")
    opened.model.isShown = true
    waitForColumn(opened)
    close(opened)
  }

  func testAClosedWindowTakesItsInspectorWithItAndLeavesNothing() async throws {
    let watch = ObjectWatch()
    for _ in 0..<3 {
      let opened = try open(presentedModel())
      waitForColumn(opened)
      watch.watch(try XCTUnwrap(gtk_window_get_child(opened.window)))
      gtk_window_close(opened.window)
      wait("the views to go") { opened.model.trace == ["appeared", "disappeared"] }
      settle()
    }
    wait("the widgets to go") { watch.aliveCount == 0 }
    XCTAssertGreaterThan(watch.count, 50)
  }

  func testABindingThatIsFlippedQuicklyLosesNothing() async throws {
    let opened = try open()
    for round in 0..<60 {
      opened.model.isPresented.toggle()
      for _ in 0..<(round % 7) { _ = g_main_context_iteration(nil, 0) }
    }
    opened.model.isPresented = true
    waitForColumn(opened)
    XCTAssertTrue(opened.model.isPresented)
    opened.model.isPresented = false
    wait("the column to go") { column(in: opened) == nil }
    settle()
    XCTAssertEqual(descendants(of: opened.root).count { gtk_widget_has_css_class($0, "oriel-column-divider") != 0 }, 0)
    close(opened)
  }

  private struct Nested: View {
    @Bindable var model: Model
    @State private var isInnerPresented = true

    var body: some View {
      Text("Content").inspector(isPresented: $model.isPresented) {
        Text("Outer").inspector(isPresented: $isInnerPresented) { Text("Inner") }
          .inspectorColumnWidth(min: 300, ideal: 420, max: 600)
      }
    }
  }

  func testAnInspectorInAnInspectorIsAColumnInTheColumnOrASheet() async throws {
    let model = presentedModel()
    let opened = try open(model, width: 1000) { Nested(model: $0) }
    waitForColumn(opened)
    wait("the inner one") { texts(in: opened.root).contains("Inner") }
    model.isPresented = false
    wait("both to go") { column(in: opened) == nil && !texts(in: opened.root).contains("Inner") }
    close(opened)
  }

  private struct Two: View {
    @Bindable var model: Model

    var body: some View {
      HStack {
        Text("Left").inspector(isPresented: $model.isPresented) { Text("First").inspectorColumnWidth(150) }
        Text("Right").inspector(isPresented: $model.isDismissDisabled) { Text("Second").inspectorColumnWidth(150) }
      }
    }
  }

  func testOfTwoInspectorsInOneWindowTheSecondWaitsForTheFirst() async throws {
    let model = presentedModel()
    model.isDismissDisabled = true
    let opened = try open(model, width: 1100) { Two(model: $0) }
    wait("the first") { texts(in: opened.root).contains("First") }
    settle()
    XCTAssertFalse(texts(in: opened.root).contains("Second"))
    model.isPresented = false
    wait("the second instead of the first") {
      texts(in: opened.root).contains("Second") && !texts(in: opened.root).contains("First")
    }
    close(opened)
  }

  private struct InSheet: View {
    @Bindable var model: Model

    var body: some View {
      Text("Content").sheet(isPresented: $model.isPresented) {
        Text("Sheet").frame(width: 700, height: 300)
          .inspector(isPresented: $model.isDismissDisabled) { Text("Inspector").inspectorColumnWidth(150) }
      }
    }
  }

  func testAnInspectorInASheetGoesWithIt() async throws {
    let model = presentedModel()
    model.isDismissDisabled = true
    let opened = try open(model, width: 1000) { InSheet(model: $0) }
    wait("the inspector") { toplevels.contains { texts(in: $0).contains("Inspector") } }
    settle()
    model.isPresented = false
    wait("both to go") {
      toplevels.allSatisfy { !texts(in: $0).contains("Inspector") && !texts(in: $0).contains("Sheet") }
    }
    close(opened)
  }

  private struct Busy: View {
    @Bindable var model: Model
    let stage: Stage
    @State private var text = ""

    var body: some View {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $model.isPresented) {
          VStack {
            TextField("Detail", text: $text)
            Text("Anchor").popover(isPresented: Bindable(stage).popover) { Text("Popover") }
          }
          .sheet(isPresented: Bindable(stage).sheet) { Text("Sheet") }
          .alert("Alert", isPresented: Bindable(stage).alert) {}
          .presentationBackground { Text("Behind") }
        }
    }
  }

  @Observable @MainActor final class Stage {
    var popover = false
    var sheet = false
    var alert = false
  }

  private func shows(_ label: String) -> Bool { toplevels.contains { texts(in: $0).contains(label) } }

  func testPresentationsAboveAnInspectorCloseWithIt() async throws {
    let stage = Stage()
    let model = presentedModel()
    let opened = try open(model) { Busy(model: $0, stage: stage) }
    waitForColumn(opened)
    XCTAssertTrue(texts(in: opened.root).contains("Behind"))
    for path in [\Stage.popover, \Stage.sheet, \Stage.alert] {
      stage[keyPath: path] = true
      let label = path == \.popover ? "Popover" : path == \.sheet ? "Sheet" : "Alert"
      wait(label) { shows(label) }
      settle()
      model.isPresented = false
      wait("\(label) to go with the column") { !shows(label) && column(in: opened) == nil }
      wait("its binding") { !stage[keyPath: path] }
      model.isPresented = true
      waitForColumn(opened)
    }
    close(opened)
  }

  func testAnInspectorUnderASheetBecomesASheetWhenThatHasGone() async throws {
    let stage = Stage()
    let opened = try open(presentedModel()) { Busy(model: $0, stage: stage) }
    waitForColumn(opened)
    gtk_editable_set_text(try entry("Detail", in: opened.root).opaque, "typed")
    stage.sheet = true
    wait("the sheet") { shows("Sheet") }
    resize(opened, width: 420)
    wait("the window") { gtk_widget_get_width(opened.content) == 420 }
    settle()
    XCTAssertTrue(shows("Sheet"), "what stands above it stays")
    stage.sheet = false
    wait("the inspector as a sheet") { column(in: opened) == nil && sheet(above: opened) != nil }
    let field = try entry("Detail", in: try XCTUnwrap(sheet(above: opened)))
    XCTAssertEqual(String(cString: gtk_editable_get_text(field.opaque)), "typed")
    close(opened)
  }
}
