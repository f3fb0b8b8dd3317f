/// What the rules for plurals ask of a number.
package struct PluralOperands: Hashable, Sendable {
  /// The whole part, without a sign.
  let whole: UInt
  /// The fraction without trailing zeros, as a whole number; 0 for a whole number.
  let fraction: UInt
  /// The number of digits of the fraction without trailing zeros.
  let fractionDigits: Int

  package init(_ number: Int) { self.init(whole: number.magnitude) }

  package init(whole: UInt) { self.init(whole: whole, fraction: 0, digits: 0) }

  private init(whole: UInt, fraction: UInt, digits: Int) {
    self.whole = whole
    self.fraction = fraction
    fractionDigits = digits
  }

  /// Creates the operands of a number with the digits in which it is written at its shortest.
  package init(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude.isFinite, magnitude < 1e15 else {
      self.init(whole: 0)
      return
    }
    let rounded = magnitude.rounded(.down)
    let text = magnitude.description
    guard rounded != magnitude, !text.utf8.contains(UInt8(ascii: "e")),
      let dot = text.utf8.firstIndex(of: UInt8(ascii: "."))
    else {
      self.init(whole: UInt(rounded))
      return
    }
    let digits = text[text.utf8.index(after: dot)...].prefix(9)
    self.init(whole: UInt(rounded), fraction: UInt(digits) ?? 0, digits: digits.utf8.count)
  }

  /// Whether the number has no fraction.
  var isWhole: Bool { fractionDigits == 0 }

  /// Whether the number is whole and one of these.
  func isOne(of numbers: UInt...) -> Bool { isWhole && numbers.contains(whole) }
}
