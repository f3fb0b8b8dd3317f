/// The reasons to redact a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't available yet. Texts and images are replaced by placeholders of the same size.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that other people mustn't see: views with `privacySensitive(_:)` are replaced by blocks of their size.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons to redact views.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  package var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are replaced by placeholders.
  package var isRedacted: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason to redact the view: texts and images are replaced by placeholders of the same size.
  ///
  /// ```swift
  /// ArticleRow(article ?? .sample).redacted(reason: article == nil ? .placeholder : [])
  /// ```
  ///
  /// Controls remain usable. A view can read ``EnvironmentValues/redactionReasons`` and display other content.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes every reason to redact this view.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as containing private information, which is redacted for the reason ``RedactionReasons/privacy``.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}
