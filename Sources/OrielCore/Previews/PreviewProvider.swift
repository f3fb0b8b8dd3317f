/// A type that declares previews, as `#Preview` does.
///
/// ```swift
/// struct Inbox_Previews: PreviewProvider {
///   static var previews: some View { Inbox(messages: []) }
/// }
/// ```
///
/// Each view is a preview, also those in a `Group` and a `ForEach`; modifiers of these apply to each. The name of a preview
/// is its `previewDisplayName(_:)`, or else the name of the type.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views. Read each time a preview is displayed.
  @ViewBuilder static var previews: Previews { get }
}

/// A preview that is declared with `#Preview`. The macro creates the conforming types.
public protocol PreviewRegistry {
  /// The module and the file that declare it.
  static var fileID: String { get }
  /// The line that declares it.
  static var line: Int { get }
  /// The column at which its declaration begins.
  static var column: Int { get }
  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// A device for a preview, which has no effect on the desktop.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The name of a preview, which the first of its views sets.
enum PreviewNameKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// The size of a preview, which the first of its views sets.
enum PreviewLayoutKey: PreferenceKey {
  static var defaultValue: PreviewLayout? { nil }
  static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the name of a preview of a ``PreviewProvider``.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreferenceModifier<PreviewNameKey> { _ in .offer(value) })
  }

  /// Sets the size of a preview of a ``PreviewProvider``.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreferenceModifier<PreviewLayoutKey> { _ in .offer(value) })
  }

  /// Has no effect: the desktop has no devices for previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
