import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let uppercase: Bool
  private let minDigits: Int
  private let prefix: String
  private let explicitPositiveSign: Bool

  private init(
    radix: Int, uppercase: Bool = false, minDigits: Int = 0, prefix: String = "", explicitPositiveSign: Bool = false
  ) {
    self.radix = radix
    self.uppercase = uppercase
    self.minDigits = minDigits
    self.prefix = prefix
    self.explicitPositiveSign = explicitPositiveSign
  }

  /// With ten digits.
  public static var decimal: Self { Self(radix: 10) }
  /// With ten digits, and at least as many of them.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(radix: 10, minDigits: minDigits, explicitPositiveSign: explicitPositiveSign)
  }
  /// With sixteen digits.
  public static var hex: Self { Self(radix: 16) }
  /// With sixteen digits, and at least as many of them.
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0) -> Self {
    Self(radix: 16, uppercase: uppercase, minDigits: minDigits, prefix: includePrefix ? "0x" : "")
  }
  /// With eight digits.
  public static var octal: Self { Self(radix: 8) }
  /// With eight digits, and at least as many of them.
  public static func octal(includePrefix: Bool = false, minDigits: Int = 0) -> Self {
    Self(radix: 8, minDigits: minDigits, prefix: includePrefix ? "0o" : "")
  }

  func text(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int
  private let isExponential: Bool

  /// With six digits after the decimal point.
  public static var fixed: Self { Self(precision: 6, isExponential: false) }
  /// With a number of digits after the decimal point.
  public static func fixed(precision: Int) -> Self { Self(precision: precision, isExponential: false) }
  /// With an exponent, and six digits after the decimal point.
  public static var exponential: Self { Self(precision: 6, isExponential: true) }
  /// With an exponent, and a number of digits after the decimal point.
  public static func exponential(precision: Int) -> Self { Self(precision: precision, isExponential: true) }

  func text(_ value: Double) -> String {
    String(format: isExponential ? "%.*e" : "%.*f", precision, value)
  }
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As wide as the value.
  public static var none: Self { Self(columns: 0, isRight: false) }
  /// At least as wide as a number of characters, with spaces after the value.
  public static func left(columns: Int) -> Self { Self(columns: columns, isRight: false) }
  /// At least as wide as a number of characters, with spaces before the value.
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }

  func aligned(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? padding + text : text + padding
  }
}
