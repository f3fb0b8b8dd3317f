import Foundation
import Testing

@testable import OrielCore

/// In which locale values are formatted.
struct FormatLocaleTests {
  private func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F, in context: FormatContext) -> String
  where F.FormatInput: Equatable, F.FormatOutput == String {
    TypedFormattedText(value, format) { format, _, _ in format }.string(in: context)
  }

  private let german = FormatContext(processLocale: Locale(identifier: "de_DE"))

  @Test func `Formats without a locale have that of the process, which Foundation doesn't know`() {
    #expect(text(1234.5, .number, in: german) == "1.234,5")
    #expect(text(2_500_000, .byteCount(style: .file), in: german).hasPrefix("2,5"))
    let day = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(text(day, .dateTime.year().month(.wide), in: german) == "September 2001")
    #expect(text(day, .dateTime.weekday(.wide), in: german) == "Sonntag")
  }

  @Test func `A format's own locale remains, and that of a view comes first`() {
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
    #expect(text(0.5, french, in: german) == "0,5")
    #expect(text(1234.5, .number.locale(Locale(identifier: "en_US")), in: german) == "1,234.5")
    var context = german
    context.locale = Locale(identifier: "en_US")
    #expect(text(1234.5, .number, in: context) == "1,234.5")
    #expect(
      text(1234.5, .number.locale(Locale(identifier: "en_US")), in: FormatContext(processLocale: nil)) == "1,234.5")
  }
}
