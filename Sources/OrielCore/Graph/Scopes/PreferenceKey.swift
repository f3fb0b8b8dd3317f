/// A value that views hand up to the views that contain them.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
/// }
/// ```
///
/// Views set it with `preference(key:value:)` or `transformPreference(_:_:)`; `onPreferenceChange(_:perform:)`,
/// `overlayPreferenceValue(_:alignment:_:)` and `backgroundPreferenceValue(_:alignment:_:)` read it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// What is read where no view sets the value.
  static var defaultValue: Value { get }

  /// Combines the values of two views next to each other.
  ///
  /// Called in the order in which the views stand in their container, also after they have moved, and only for views that
  /// set the value. A `nextValue` that isn't called isn't computed.
  ///
  /// - Parameters:
  ///   - value: what the views before come to; becomes what all of them come to.
  ///   - nextValue: the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, where the value is optional.
  public static var defaultValue: Value { nil }
}
