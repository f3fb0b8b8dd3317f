import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Popovers of an app's views, from their bindings to the screen and back.
final class PopoverTests: PopoverTestCase {
  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        TextField("Outside", text: Bindable(model).text)
        if model.hasAnchor {
          Button("Anchor") {}
            .popover(isPresented: Bindable(model).isPresented, attachmentAnchor: model.anchor, arrowEdge: model.edge) {
              VStack {
                Text("Inside")
                Button("Button") {}
                TextField("Field", text: Bindable(model).text)
                Button("Inner") {}
                  .popover(isPresented: Bindable(model).isInnerPresented) { Text("Innermost") }
              }
              .alert("Alert", isPresented: Bindable(model).isAlertPresented) {}
              .interactiveDismissDisabled(model.isDisabled)
            }
        }
      }
    }
  }

  func testAPopoverIsShownOnItsViewAndGoesWithItsBinding() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    XCTAssertTrue(popovers(in: opened).isEmpty)
    model.isPresented = true
    let popover = try popover(in: opened)
    XCTAssertTrue(texts(in: popover).contains("Inside"))
    model.isPresented = false
    waitForNoPopover(in: opened)
  }

  func testAPopoverIsNamedByItsTitleOrByItsViewOrElseByItsWindow() async throws {
    struct Named<Anchor: View>: View {
      let title: String
      let anchor: Anchor
      var body: some View {
        anchor.popover(isPresented: .constant(true)) { Text("Inside").navigationTitle(title) }
      }
    }
    func names(title: String, of anchor: some View) throws -> (own: Bool, ofAnother: Bool) {
      let popover = try popover(in: try open(Named(title: title, anchor: anchor)))
      return (
        gtk_test_accessible_has_property(popover.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0,
        gtk_test_accessible_has_relation(popover.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
      )
    }
    let several = VStack {
      Text("One")
      Text("Two")
    }
    XCTAssert(try names(title: "Title", of: Button("Anchor") {}) == (own: true, ofAnother: false))
    XCTAssert(try names(title: "", of: Button("Anchor") {}) == (own: false, ofAnother: true))
    XCTAssert(try names(title: "", of: HStack { Text("Anchor").frame(width: 80) }) == (own: false, ofAnother: true))
    XCTAssert(try names(title: "", of: several) == (own: true, ofAnother: false))
  }

  func testAPopoverThatIsWantedFromTheStartWaitsForItsWindow() async throws {
    let model = Model()
    model.isPresented = true
    let opened = try open(Screen(model: model))
    _ = try popover(in: opened)
  }

  func testAPopoverDismissedWhileItOpensNeverAppears() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    opened.graph.flush()
    XCTAssertEqual(popovers(in: opened).count, 1)
    model.isPresented = false
    opened.graph.flush()
    waitForNoPopover(in: opened)
    XCTAssertFalse(model.isPresented)
    model.isPresented = true
    _ = try popover(in: opened)
  }

  func testAPopoverThatGtkClosesSetsItsBindingBack() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    gtk_widget_set_visible(try popover(in: opened), 0)
    wait("the binding") { !model.isPresented }
    waitForNoPopover(in: opened)
  }

  func testEscapeClosesAPopoverUnlessThatIsForbidden() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isDisabled = true
    model.isPresented = true
    let popover = try popover(in: opened)
    XCTAssertFalse(isAutohide(popover))
    pressEscape(in: popover)
    settle()
    XCTAssertTrue(model.isPresented)
    XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
    model.isDisabled = false
    wait("the popover to be closed by clicks") { isAutohide(popover) }
    XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
    pressEscape(in: popover)
    wait("the binding") { !model.isPresented }
    waitForNoPopover(in: opened)
  }

  func testTheFirstFieldHasTheFocusAndItGoesBackToWhereItWas() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    let anchor = try labelled("Anchor", gtk_button_get_type(), in: opened.widget)
    for close in [{ model.isPresented = false }, { self.pressEscape(in: self.popovers(in: opened)[0]) }] {
      gtk_widget_grab_focus(anchor)
      model.isPresented = true
      let popover = try popover(in: opened)
      let field = try XCTUnwrap(popover.first(gtk_text_get_type()))
      XCTAssertEqual(focus(in: opened), field)
      close()
      waitForNoPopover(in: opened)
      settle()
      XCTAssertEqual(focus(in: opened), anchor)
    }
  }

  func testAPopoverNeverOutlivesItsView() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    _ = try popover(in: opened)
    model.hasAnchor = false
    waitForNoPopover(in: opened)
    XCTAssertTrue(model.isPresented, "a view that has gone writes no binding")
    model.hasAnchor = true
    _ = try popover(in: opened)
  }

  func testAWindowThatClosesTakesItsPopoversWithIt() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    model.isInnerPresented = true
    _ = try popover(in: opened, 1)
    opened.controller.close()
    settle()
    XCTAssertFalse(model.isPresented)
  }

  func testAnAlertAboveAPopoverDoesNotCloseIt() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    let popover = try popover(in: opened)
    let count = toplevels.count
    model.isAlertPresented = true
    wait("the alert") { toplevels.count > count }
    XCTAssertFalse(isAutohide(popover))
    XCTAssertEqual(gtk_widget_get_mapped(popover), 0, "it would cover the alert")
    XCTAssertEqual(popovers(in: opened), [popover])
    let alert = try XCTUnwrap(toplevels.last)
    XCTAssertEqual(gtk_window_get_transient_for(alert.as(GtkWindow.self)), opened.window)
    model.isAlertPresented = false
    wait("the alert to go") { toplevels.count == count }
    wait("the popover to come back") { isAutohide(popover) && gtk_widget_get_mapped(popover) != 0 }
    XCTAssertTrue(model.isPresented)
    XCTAssertEqual(focus(in: opened), try XCTUnwrap(popover.first(gtk_text_get_type())))
  }

  func testAnAlertAboveAPopoverThatCannotBeDismissedDoesNotCloseIt() async throws {
    let model = Model()
    model.isDisabled = true
    let opened = try open(Screen(model: model))
    model.isPresented = true
    let popover = try popover(in: opened)
    model.isAlertPresented = true
    wait("the popover to make room") { gtk_widget_get_mapped(popover) == 0 }
    model.isAlertPresented = false
    wait("the popover to come back") { gtk_widget_get_mapped(popover) != 0 }
    model.isAlertPresented = true
    wait("the popover to make room") { gtk_widget_get_mapped(popover) == 0 }
    model.isPresented = false
    waitForNoPopover(in: opened)
  }

  func testPopoversWorkInSheets() async throws {
    let model = Model()
    let opened = try open(Text("Behind").sheet(isPresented: .constant(true)) { Screen(model: model) })
    wait("the sheet") { toplevels.contains { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window } }
    let sheet = try XCTUnwrap(
      toplevels.first { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window })
    model.isPresented = true
    wait("the popover") { sheet.first(gtk_popover_get_type()).map { gtk_widget_get_mapped($0) != 0 } ?? false }
    pressEscape(in: try XCTUnwrap(sheet.first(gtk_popover_get_type())))
    wait("the popover to go") { sheet.first(gtk_popover_get_type()) == nil }
    XCTAssertFalse(model.isPresented)
    XCTAssertNotEqual(gtk_widget_get_mapped(sheet), 0)
  }

  func testPopoversCanBeNested() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    model.isPresented = true
    let outer = try popover(in: opened)
    model.isInnerPresented = true
    let inner = try popover(in: opened, 1)
    XCTAssertNotEqual(gtk_widget_is_ancestor(inner, outer), 0)
    XCTAssertNotEqual(gtk_widget_get_mapped(outer), 0)
    XCTAssertFalse(isAutohide(outer))
    XCTAssertTrue(isAutohide(inner))
    pressEscape(in: inner)
    wait("the inner one to go") { popovers(in: opened) == [outer] }
    XCTAssertFalse(model.isInnerPresented)
    XCTAssertNotEqual(gtk_widget_get_mapped(outer), 0)
    model.isInnerPresented = true
    _ = try popover(in: opened, 1)
    model.isPresented = false
    waitForNoPopover(in: opened)
    XCTAssertFalse(model.isInnerPresented)
  }

  func testFiveHundredPopoversLeaveNothing() async throws {
    let model = Model()
    let opened = try open(Screen(model: model))
    let windows = toplevels.count
    let watch = ObjectWatch()
    for number in 0..<500 {
      model.isPresented = true
      // Every third goes before it was ever on the screen.
      if number % 3 == 0 {
        opened.graph.flush()
        watch.watch(popovers(in: opened)[0])
      } else {
        watch.watch(try popover(in: opened))
      }
      model.isPresented = false
      waitForNoPopover(in: opened)
    }
    settle()
    XCTAssertEqual(toplevels.count, windows)
    XCTAssertGreaterThan(watch.count, 5_000)
    XCTAssertEqual(watch.alive, [])
  }
}
