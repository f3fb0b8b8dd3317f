/// A color scheme that a view requests for its window.
struct PreferredColorScheme: Equatable {
  let scheme: ColorScheme
  /// Whether the view is covered by other pages of its navigation stack.
  var isCovered = false
}

/// The color scheme that the views of a window request. The first of sibling views applies; of the pages of a navigation
/// stack, the last one that requests any.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: PreferredColorScheme? { nil }
  static func reduce(value: inout PreferredColorScheme?, nextValue: () -> PreferredColorScheme?) {
    if value?.isCovered != false, let next = nextValue() { value = next }
  }
}

extension View {
  /// Sets the color scheme of the window that contains the view, overriding that of the desktop.
  ///
  /// The whole window has the scheme: its title bar, and its sheets, popovers and menus. A page of a
  /// ``NavigationStack`` keeps it for the pages above it, unless one of these sets another.
  ///
  /// GTK has one color scheme for the whole app. If several windows request one, the latest request applies.
  ///
  /// - Parameter colorScheme: the scheme; nil for that of the views around this one, or else of the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    let preferred = colorScheme.map { PreferredColorScheme(scheme: $0) }
    return modifier(PreferenceModifier<PreferredColorSchemeKey> { _ in preferred == nil ? .pass : .offer(preferred) })
  }

  /// Sets the color scheme that this view and its descendants read from the environment. Use
  /// ``View/preferredColorScheme(_:)`` in new code.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets the size of the text in this view, overriding the user's setting.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of the text in this view to a range.
  public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}
