import FoundationEssentials

extension View {
  /// Runs an action when the view becomes visible in the scroll view around it, and when it no longer is.
  ///
  /// ```swift
  /// VideoView(video).onScrollVisibilityChange(threshold: 0.8) { isPlaying = $0 }
  /// ```
  ///
  /// The action runs after a layout, and with false when the view disappears. Outside of scroll views the view is visible.
  ///
  /// - Parameters:
  ///   - threshold: the part of the view's area that has to be visible, from 0 to 1.
  ///   - action: receives whether the view is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }

  /// Has no effect on the desktop: the theme decides when scroll bars are visible.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Has no effect on the desktop: the theme decides when scroll bars are visible.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

private struct ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var isVisible = false

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: Bool.self) {
        $0.visibleShare >= max(threshold, .ulpOfOne)
      } action: {
        report($0)
      }
      .onDisappear { report(false) }
  }

  private func report(_ isNowVisible: Bool) {
    guard isVisible != isNowVisible else { return }
    isVisible = isNowVisible
    action(isNowVisible)
  }
}

extension GeometryProxy {
  /// The part of the view's area that is visible in the nearest scroll view.
  fileprivate var visibleShare: Double {
    guard let container = bounds(of: .scrollView) else { return 1 }
    guard size.width > 0, size.height > 0 else { return 0 }
    let width = min(container.maxX, size.width) - max(container.minX, 0)
    let height = min(container.maxY, size.height) - max(container.minY, 0)
    return max(0, Double(width / size.width)) * max(0, Double(height / size.height))
  }
}
