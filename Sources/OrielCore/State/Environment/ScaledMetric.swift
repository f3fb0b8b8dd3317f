/// A property wrapper that scales a length with the user's text size.
///
/// ```swift
/// @ScaledMetric private var iconSize = 24.0
/// ```
///
/// The body runs again when the desktop's text scaling changes.
@MainActor @preconcurrency @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textScale) private var scale
  private let base: Value

  /// Creates a scaled length.
  ///
  /// - Parameters:
  ///   - wrappedValue: the length at the default text size.
  ///   - textStyle: has no effect, because all text styles of the desktop are scaled alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { base = wrappedValue }

  /// The length at the current text size.
  public var wrappedValue: Value { base * Value(scale) }
}
