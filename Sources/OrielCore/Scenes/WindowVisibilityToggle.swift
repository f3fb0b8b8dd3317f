/// A button that shows or hides the window with an id: it opens the window, or closes it if it is open.
///
/// ```swift
/// CommandGroup(after: .sidebar) {
///   WindowVisibilityToggle(windowID: "colors").keyboardShortcut("k")
/// }
/// ```
public struct WindowVisibilityToggle<Label: View>: View {
  @Environment(\.openWindow) private var openWindow
  private let windowID: String
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
      openWindow.app?.toggleWindow(id: windowID)
    } label: {
      label
    }
    .disabled(openWindow.app?.scene(id: windowID) == nil)
  }
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
  /// Creates a button with the standard label.
  public init(windowID: String) {
    self.windowID = windowID
    label = DefaultWindowVisibilityToggleLabel(windowID: windowID)
  }
}

/// The standard label of a ``WindowVisibilityToggle``: "Show" or "Hide", with the title of the window.
public struct DefaultWindowVisibilityToggleLabel: View {
  @Environment(\.openWindow) private var openWindow
  let windowID: String

  /// The title.
  public var body: some View {
    let runner = openWindow.app
    let title = runner?.scene(id: windowID)?.title ?? windowID
    let isOpen = runner?.isOpen(id: windowID) ?? false
    Text((isOpen ? Word.commandHideWindow : Word.commandShowWindow).text(with: title))
  }
}
