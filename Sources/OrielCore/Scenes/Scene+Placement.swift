extension Scene {
  /// Sets the position of new windows: the point of the window lies on the same point of the screen.
  ///
  /// Further windows of the scene are a little below and beside it. It has an effect on X11; on Wayland, the desktop
  /// places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.position = position }
  }

  /// Determines the size and the position of new windows.
  ///
  /// ```swift
  /// Window("Player", id: "player") { Player() }
  ///   .defaultWindowPlacement { content, context in
  ///     let width = context.defaultDisplay.visibleRect.width / 2
  ///     return WindowPlacement(.bottom, width: width, height: content.sizeThatFits(.init(width: width, height: nil)).height)
  ///   }
  /// ```
  ///
  /// What the placement leaves out is the scene's ``Scene/defaultSize(width:height:)`` and
  /// ``Scene/defaultPosition(_:)``. A window whose size is restored keeps that size. Positions have an effect on X11; on
  /// Wayland, the desktop places windows.
  ///
  /// - Parameter makePlacement: called each time that a window opens, with its content, the screen and the other windows.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    ModifiedScene(content: self) { $0.windowSettings.makePlacement = makePlacement }
  }

  /// Has no effect: the desktop maximizes a window that the user zooms, and offers no other size.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    self
  }

  /// Has no effect: the desktop maximizes a window that the user zooms, and offers no other size.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

/// The size of a zoomed window, which the desktop determines: see ``Scene/windowIdealSize(_:)``.
public struct WindowIdealSize: Hashable, Sendable {
  private enum Kind { case automatic, fitToContent, maximum }
  private let kind: Kind

  /// That of the desktop.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// The maximum size of the content.
  public static let maximum = WindowIdealSize(kind: .maximum)
}
