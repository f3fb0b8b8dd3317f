import Foundation
import Testing

@testable import OrielCore

/// Numbers as text, without the help of ICU.
struct NumberTextTests {
  @Test func `The digits of each language are those that ICU writes`() {
    let names = Locale.availableIdentifiers.filter { !$0.contains("@") && !$0.dropFirst(4).contains("_") }
    #expect(names.count > 300)
    for name in names where name.split(separator: "_").allSatisfy({ $0.count < 4 }) {
      let expected = IntegerFormatStyle<Int>(locale: Locale(identifier: name)).grouping(.never).format(1_234_567_890)
      let zero = NumberText.zero(of: "\(name).UTF-8")
      let digits = zero.map { NumberText.localized("1234567890", zero: $0) } ?? "1234567890"
      #expect(digits == expected, "\(name)")
    }
  }

  @Test func `A sign stays what it is`() { #expect(NumberText.localized("-12", zero: 0x660) == "-١٢") }

  @Test func `Plain locales write plain digits`() {
    for name in ["C", "C.UTF-8", "POSIX", "", "de_DE@euro", "xx_YY"] { #expect(NumberText.zero(of: name) == nil) }
  }

  @Test func `Formats of C are filled, however long the result`() {
    #expect(NumberText.filled("%.3f", 1.0 / 3) == "0.333")
    #expect(NumberText.filled("%04lld", Int64(-7)) == "-007")
    #expect(NumberText.filled("%.0f", Double.greatestFiniteMagnitude).count == 309)
    #expect(NumberText.filled("%700lld", Int64(1)).hasSuffix(" 1"))
    #expect(NumberText.filled("%700lld", Int64(1)).count == 700)
  }
}
