/// A view that is displayed in front of the content of each window of a scene.
package struct WindowOverlay {
  private let alignment: Alignment
  private let content: @MainActor () -> AnyView

  fileprivate init(_ alignment: Alignment, _ content: @escaping @MainActor () -> AnyView) {
    self.alignment = alignment
    self.content = content
  }

  /// The content of a window with the overlay.
  @MainActor func over<Content: View>(_ view: Content) -> some View {
    view
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: alignment) { content() }
  }
}

private enum WindowOverlayKey: EnvironmentKey { static var defaultValue: WindowOverlay? { nil } }

extension EnvironmentValues {
  /// Read when a window is created.
  var windowOverlay: WindowOverlay? {
    get { self[WindowOverlayKey.self] }
    set { self[WindowOverlayKey.self] = newValue }
  }
}

extension Scene {
  /// Displays a view in front of the content of each of the scene's windows.
  package func windowOverlay<Content: View>(
    alignment: Alignment, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some Scene {
    environment(\.windowOverlay, WindowOverlay(alignment) { AnyView(content()) })
  }
}
