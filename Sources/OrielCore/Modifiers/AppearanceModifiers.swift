/// The color scheme that the views of a window request. The first of sibling views applies.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Has the window that the view is in shown in a scheme, whatever the desktop's is.
  ///
  /// GTK has one scheme for a whole app. If several windows request one, that of the window applies which has requested
  /// it last.
  ///
  /// - Parameter colorScheme: the scheme; with nil, the desktop's.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferenceModifier<PreferredColorSchemeKey> { _ in .offer(colorScheme) })
  }

  /// Changes the scheme that this view and what it contains read from the environment. For new code there is
  /// ``View/preferredColorScheme(_:)``.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Shows the text in this view in a size, whatever size the user has set.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of the text in this view within a range.
  public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}
