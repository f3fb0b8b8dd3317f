import CGtk

/// Takes a button of the window out of a header bar, and keeps the desktop's arrangement of the others.
@MainActor final class HeaderButtons {
  private let name: String
  private let bar: ObjectHandle
  private let signals = SignalConnections()

  /// - Parameter name: the name of the button in GTK's decoration layouts.
  init(without name: String, in bar: GtkWidgetPointer) {
    self.name = name
    self.bar = ObjectHandle(retaining: bar)
    if let settings = gtk_settings_get_default() {
      signals.add(.connect(settings.raw, .decorationLayoutChanged) { [weak self] in self?.update() })
    }
    update()
  }

  private func update() {
    guard let settings = gtk_settings_get_default() else { return }
    let layout = ObjectProperty.string(settings.raw, "gtk-decoration-layout") ?? ""
    gtk_header_bar_set_decoration_layout(bar.opaque, Self.layout(layout, without: name))
  }

  /// A decoration layout, such as `menu:minimize,close`, without a button.
  static func layout(_ layout: String, without name: String) -> String {
    let sides = layout.split(separator: ":", omittingEmptySubsequences: false)
    return sides.map { $0.split(separator: ",").filter { $0 != name }.joined(separator: ",") }.joined(separator: ":")
  }

  /// Gives the bar the desktop's buttons again.
  func dispose() {
    signals.disconnectAll()
    gtk_header_bar_set_decoration_layout(bar.opaque, nil)
  }
}
