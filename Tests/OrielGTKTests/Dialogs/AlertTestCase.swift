import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows alerts in this process, and looks at their real windows.
@MainActor class AlertTestCase: GtkTestCase {
  /// Records the events of an alert.
  final class Sink: EventSink {
    var events: [AlertEvent] = []
    var onEvent: ((AlertEvent) -> Void)?

    func handle(_ event: AlertEvent) {
      events.append(event)
      onEvent?(event)
    }
  }

  /// An alert that was presented.
  struct Shown {
    let alert: any PresentedAlert
    let sink: Sink
    let window: GtkWidgetPointer
  }

  /// Runs the main loop until something is so.
  func wait(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, until condition: () -> Bool
  ) {
    spin(until: condition, what, file: file, line: line)
  }

  /// Runs the main loop until nothing is waiting any more, or for long enough: a blinking cursor never rests.
  func settle() {
    var turns = 0
    while turns < 100, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
  }

  // MARK: Windows

  var toplevels: [GtkWidgetPointer] {
    let list = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(list)).compactMap { position in
      guard let item = g_list_model_get_item(list, position) else { return nil }
      g_object_unref(item)
      return item.assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// A window on the screen, with an entry that has the focus.
  func makeParent() -> UnsafeMutablePointer<GtkWindow> {
    let widget: GtkWidgetPointer = gtk_window_new()
    let window = widget.as(GtkWindow.self)
    gtk_window_set_default_size(window, 500, 300)
    gtk_window_set_child(window, gtk_entry_new())
    gtk_window_present(window)
    wait("the parent to be mapped") { gtk_widget_get_mapped(widget) != 0 }
    addTeardownBlock { @MainActor in
      for window in self.toplevels { gtk_window_destroy(window.as(GtkWindow.self)) }
      self.settle()
    }
    return window
  }

  func request(
    _ labels: [String] = ["Cancel", "OK"], title: String = "Delete the file?",
    message: String? = "It can’t be undone.", _ change: (inout AlertRequest) -> Void = { _ in }
  ) -> AlertRequest {
    var request = AlertRequest(
      kind: .alert, title: title,
      buttons: labels.enumerated().map { AlertButton(id: ActionID(rawValue: 10 + $0), label: $1) })
    if labels.count > 1 { request.buttons[0].role = .cancel }
    request.buttons[labels.count - 1].isDefault = true
    request.message = message
    change(&request)
    return request
  }

  /// Both forms of the same request: GTK's dialog, and our window because of a toggle.
  var bothForms: [AlertRequest] {
    [request(), request { $0.suppression = AlertSuppression(label: "Don’t ask again", isOn: false) }]
  }

  /// Presents an alert.
  func present(
    _ request: AlertRequest, over parent: UnsafeMutablePointer<GtkWindow>?, sink: any AlertEventSink
  ) -> any PresentedAlert {
    GtkPlatform().presentAlert(request, over: parent.map { BareSurface($0) }, sink: sink)
  }

  /// A window that holds no views.
  private final class BareSurface: GtkSurface {
    let gtkWindow: UnsafeMutablePointer<GtkWindow>
    func undo(_ direction: UndoDirection) -> Bool { false }
    let presentations = PresentationRegistry()
    var size: SurfaceSize? { nil }

    init(_ window: UnsafeMutablePointer<GtkWindow>) { gtkWindow = window }

    func insert(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func move(_ node: LayoutNode, after sibling: LayoutNode?) {}
    func remove(_ node: LayoutNode) {}
  }

  /// Presents an alert and waits until it is on the screen.
  func show(
    _ request: AlertRequest, over parent: UnsafeMutablePointer<GtkWindow>?, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Shown {
    let sink = Sink()
    let before = Set(toplevels)
    let alert = self.present(request, over: parent, sink: sink)
    XCTAssertEqual(sink.events, [], "nothing happens during the call", file: file, line: line)
    wait("the alert", file: file, line: line) { !sink.events.isEmpty }
    XCTAssertEqual(sink.events, [.presented], file: file, line: line)
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) }, file: file, line: line)
    return Shown(alert: alert, sink: sink, window: window)
  }

  /// What a widget contains, itself included, in the order in which it is shown; no tooltip that the pointer calls up.
  func descendants(of widget: GtkWidgetPointer) -> [GtkWidgetPointer] {
    type(of: widget) == "GtkTooltipWindow" ? [] : [widget] + widget.children.flatMap { descendants(of: $0) }
  }

  func buttons(in window: GtkWidgetPointer) -> [GtkWidgetPointer] {
    guard let area = descendants(of: window).first(where: { gtk_widget_has_css_class($0, "dialog-action-area") != 0 })
    else { return [] }
    return Array(area.children)
  }

  func button(_ label: String, in window: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      buttons(in: window).first { button in
        button.firstText { text(of: $0) == label } != nil
      }, "no button “\(label)”")
  }

  /// The widgets of a class, or of one derived from it.
  func widgets(_ type: String, in window: GtkWidgetPointer) -> [GtkWidgetPointer] {
    let type = g_type_from_name(type)
    return type == 0 ? [] : descendants(of: window).filter { $0.raw.isInstance(of: type) }
  }

  func type(of widget: GtkWidgetPointer) -> String {
    String(cString: g_type_name_from_instance(widget.raw.assumingMemoryBound(to: GTypeInstance.self)))
  }

  /// The text that a label shows.
  func text(of label: GtkWidgetPointer) -> String { label.shownText }

  func texts(in window: GtkWidgetPointer) -> [String] { window.allTexts.map { text(of: $0) } }

  /// Waits until the window's content has its place.
  func layOut(_ shown: Shown) {
    wait("the layout") { gtk_widget_get_width(shown.window) > 0 && gtk_widget_get_height(shown.window) > 0 }
  }

  /// Where a widget is in its window.
  func frame(of widget: GtkWidgetPointer, in window: GtkWidgetPointer) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return .null }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }

  func click(_ button: GtkWidgetPointer) { emit("clicked", on: button) }

  /// Emits a signal without arguments, as the user's own doing would.
  func emit(_ signal: String, on widget: GtkWidgetPointer) {
    var instance = GValue()
    g_value_init(&instance, gtk_widget_get_type())
    g_value_set_object(&instance, widget)
    let type = widget.raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
    g_value_unset(&instance)
  }
}

extension ActionID: ExpressibleByIntegerLiteral {
  /// Names an action by its number.
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}
