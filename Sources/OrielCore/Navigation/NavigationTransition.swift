/// How a page or a presentation appears. See ``View/navigationTransition(_:)``.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The transition of the platform.
public struct AutomaticNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

/// A transition from a view to a page, which begins in the view's frame.
public struct ZoomNavigationTransition: NavigationTransition {}

/// A transition in which the content of a sheet or a cover fades in.
public struct CrossFadeNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the platform.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition from the view with an identifier. See ``View/matchedTransitionSource(id:in:)``.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A transition in which the content of a sheet or a cover fades in.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension View {
  /// Has no effect on the desktop. See ``View/navigationTransition(_:)``.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
