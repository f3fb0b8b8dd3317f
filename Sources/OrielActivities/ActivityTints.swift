import OrielCore

extension View {
  /// Sets the background color of the activity's card.
  ///
  /// - Parameter color: the color; nil for the background color of the theme.
  public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityBackgroundTintKey.self, value: color)
  }

  /// Sets the text color of the card's button that ends the activity.
  ///
  /// - Parameter color: the color; nil for the text color of the theme.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preference(key: ActivityActionColorKey.self, value: color)
  }
}

enum ActivityBackgroundTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

enum ActivityActionColorKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
