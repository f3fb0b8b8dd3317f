import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Clicks outside a popover that can't be dismissed.
final class PopoverHoldTests: PopoverTestCase {
  @Observable @MainActor final class Counts {
    var outside = 0
    var inside = 0
    var inner = 0
  }

  private struct Desk: View {
    let model: Model
    let counts: Counts

    var body: some View {
      VStack {
        Button("Outside") { counts.outside += 1 }
        Spacer()
        Button("Anchor") { counts.outside += 1 }
          .popover(isPresented: Bindable(model).isPresented, arrowEdge: .bottom) {
            VStack {
              Button("Inside") { counts.inside += 1 }
              Button("Inner Anchor") {}
                .popover(isPresented: Bindable(model).isInnerPresented, arrowEdge: .bottom) {
                  Button("Inner") { counts.inner += 1 }
                }
            }
            .interactiveDismissDisabled(model.isDisabled)
          }
        Spacer()
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// Clicks on a button, through the display server.
  private func click(_ name: String, in opened: Opened) throws {
    let button = try labelled(name, gtk_button_get_type(), in: opened.widget)
    let native = try XCTUnwrap(gtk_widget_get_native(button))
    let surface = try XCTUnwrap(gtk_native_get_surface(native))
    let window = try XCTUnwrap(gtk_native_get_surface(opened.widget.opaque))
    var place = frame(of: button, in: GtkWidgetPointer(native))
    var offsetX = 0.0
    var offsetY = 0.0
    gtk_native_get_surface_transform(native, &offsetX, &offsetY)
    place = place.offsetBy(dx: offsetX, dy: offsetY)
    var next: OpaquePointer? = surface
    while let popup = next, popup != window {
      place = place.offsetBy(dx: Double(gdk_popup_get_position_x(popup)), dy: Double(gdk_popup_get_position_y(popup)))
      next = gdk_popup_get_parent(popup)
    }
    wait("the window to have the keyboard") { gtk_window_is_active(opened.window) != 0 }
    try Pointer.click(
      x: place.midX, y: place.midY, in: UnsafeMutableRawPointer(opened.window).assumingMemoryBound(to: GtkWidget.self))
  }

  private func openHeld() throws -> (Opened, Model, Counts) {
    let model = Model()
    let counts = Counts()
    model.isDisabled = true
    let opened = try open(Desk(model: model, counts: counts))
    model.isPresented = true
    _ = try popover(in: opened)
    settle()
    return (opened, model, counts)
  }

  func testAClickOutsideAHeldPopoverDoesNothing() async throws {
    let (opened, model, counts) = try openHeld()
    for name in ["Outside", "Anchor"] {
      try click(name, in: opened)
      // What follows comes after that.
      let before = counts.inside
      try click("Inside", in: opened)
      wait("the click inside") { counts.inside == before + 1 }
      XCTAssertEqual(counts.outside, 0, name)
      XCTAssertTrue(model.isPresented)
      let focus = try XCTUnwrap(focus(in: opened))
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, popovers(in: opened)[0]), 0, "the focus stays in it")
    }
    model.isPresented = false
    waitForNoPopover(in: opened)
    try click("Outside", in: opened)
    wait("the click outside") { counts.outside == 1 }
  }

  func testAClickOutsideAPopoverThatMayGoAgainClosesItAndDoesNothingElse() async throws {
    let (opened, model, counts) = try openHeld()
    model.isDisabled = false
    let popover = try popover(in: opened)
    wait("the popover to be closed by clicks") { isAutohide(popover) && gtk_widget_get_mapped(popover) != 0 }
    settle()
    try click("Outside", in: opened)
    wait("the binding") { !model.isPresented }
    waitForNoPopover(in: opened)
    XCTAssertEqual(counts.outside, 0)
    try click("Outside", in: opened)
    wait("the click outside") { counts.outside == 1 }
  }

  func testAPopoverOnAHeldOneCanBeUsedAndAClickOutsideClosesOnlyThatOne() async throws {
    let (opened, model, counts) = try openHeld()
    model.isInnerPresented = true
    _ = try popover(in: opened, 1)
    settle()
    try click("Inner", in: opened)
    wait("the click in the inner one") { counts.inner == 1 }
    try click("Outside", in: opened)
    wait("the inner one to go") { !model.isInnerPresented }
    try click("Inside", in: opened)
    wait("the click inside") { counts.inside == 1 }
    XCTAssertTrue(model.isPresented)
    XCTAssertEqual(counts.outside, 0)
  }
}
