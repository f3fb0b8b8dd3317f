import Glibc

/// Formats numbers.
enum NumberText {
  /// An integer in the digits of the user's language, without separators.
  static func digits<Value: FixedWidthInteger>(of value: Value) -> String {
    guard let zero = zeroOfUser else { return String(value) }
    return localized(String(value), zero: zero)
  }

  /// A number in a C format, with the digits 0 to 9.
  static func filled(_ format: String, _ value: any CVarArg) -> String {
    func written(_ size: Int) -> (text: String, length: Int) {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
        let length = Int(withVaList([value]) { vsnprintf(buffer.baseAddress, size, format, $0) })
        guard length >= 0, let start = buffer.baseAddress else { return ("", 0) }
        return (String(cString: start), length)
      }
    }
    let result = written(64)
    return result.length < 64 ? result.text : written(result.length + 1).text
  }

  /// The digit zero of the user's language; nil if it is `0`.
  private static let zeroOfUser: UInt32? = {
    // `getenv` is faster than `ProcessInfo` at launch.
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"]
    let set = names.lazy.compactMap { (name: String) in getenv(name) }.first { $0.pointee != 0 }
    return set.flatMap { zero(of: String(cString: $0)) }
  }()

  static func localized(_ digits: String, zero: UInt32) -> String {
    var result = String.UnicodeScalarView()
    for scalar in digits.unicodeScalars {
      let offset = scalar.value &- 0x30
      result.append(offset < 10 ? Unicode.Scalar(zero + offset) ?? scalar : scalar)
    }
    return String(result)
  }

  /// The digit zero of a locale such as `fa_IR.UTF-8`; nil if it is `0`.
  ///
  /// Uses a table, since ICU takes megabytes of memory and links all of Foundation into a statically linked app.
  static func zero(of locale: String) -> UInt32? {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return zeros[String(name)] ?? zeros[String(name.prefix { $0 != "_" })]
  }

  private static let arabic: UInt32 = 0x660
  private static let persian: UInt32 = 0x6F0
  private static let devanagari: UInt32 = 0x966
  private static let bengali: UInt32 = 0x9E6

  /// The default digits of languages, and of Arabic by country, from Unicode's locale data.
  private static let zeros: [String: UInt32] = {
    var zeros: [String: UInt32] = [
      "ckb": arabic, "sd": arabic, "fa": persian, "ks": persian, "lrc": persian, "mzn": persian, "ps": persian,
      "bgc": devanagari, "bho": devanagari, "ne": devanagari, "raj": devanagari, "sa": devanagari,
      "as": bengali, "mni": bengali, "ccp": 0x11136, "dz": 0xF20, "my": 0x1040, "nqo": 0x7C0, "sat": 0x1C50,
    ]
    let countries = "BH DJ EG ER IL IQ JO KM KW LB MR OM PS QA SA SD SO SS SY TD YE"
    for country in countries.split(separator: " ") { zeros["ar_\(country)"] = arabic }
    return zeros
  }()
}
