import FoundationEssentials

/// Whether the user can resize a window.
public struct WindowResizability: Hashable, Sendable {
  fileprivate enum Kind { case automatic, contentMinSize, contentSize }
  fileprivate let kind: Kind
  /// The user can resize the window, down to the minimum size of its content.
  public static let automatic = WindowResizability(kind: .automatic)
  /// The user can resize the window, down to the minimum size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
  /// The window has the size of its content, and the user can't resize it.
  public static let contentSize = WindowResizability(kind: .contentSize)
}

extension Scene {
  /// Sets the default size of new windows, in application pixels.
  ///
  /// Without a default size, a window opens in about 900 × 450, at least the ideal size of its content, and at most
  /// what the screen allows; that of ``Settings`` in the ideal size of its content. A window that has been open before,
  /// also in a former launch of the app, has the size that the user has given it: see
  /// ``Scene/restorationBehavior(_:)``.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(content: self) {
      $0.windowSettings.width = Double(width)
      $0.windowSettings.height = Double(height)
    }
  }

  /// Sets the default size of new windows, in application pixels.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Sets whether the user can resize the scene's windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.isResizable = resizability.kind != .contentSize }
  }
}
