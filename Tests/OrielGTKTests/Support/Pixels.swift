import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What a paint, or a widget, looks like in an area.
@MainActor struct Pixels {
  private let bytes: [UInt8]
  private let width: Int

  /// Fills an area, in the window of a widget that is shown, above a colour.
  init(
    of paint: Paint, width: Int = 100, height: Int = 100, over background: OrielCore.Color = .black,
    in parent: GtkWidgetPointer
  ) throws {
    let surface = SurfaceWidget(SurfaceContent(DrawnNode(Drawing(fill: paint))))
    gtk_widget_set_parent(surface.widget, parent)
    defer { gtk_widget_unparent(surface.widget) }
    try self.init(surface, width: width, height: height, over: background, in: parent)
  }

  /// Draws an area that has a parent.
  init(
    _ surface: SurfaceWidget, width: Int = 100, height: Int = 100, over background: OrielCore.Color = .black,
    in parent: GtkWidgetPointer
  ) throws {
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    let components = try XCTUnwrap(ResolvedPaint(.color(background), in: .standard, for: .area).components)
    var color = GdkRGBA(GradientRamp.Components(components, 1))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_widget_allocate(surface.widget, Int32(width), Int32(height), -1, nil)
    surface.draw(snapshot)
    let node = try XCTUnwrap(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(node) }
    try self.init(node, bounds, in: parent)
  }

  /// A paintable in its own size, above white.
  init(of paintable: ObjectHandle, in widget: GtkWidgetPointer) throws {
    var bounds = graphene_rect_t()
    let size = (
      gdk_paintable_get_intrinsic_width(paintable.opaque), gdk_paintable_get_intrinsic_height(paintable.opaque)
    )
    graphene_rect_init(&bounds, 0, 0, Float(size.0), Float(size.1))
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    var white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
    gtk_snapshot_append_color(snapshot, &white, &bounds)
    gdk_paintable_snapshot(paintable.opaque, snapshot, Double(size.0), Double(size.1))
    let node = try XCTUnwrap(gtk_snapshot_free_to_node(snapshot))
    defer { gsk_render_node_unref(node) }
    try self.init(node, bounds, in: widget)
  }

  /// What a widget shows on the screen; nil before it is drawn.
  init?(shownBy widget: GtkWidgetPointer) throws {
    let paintable = gtk_widget_paintable_new(widget)
    defer { g_object_unref(paintable.map { $0.raw }) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    gdk_paintable_snapshot(paintable, snapshot, Double(bounds.size.width), Double(bounds.size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    try self.init(node, bounds, in: widget)
  }

  private init(_ node: OpaquePointer, _ bounds: graphene_rect_t, in widget: GtkWidgetPointer) throws {
    let renderer = gtk_widget_get_native(widget).flatMap { gtk_native_get_renderer($0) }
    var bounds = bounds
    let texture = try XCTUnwrap(gsk_renderer_render_texture(try XCTUnwrap(renderer), node, &bounds))
    defer { g_object_unref(texture.raw) }
    let (width, height) = (Int(bounds.size.width), Int(bounds.size.height))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    self.bytes = bytes
    self.width = width
  }

  /// The colour of a pixel: red, green and blue, 8 bits each.
  subscript(x: Int, y: Int) -> SIMD3<Int> {
    // Cairo's order, on a machine with its smallest byte first.
    let start = (y * width + x) * 4
    return SIMD3(Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]))
  }
}

/// Asserts that a pixel has a colour, give or take what drawing rounds.
@MainActor func assertPixel(
  _ pixel: SIMD3<Int>, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 4, file: StaticString = #filePath,
  line: UInt = #line
) {
  let difference = pixel &- SIMD3(red, green, blue)
  let largest = max(abs(difference.x), abs(difference.y), abs(difference.z))
  XCTAssertLessThanOrEqual(
    largest, tolerance, "\(pixel) instead of \((red, green, blue))", file: file, line: line)
}
