import Foundation
import Testing

@testable import OrielCore

/// Formatted values in the user's locale, which Foundation doesn't know on Linux.
struct UserLocaleTests {
  private let german = Locale(identifier: "de_DE")
  private let date = Date(timeIntervalSince1970: 1_750_000_000)

  @Test func `A format without a locale of its own has the user's`() {
    #expect(FloatingPointFormatStyle<Double>().adapted(to: nil, user: german).format(3.5) == "3,5")
    let month = Date.FormatStyle.dateTime.month(.wide).year()
    #expect(month.adapted(to: nil, user: german).format(date) == "Juni 2025")
    let past = Date.RelativeFormatStyle(presentation: .named).adapted(to: nil, user: german)
    #expect(past.format(Date(timeIntervalSinceNow: -7300)) == "vor 2 Stunden")
    let number = FloatingPointFormatStyle<Double>().locale(.current)
    #expect(number.adapted(to: nil, user: german).format(3.5) == "3,5")
  }

  @Test func `A locale of the format or of a view takes precedence`() {
    let french = FloatingPointFormatStyle<Double>().locale(Locale(identifier: "fr_FR"))
    #expect(french.adapted(to: nil, user: german).locale.identifier == "fr_FR")
    #expect(french.adapted(to: german, user: Locale(identifier: "en_US")).locale.identifier == "de_DE")
    #expect(FloatingPointFormatStyle<Double>().adapted(to: nil, user: nil).format(3.5) == "3.5")
  }
}
