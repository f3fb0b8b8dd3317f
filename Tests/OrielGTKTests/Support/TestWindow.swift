import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A tree of views in a real window.
@MainActor final class TestWindow<Content: View>: WidgetContainer {
  let graph: Graph
  private let platform = GtkPlatform()
  private let root = LayersWidget(LayersElement(role: .stack), sink: NoEvents())
  private let column = StackWidget(StackElement(axis: .vertical, spacing: 0), sink: NoEvents())
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
    root.insert(column, after: nil)
    gtk_window_set_child(window.as(GtkWindow.self), root.root)
    host.mount(content)
    graph.flush()
  }

  var window: UnsafeMutablePointer<GtkWindow> { handle.pointer() }

  /// The widget of the first top view.
  var first: GtkWidgetPointer? { gtk_widget_get_first_child(column.root) }

  /// Puts the window on the screen, and waits until it is laid out.
  func show(file: StaticString = #filePath, line: UInt = #line) {
    gtk_window_present(window)
    test.spin(
      until: { gtk_widget_get_mapped(handle.widget) != 0 && gtk_widget_get_width(root.root) > 0 }, "showing the window",
      file: file, line: line)
  }

  /// Gives the root view a new value, and brings the tree up to date.
  func update(_ content: Content) {
    host.update(content)
    graph.flush()
  }

  /// Takes everything down.
  func close() {
    host.unmount()
    column.dispose()
    root.dispose()
    gtk_window_destroy(window)
    test.drain()
  }

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    column.insert(widget, after: sibling)
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) { column.move(widget, after: sibling) }

  func remove(_ widget: any PlatformWidget) { column.remove(widget) }
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
