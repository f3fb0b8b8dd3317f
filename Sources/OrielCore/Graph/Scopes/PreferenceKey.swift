/// A key of a value that views pass to their ancestors.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
/// }
/// ```
///
/// Views set it with `preference(key:value:)` or `transformPreference(_:_:)`; `onPreferenceChange(_:perform:)`,
/// `overlayPreferenceValue(_:alignment:_:)` and `backgroundPreferenceValue(_:alignment:_:)` read it. See
/// <doc:PreferencesAndAnchors>.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of sibling views.
  ///
  /// Called in the order of the views in their container, and only for views that set the value. The closure
  /// `nextValue` is evaluated lazily.
  ///
  /// - Parameters:
  ///   - value: the combined value of the preceding views, which is modified.
  ///   - nextValue: returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil for optional values.
  public static var defaultValue: Value { nil }
}
