import CGtk
import Foundation
import XCTest

@testable import OrielGTK

/// The pointer of the display: clicks go through the server and the window manager, as a user's do.
@MainActor enum Pointer {
  /// Clicks in the middle of a widget of the window that has the keyboard. The main loop doesn't run meanwhile.
  static func click(_ widget: GtkWidgetPointer, times: Int = 1) throws {
    let root = try XCTUnwrap(gtk_widget_get_root(widget)).widget
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, root, &bounds), 0)
    // What surrounds the content belongs to the X window as well.
    var x = 0.0
    var y = 0.0
    gtk_native_get_surface_transform(gtk_widget_get_native(widget), &x, &y)
    x += Double(bounds.origin.x + bounds.size.width / 2)
    y += Double(bounds.origin.y + bounds.size.height / 2)
    try click(x: x, y: y, times: times)
  }

  /// Clicks at a place in the window that has the keyboard.
  static func click(x: Double, y: Double, times: Int = 1) throws {
    try DisplayTool.run(
      ["getactivewindow", "mousemove", "--window", "%1", "\(Int(x))", "\(Int(y))"]
        + ["click", "--repeat", "\(times)", "--delay", "1", "1"])
  }
}
