/// Whether the user may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// That of the scene.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// The user may.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// The user may not.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// What the user may do with a window, as its views determine it.
struct WindowInteractions: Equatable {
  var dismiss = WindowInteractionBehavior.automatic
  var minimize = WindowInteractionBehavior.automatic
  var fullScreen = WindowInteractionBehavior.automatic
  var resize = WindowInteractionBehavior.automatic

  static var all: [WritableKeyPath<Self, WindowInteractionBehavior>] {
    [\.dismiss, \.minimize, \.fullScreen, \.resize]
  }
}

enum WindowInteractionsKey: PreferenceKey {
  static var defaultValue: WindowInteractions { WindowInteractions() }

  /// Of several views, the first one that determines a behavior does.
  static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
    let next = nextValue()
    for path in WindowInteractions.all where value[keyPath: path] == .automatic {
      value[keyPath: path] = next[keyPath: path]
    }
  }
}

extension View {
  /// Sets whether the user may close the window that contains the view.
  ///
  /// If not, the window has no close button, and the command Close and the keys of the window manager have no effect. Code
  /// closes it all the same.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    setsWindowInteraction(\.dismiss, behavior)
  }

  /// Sets whether the user may minimize the window that contains the view.
  ///
  /// If not, a header bar of GTK has no button for it. A title bar that the desktop draws keeps its own.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    setsWindowInteraction(\.minimize, behavior)
  }

  /// Sets whether the window that contains the view may fill the screen with the command Full Screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    setsWindowInteraction(\.fullScreen, behavior)
  }

  /// Sets whether the user may resize and maximize the window that contains the view. It comes before
  /// ``Scene/windowResizability(_:)``.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    setsWindowInteraction(\.resize, behavior)
  }

  /// Has no effect: GTK leaves the position of a window whose size changes to the desktop, which keeps its top left corner.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  private func setsWindowInteraction(
    _ path: WritableKeyPath<WindowInteractions, WindowInteractionBehavior>, _ behavior: WindowInteractionBehavior
  ) -> some View {
    transformPreference(WindowInteractionsKey.self) { value in
      if behavior != .automatic { value[keyPath: path] = behavior }
    }
  }
}

extension Scene {
  /// Sets whether the user moves a window of the scene by dragging the background of its content. It applies to windows
  /// that are opened later.
  ///
  /// Controls, and views with gestures, keep their drags.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.movesByBackground = behavior == .enabled }
  }
}
