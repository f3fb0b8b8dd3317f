/// Why a view shows less than there is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What there is to be shown isn't known yet: texts and images are blocks of their size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may be able to see the screen: views with `privacySensitive(_:)` are blocks of their size.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why views show less than there is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  package var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are blocks of their size.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Replaces the texts and images in this view by blocks of their size, for a reason.
  ///
  /// ```swift
  /// ArticleRow(article ?? .sample).redacted(reason: article == nil ? .placeholder : [])
  /// ```
  ///
  /// Controls work as before. A view can ask ``EnvironmentValues/redactionReasons`` and show something else.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows everything in this view, whatever is redacted around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether the view is a block of its size where something is redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
