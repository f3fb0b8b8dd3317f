import CGtk

/// Keeps a widget hidden from assistive technology.
///
/// GTK 4.18 says of each widget that it isn't hidden, once it is mapped: after the `map` signal, so that the state is set
/// again before the next event.
@MainActor package final class Silence {
  private let widget: GtkWidgetPointer
  private var mapping: SignalConnection?
  private static var due: [Silence] = []

  /// Hides a widget.
  package init(of widget: GtkWidgetPointer) {
    self.widget = widget
    Accessible(widget).setHidden(true)
    mapping = .connect(widget.raw, Signal.map) { [weak self] in self?.widgetWillBeMapped() }
  }

  private func widgetWillBeMapped() {
    if Self.due.isEmpty { MainLoop.schedule { Self.hideAll() } }
    Self.due.append(self)
  }

  private static func hideAll() {
    let hidden = due
    due = []
    for silence in hidden where silence.mapping != nil { Accessible(silence.widget).setHidden(true) }
  }

  /// Shows the widget to assistive technology again.
  package func end() {
    mapping?.disconnect()
    mapping = nil
    Accessible(widget).setHidden(false)
  }

  /// Forgets the widget, which is about to go.
  package func dispose() {
    mapping?.disconnect()
    mapping = nil
  }
}
