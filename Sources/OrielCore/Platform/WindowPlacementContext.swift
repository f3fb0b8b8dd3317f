import FoundationEssentials

/// What is known where a window is placed: the screen and the open windows.
public struct WindowPlacementContext {
  /// The screen on which the window opens.
  public let defaultDisplay: DisplayProxy
  /// The open windows of the app, the oldest first.
  public let windows: [WindowProxy]

  package init(defaultDisplay: DisplayProxy, windows: [WindowProxy]) {
    self.defaultDisplay = defaultDisplay
    self.windows = windows
  }
}

/// A screen, in application pixels.
public struct DisplayProxy: Equatable, Sendable {
  private let whole: Rect
  package let visible: Rect

  /// - Parameters:
  ///   - bounds: the screen.
  ///   - visible: the part without the panels of the desktop.
  package init(bounds: Rect, visible: Rect) {
    whole = bounds
    self.visible = visible
  }

  /// The whole screen.
  public var bounds: CGRect { whole.cgRect }
  /// The part of the screen in which windows open. GTK doesn't report the panels of the desktop: it is somewhat smaller
  /// than the screen.
  public var visibleRect: CGRect { visible.cgRect }
  /// The distances of ``visibleRect`` from the edges of the screen.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: visible.minY - whole.minY, leading: visible.minX - whole.minX, bottom: whole.maxY - visible.maxY,
      trailing: whole.maxX - visible.maxX)
  }
}

/// An open window.
public struct WindowProxy: Equatable, Sendable {
  /// The id of its scene; nil if the scene has none.
  public let id: String?
  /// The phase of the window.
  public let phase: ScenePhase

  /// The place on the screen; nil if the desktop doesn't tell it.
  let place: Rect?
  /// Whether its leading side is the left one.
  let readsFromLeft: Bool

  package init(id: String?, phase: ScenePhase, place: Rect? = nil, readsFromLeft: Bool = true) {
    self.id = id
    self.phase = phase
    self.place = place
    self.readsFromLeft = readsFromLeft
  }
}

/// The content of a window that is placed.
public struct WindowLayoutRoot {
  private let measure: (ProposedViewSize) -> Size

  package init(_ measure: @escaping (ProposedViewSize) -> Size) { self.measure = measure }

  /// Returns the size of the content for a proposal, without the title bar.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal).cgSize }
}
