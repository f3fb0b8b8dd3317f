import CGtk
import Foundation
import XCTest

@testable import OrielGTK

/// The pointer of the display: clicks go through the server and the window manager, as a user's do.
@MainActor enum Pointer {
  /// Clicks in the middle of a widget. The main loop doesn't run in the meantime.
  static func click(_ widget: GtkWidgetPointer, times: Int = 1, button: Int = 1) throws {
    let middle = try middle(of: widget)
    try click(x: middle.x, y: middle.y, in: widget, times: times, button: button)
  }

  /// Moves the pointer to the middle of a widget.
  static func move(to widget: GtkWidgetPointer) throws {
    let middle = try middle(of: widget)
    try act([], x: middle.x, y: middle.y, in: widget)
  }

  /// Presses the button in the middle of a widget, and holds it.
  static func press(_ widget: GtkWidgetPointer) throws {
    let middle = try middle(of: widget)
    try act(["mousedown", "1"], x: middle.x, y: middle.y, in: widget)
  }

  /// Moves the pointer to a place of the X window that a widget is in.
  static func move(x: Double, y: Double, in widget: GtkWidgetPointer) throws { try act([], x: x, y: y, in: widget) }

  /// Presses the button there, and holds it.
  static func press(x: Double, y: Double, in widget: GtkWidgetPointer) throws {
    try act(["mousedown", "1"], x: x, y: y, in: widget)
  }

  /// Releases the button.
  static func release() throws { try DisplayTool.run(["mouseup", "1"]) }

  /// The middle of a widget, in the X window that it is in.
  static func middle(of widget: GtkWidgetPointer) throws -> CGPoint {
    // A popover is an X window of its own.
    let native = try XCTUnwrap(gtk_widget_get_native(widget))
    let root = GtkWidgetPointer(native)
    var bounds = graphene_rect_t()
    XCTAssertNotEqual(gtk_widget_compute_bounds(widget, root, &bounds), 0)
    // What surrounds the content belongs to the X window as well.
    var x = 0.0
    var y = 0.0
    gtk_native_get_surface_transform(native, &x, &y)
    x += Double(bounds.origin.x + bounds.size.width / 2)
    y += Double(bounds.origin.y + bounds.size.height / 2)
    return CGPoint(x: x, y: y)
  }

  /// Clicks at a place of the X window that a widget is in.
  static func click(x: Double, y: Double, in widget: GtkWidgetPointer, times: Int = 1, button: Int = 1) throws {
    try act(["click", "--repeat", "\(times)", "--delay", "1", "\(button)"], x: x, y: y, in: widget)
  }

  private static func act(_ action: [String], x: Double, y: Double, in widget: GtkWidgetPointer) throws {
    let surface = try surface(of: widget)
    // Otherwise the server may still give a click to a popover that has just closed.
    gdk_display_sync(gdk_surface_get_display(surface))
    // Not the active window: the window manager may still name the one of the last test.
    try DisplayTool.run(["mousemove", "--window", "\(surfaceID(surface))", "\(Int(x))", "\(Int(y))"] + action)
    // What it caused is on its way to this client.
    gdk_display_sync(gdk_surface_get_display(surface))
  }

  /// The number of the X window that a widget is in.
  static func window(of widget: GtkWidgetPointer) throws -> UInt { surfaceID(try surface(of: widget)) }

  private static func surface(of widget: GtkWidgetPointer) throws -> OpaquePointer {
    try XCTUnwrap(gtk_native_get_surface(gtk_widget_get_native(widget)))
  }
}

/// The X window of a surface. GTK declares it in a header of its own for X, and the tests run on X only.
@_silgen_name("gdk_x11_surface_get_xid")
private func surfaceID(_ surface: OpaquePointer) -> UInt
