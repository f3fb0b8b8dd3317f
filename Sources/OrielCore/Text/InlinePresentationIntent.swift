import FoundationEssentials

/// What a part of a text is, such as strongly emphasized. Foundation has this type on a Mac, but not on Linux.
///
/// ``Text`` displays it: strong emphasis is bold, emphasis is italic, and code has characters of one width.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: a text between grave accents.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is struck through: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension InlinePresentationIntent {
  init(_ markup: InlineMarkup) {
    self = []
    if markup.contains(.emphasized) { insert(.emphasized) }
    if markup.contains(.strong) { insert(.stronglyEmphasized) }
    if markup.contains(.code) { insert(.code) }
    if markup.contains(.struckThrough) { insert(.strikethrough) }
  }

  var markup: InlineMarkup {
    var markup: InlineMarkup = []
    if contains(.emphasized) { markup.insert(.emphasized) }
    if contains(.stronglyEmphasized) { markup.insert(.strong) }
    if contains(.code) { markup.insert(.code) }
    if contains(.strikethrough) { markup.insert(.struckThrough) }
    return markup
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of ``inlinePresentationIntent``.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// What a part of the text is: names the key, as `text.inlinePresentationIntent`.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("the properties of attribute scopes are only names of keys")
  }
}
