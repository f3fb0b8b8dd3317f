/// A length that grows with the user's size of text.
///
/// ```swift
/// @ScaledMetric private var iconSize = 24.0
/// ```
///
/// The body runs again when the desktop's text scaling changes.
@MainActor @preconcurrency @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.textScale) private var scale
  private let base: Value

  /// A length at the usual size of text.
  ///
  /// - Parameters:
  ///   - wrappedValue: the length at the usual size of text.
  ///   - textStyle: the text that it belongs to. All of the desktop's text styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { base = wrappedValue }

  /// The length at the user's size of text.
  public var wrappedValue: Value { base * Value(scale) }
}
