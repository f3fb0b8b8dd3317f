/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The default: displayed while the content is larger than the view.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Always displayed.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Hidden, as with `hidden`.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  /// How a widget shows the indicators.
  package var shows: ScrollElement.Indicators {
    switch kind {
    case .automatic: .automatic
    case .visible: .always
    case .hidden, .never: .never
    }
  }
}

extension View {
  /// Sets the visibility of the scroll indicators of scroll views and lists within this view.
  ///
  /// - Parameters:
  ///   - visibility: the visibility. In GTK: that of the `GtkScrollbar`.
  ///   - axes: the axes to which it applies.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Disables or enables scrolling by the user in scroll views and lists within this view.
  ///
  /// `ScrollViewProxy.scrollTo(_:anchor:)` still scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Disables or enables the clipping of the content of scroll views within this view. Content outside is drawn, as far as
  /// a page from the visible part, and doesn't receive pointer events.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.isScrollClipDisabled, disabled) }

  /// Sets the initial scroll position of scroll views within this view, such as `.bottom`.
  ///
  /// While the position is at the anchor, it stays there when the size of the content or of the scroll view changes.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

  /// Shows or hides the background of lists and text editors within this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}

private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether the user can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether the content of scroll views isn't clipped.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  /// The initial position of scroll views.
  var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// Whether lists and text editors have no background.
  var hidesScrollBackground: Bool {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}
