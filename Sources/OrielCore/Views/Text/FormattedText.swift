import FoundationEssentials

/// A value and its format.
// Unchecked: `Text` is `Sendable`, but SwiftUI requires it neither of the value nor of the format. Nothing changes them after
// the initializer, and formats are values.
class FormattedText: Equatable, @unchecked Sendable {
  /// The formatted value.
  ///
  /// - Parameter locale: a locale that replaces that of the format.
  func string(in locale: Locale?) -> String { preconditionFailure("\(Self.self) is abstract") }

  fileprivate func isEqual(to other: FormattedText) -> Bool { false }

  static func == (first: FormattedText, second: FormattedText) -> Bool { first === second || first.isEqual(to: second) }
}

// Unchecked: the value and the format, which SwiftUI doesn't require to be `Sendable`, are constants.
final class TypedFormattedText<Format: FormatStyle>: FormattedText, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  private let input: Format.FormatInput
  private let format: Format

  init(_ input: Format.FormatInput, _ format: Format) {
    self.input = input
    self.format = format
  }

  override func string(in locale: Locale?) -> String { format.adapted(to: locale).format(input) }

  override fileprivate func isEqual(to other: FormattedText) -> Bool {
    guard let other = other as? TypedFormattedText else { return false }
    return input == other.input && format == other.format
  }
}

extension FormatStyle {
  /// The format with a locale that replaces its own, unless that is nil.
  func adapted(to locale: Locale?) -> Self { locale.map { self.locale($0) } ?? self }
}
