import FoundationEssentials

/// What views have set for formatted values; nil for what their formats say.
struct FormatContext: Equatable, Sendable {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  var isEmpty: Bool { locale == nil && calendar == nil && timeZone == nil }
}

/// A value and its format.
// Unchecked: `Text` is `Sendable`, but SwiftUI requires it neither of the value nor of the format. Nothing changes them after
// the initializer, and formats are values.
class FormattedText: Equatable, @unchecked Sendable {
  /// The formatted value.
  ///
  /// - Parameter context: what replaces the locale, the calendar and the time zone of the format.
  func string(in context: FormatContext) -> String { preconditionFailure("\(Self.self) is abstract") }

  func isEqual(to other: FormattedText) -> Bool { false }

  static func == (first: FormattedText, second: FormattedText) -> Bool { first === second || first.isEqual(to: second) }
}

// Unchecked: the value and the format, which SwiftUI doesn't require to be `Sendable`, are constants. `adapt` captures
// nothing.
final class TypedFormattedText<Format: FormatStyle>: FormattedText, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  private let input: Format.FormatInput
  private let format: Format
  private let adapt: (Format, Calendar?, TimeZone?) -> Format

  /// - Parameter adapt: returns the format with a calendar and a time zone that replace its own.
  init(_ input: Format.FormatInput, _ format: Format, _ adapt: @escaping (Format, Calendar?, TimeZone?) -> Format) {
    self.input = input
    self.format = format
    self.adapt = adapt
  }

  override func string(in context: FormatContext) -> String {
    var format = format.adapted(to: context.locale)
    if context.calendar != nil || context.timeZone != nil { format = adapt(format, context.calendar, context.timeZone) }
    return format.format(input)
  }

  override func isEqual(to other: FormattedText) -> Bool {
    guard let other = other as? TypedFormattedText else { return false }
    return input == other.input && format == other.format
  }
}

extension FormatStyle {
  /// The format with a locale that replaces its own.
  ///
  /// - Parameters:
  ///   - locale: the locale that a view has set; nil for that of the format.
  ///   - user: the user's locale for such values. It replaces Foundation's current one, which on Linux is the same English one
  ///     for everybody.
  func adapted(to locale: Locale?, user: Locale? = UserLanguage.locale(of: FormatInput.self)) -> Self {
    if let locale { return self.locale(locale) }
    guard let user, self == self.locale(.autoupdatingCurrent) || self == self.locale(.current) else { return self }
    return self.locale(user)
  }
}
