/// The color scheme that the views of a window request. The first of sibling views applies.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the color scheme of the window that contains the view, overriding that of the desktop.
  ///
  /// GTK has one color scheme for the whole app. If several windows request one, the latest request applies.
  ///
  /// - Parameter colorScheme: the scheme; nil for that of the desktop.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferenceModifier<PreferredColorSchemeKey> { _ in .offer(colorScheme) })
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
