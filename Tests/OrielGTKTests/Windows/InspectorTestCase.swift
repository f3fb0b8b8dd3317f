import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows windows with an inspector, and looks at their real widgets.
@MainActor class InspectorTestCase: AlertTestCase {
  @Observable @MainActor final class Model {
    var isPresented = false
    var isShown = true
    var isDismissDisabled = false
    var width = ColumnWidth(minimum: 200, ideal: 260, maximum: 400)
    var contentWidth: CGFloat = 150
    var title = ""
    var text = ""
    @ObservationIgnored var trace: [String] = []
  }

  struct Details: View {
    let model: Model
    @State private var count = 0
    @State private var text = ""

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("More") { count += 1 }
        TextField("Detail", text: $text)
      }
      .onAppear { model.trace.append("appeared") }
      .onDisappear { model.trace.append("disappeared") }
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      if model.isShown {
        VStack {
          TextField("Content", text: Bindable(model).text).frame(minWidth: model.contentWidth)
          Spacer()
        }
        .inspector(isPresented: Bindable(model).isPresented) {
          Details(model: model)
            .inspectorColumnWidth(
              min: model.width.minimum, ideal: model.width.ideal, max: model.width.maximum
            )
            .interactiveDismissDisabled(model.isDismissDisabled)
            .navigationTitle(model.title)
        }
      } else {
        Text("Nothing")
      }
    }
  }

  /// A window on the screen.
  struct Opened {
    let model: Model
    let controller: WindowController
    let window: UnsafeMutablePointer<GtkWindow>
    let graph: Graph

    @MainActor var root: GtkWidgetPointer { UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self) }

    /// What the window shows below its header bar.
    @MainActor var content: GtkWidgetPointer { gtk_window_get_child(window) }
  }

  /// Opens a window, and waits until it is laid out.
  func open(
    _ model: Model = Model(), width: Double = 900, height: Double = 500, storage: SceneStorageStore? = nil
  ) throws -> Opened {
    try open(model, width: width, height: height, storage: storage) { Screen(model: $0) }
  }

  func open<Content: View>(
    _ model: Model = Model(), width: Double = 900, height: Double = 500, storage: SceneStorageStore? = nil,
    _ content: (Model) -> Content
  ) throws -> Opened {
    let platform = GtkPlatform()
    let graph = Graph(scheduler: platform)
    let before = Set(toplevels)
    var request = WindowRequest(title: "App", identifier: "main")
    request.defaultWidth = width + WindowEdges.width
    request.defaultHeight = height + WindowEdges.height
    let controller = WindowController(
      content(model), request: request, graph: graph, platform: platform, environment: EnvironmentScope(parent: nil),
      storage: storage)
    controller.present()
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) })
    wait("the window") { gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(window) > 0 }
    settle()
    return Opened(model: model, controller: controller, window: window.as(GtkWindow.self), graph: graph)
  }

  /// Opens a window that is wide enough for the inspector to be a column, and waits for the column.
  func openColumn(_ change: (Model) -> Void = { _ in }) throws -> Opened {
    let model = Model()
    model.isPresented = true
    change(model)
    let opened = try open(model)
    waitForColumn(opened)
    return opened
  }

  /// Closes a window and its presentations.
  func close(_ opened: Opened) {
    opened.controller.close()
    settle()
  }

  // MARK: The column

  func widget(_ name: String, in root: GtkWidgetPointer) -> GtkWidgetPointer? {
    descendants(of: root).first { gtk_widget_has_css_class($0, name) != 0 }
  }

  func column(in opened: Opened) -> GtkWidgetPointer? { widget("oriel-column", in: opened.root) }

  func divider(in opened: Opened) throws -> GtkWidgetPointer {
    try XCTUnwrap(widget("oriel-column-divider", in: opened.root), "no divider")
  }

  /// Where the column is in its window's content; nil where there is none.
  func columnFrame(in opened: Opened) -> CGRect? {
    guard let column = column(in: opened), let split = gtk_widget_get_parent(column) else { return nil }
    return frame(of: column, in: split)
  }

  /// Waits until the column is there and has its place.
  func waitForColumn(_ opened: Opened, file: StaticString = #filePath, line: UInt = #line) {
    wait("the column", file: file, line: line) { (columnFrame(in: opened)?.width ?? 0) > 0 }
    settle()
  }

  func waitForWidth(_ width: Double, _ opened: Opened, file: StaticString = #filePath, line: UInt = #line) {
    wait("a width of \(width)", file: file, line: line) { (columnFrame(in: opened)?.width).map { Double($0) } == width }
  }

  /// The sheet above a window.
  func sheet(above opened: Opened) -> GtkWidgetPointer? {
    toplevels.first { gtk_window_get_transient_for($0.as(GtkWindow.self)) == opened.window }
  }

  func resize(_ opened: Opened, width: Int32, height: Int32 = 500) {
    WindowEdges.setContentSize(width, height, of: opened.window)
  }

  // MARK: What the user does

  /// Drags the divider by these distances from the start, and releases it.
  func drag(_ divider: GtkWidgetPointer, _ distances: [Double]) throws {
    let gesture = try controller(gtk_gesture_drag_get_type(), of: divider)
    let split = try XCTUnwrap(gtk_widget_get_parent(divider))
    let hold = 5.0
    let start = try XCTUnwrap(position(hold, of: divider, in: split))
    // It may be gone before it is released.
    let handles = [ObjectHandle(retaining: divider), ObjectHandle(retaining: split), ObjectHandle(retaining: gesture)]
    defer { withExtendedLifetime(handles) {} }
    send("drag-begin", to: gesture, [hold, 10])
    var offset = 0.0
    for distance in distances {
      // As GTK does, from the current position of the divider.
      offset = try XCTUnwrap(position(start + distance, of: split, in: divider)) - hold
      send("drag-update", to: gesture, [offset, 0])
      settle()
      guard gtk_widget_get_parent(divider) == split else { return }
    }
    send("drag-end", to: gesture, [offset, 0])
  }

  private func position(_ x: Double, of widget: GtkWidgetPointer, in other: GtkWidgetPointer) -> Double? {
    var here = graphene_point_t(x: Float(x), y: 0)
    var there = graphene_point_t()
    return gtk_widget_compute_point(widget, other, &here, &there) != 0 ? Double(there.x) : nil
  }

  func controller(_ type: GType, of widget: GtkWidgetPointer) throws -> UnsafeMutableRawPointer {
    let list = try XCTUnwrap(gtk_widget_observe_controllers(widget))
    defer { g_object_unref(list.raw) }
    for position in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, position) else { continue }
      g_object_unref(item)
      if item.isInstance(of: type) { return item }
    }
    throw XCTSkip("no such controller")
  }

  private func send(_ signal: String, to object: UnsafeMutableRawPointer, _ point: [Double]) {
    var values = [GValue(), GValue(), GValue()]
    let type = object.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], object)
    for (index, number) in point.enumerated() {
      g_value_init(&values[index + 1], GType(15 << 2))
      g_value_set_double(&values[index + 1], number)
    }
    g_signal_emitv(&values, g_signal_lookup(signal, type), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  /// Presses a key while the divider has the focus.
  func press(
    _ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0), on divider: GtkWidgetPointer
  ) throws {
    let keys = try controller(gtk_event_controller_key_get_type(), of: divider)
    let type = gtk_event_controller_key_get_type()
    var values = [GValue(), GValue(), GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], keys)
    for (index, number) in [guint(bitPattern: key), 0].enumerated() {
      g_value_init(&values[index + 1], GType(7 << 2))
      g_value_set_uint(&values[index + 1], number)
    }
    g_value_init(&values[3], gdk_modifier_type_get_type())
    g_value_set_flags(&values[3], modifiers.rawValue)
    var answer = GValue()
    g_value_init(&answer, GType(5 << 2))
    g_signal_emitv(&values, g_signal_lookup("key-pressed", type), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
    g_value_unset(&answer)
  }

  func entry(_ placeholder: String, in root: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      widgets("GtkEntry", in: root).first {
        gtk_entry_get_placeholder_text($0.as(GtkEntry.self)).map { String(cString: $0) } == placeholder
      }, "no field “\(placeholder)”")
  }
}
