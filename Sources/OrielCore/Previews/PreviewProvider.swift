/// Has views shown as a preview, as `#Preview` does.
///
/// ```swift
/// struct Inbox_Previews: PreviewProvider {
///   static var previews: some View { Inbox(messages: []) }
/// }
/// ```
///
/// The preview is called by its `previewDisplayName(_:)`, or else by the name of the type. Several views stand in a column.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views. Read whenever the preview is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// A preview that a program declares with `#Preview`. The macro makes the types that conform to it.
public protocol PreviewRegistry {
  /// The module and the file that declare it.
  static var fileID: String { get }
  /// The line that declares it.
  static var line: Int { get }
  /// The column at which its declaration begins.
  static var column: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// A device to preview views on. A desktop has none: the name is taken and not used.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The name of a preview, as the first of its views has it.
enum PreviewNameKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// The size of a preview, as the first of its views has it.
enum PreviewLayoutKey: PreferenceKey {
  static var defaultValue: PreviewLayout? { nil }
  static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) { value = value ?? nextValue() }
}

extension View {
  /// Names the preview of a ``PreviewProvider``.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreferenceModifier<PreviewNameKey> { _ in .offer(value) })
  }

  /// Sets the size in which the preview of a ``PreviewProvider`` is shown.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreferenceModifier<PreviewLayoutKey> { _ in .offer(value) })
  }

  /// Names the device for the preview of a ``PreviewProvider``. A desktop has none: nothing follows from it.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
