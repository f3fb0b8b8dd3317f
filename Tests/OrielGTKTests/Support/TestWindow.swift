import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A tree of views in a real window.
@MainActor final class TestWindow<Content: View>: LayoutContainer {
  let graph: Graph
  private let platform = GtkPlatform()
  private let column = SurfaceWidget(StackArrangement(HorizontalAlignment.center, spacing: 0))
  private let handle: ObjectHandle
  private lazy var host = ViewHost(
    graph: graph, platform: platform, container: self, environment: EnvironmentScope(parent: nil))
  private unowned let test: GtkTestCase

  init(_ test: GtkTestCase, width: Int32 = 400, height: Int32 = 300, _ content: Content) {
    self.test = test
    graph = Graph(scheduler: platform)
    let window: GtkWidgetPointer = gtk_window_new()
    handle = ObjectHandle(retaining: window)
    gtk_window_set_default_size(window.as(GtkWindow.self), width, height)
    gtk_window_set_child(window.as(GtkWindow.self), column.widget)
    host.mount(content)
    graph.flush()
  }

  var window: UnsafeMutablePointer<GtkWindow> { handle.pointer() }

  /// The layout of all that the window shows.
  var surface: LayoutSurface { column.surface }

  /// The widget of all that the window shows.
  var content: GtkWidgetPointer { column.widget }

  /// The widget of the first top view; of all of the content, where that view is none or several.
  var first: GtkWidgetPointer? { column.surface.root.firstChild?.onlyLeaf?.gtk?.widget ?? content }

  /// Puts the window on the screen, and waits until it is laid out.
  func show(file: StaticString = #filePath, line: UInt = #line) {
    gtk_window_present(window)
    test.spin(
      until: { gtk_widget_get_mapped(handle.widget) != 0 && gtk_widget_get_width(content) > 0 }, "showing the window",
      file: file, line: line)
  }

  /// Gives the root view a new value, and brings the tree up to date.
  func update(_ content: Content) {
    host.update(content)
    graph.flush()
  }

  /// Takes everything down.
  func close() {
    // GTK retains a removed widget that had the focus until the next frame, or the end of the window, which the test
    // may keep.
    gtk_window_set_focus(window, nil)
    host.unmount()
    column.dispose()
    gtk_window_destroy(window)
    test.drain()
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { column.insert(node, after: sibling) }

  func move(_ node: LayoutNode, after sibling: LayoutNode?) { column.move(node, after: sibling) }

  func remove(_ node: LayoutNode) { column.remove(node) }

  // MARK: Places

  /// The frames of what has an accessibility identifier and no widget, in the content; empty before the layout.
  func frames(_ identifier: String) -> [CGRect] {
    nodes(in: column.surface.root).filter { ($0 as? IdentifierNode)?.identifier == identifier }.map(frame)
  }

  /// The frame of the first one.
  func frame(_ identifier: String) -> CGRect { frames(identifier).first ?? .null }

  /// The frames of what is drawn without a widget, from the back to the front.
  var drawnFrames: [CGRect] {
    column.surface.displayList().compactMap { if case .drawn(let node) = $0 { frame(of: node) } else { nil } }
  }

  private func frame(of node: LayoutNode) -> CGRect { column.surface.visualFrame(of: node) }

  private func nodes(in node: LayoutNode) -> [LayoutNode] {
    [node] + node.children.filter(\.isPlaced).flatMap { nodes(in: $0) }
  }
}

/// Ignores all events.
final class NoEvents: WidgetEventSink {
  func handle<Event: WidgetEvent>(_ event: Event) {}
  func focusDidChange(_ isFocused: Bool) {}
}

extension GtkWidgetPointer {
  /// The first widget of a class in this one, itself included, in depth-first order.
  func first(_ type: GType, where condition: (GtkWidgetPointer) -> Bool = { _ in true }) -> GtkWidgetPointer? {
    if raw.isInstance(of: type), condition(self) { return self }
    for child in children { if let found = child.first(type, where: condition) { return found } }
    return nil
  }

  /// All widgets of a class in this one.
  func all(_ type: GType) -> [GtkWidgetPointer] {
    (raw.isInstance(of: type) ? [self] : []) + children.flatMap { $0.all(type) }
  }

  /// The children, in order.
  var children: [GtkWidgetPointer] {
    var children: [GtkWidgetPointer] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The style classes.
  var classes: Set<String> {
    guard let list = gtk_widget_get_css_classes(self) else { return [] }
    defer { g_strfreev(list) }
    var classes: Set<String> = []
    var next = list
    while let name = next.pointee {
      classes.insert(String(cString: name))
      next += 1
    }
    return classes
  }

  /// Where the widget is in another one, as layout counts.
  func area(in other: GtkWidgetPointer) -> CGRect {
    let frame = frame(in: other)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Where the widget is in another one.
  func frame(in other: GtkWidgetPointer) -> (x: Int, y: Int, width: Int, height: Int) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return (0, 0, 0, 0) }
    return (
      Int(bounds.origin.x.rounded()), Int(bounds.origin.y.rounded()), Int(bounds.size.width.rounded()),
      Int(bounds.size.height.rounded())
    )
  }
}
