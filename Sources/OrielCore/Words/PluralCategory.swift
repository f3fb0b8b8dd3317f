/// The grammatical numbers that Unicode's CLDR distinguishes.
package enum PluralCategory: Hashable, Sendable {
  case one, few, many, other

  /// The category of a whole number in a language such as `pt_BR`. Millions, for which Romance languages have a category
  /// of their own, count as others.
  init(of number: Int, in language: String) {
    let number = number.magnitude
    let (ones, tens) = (number % 10, number % 100)
    let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
    switch language {
    case "ja", "zh_CN": self = .other
    case "fr", "pt_BR": self = number < 2 ? .one : .other
    case "cs": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl": self = number == 1 ? .one : isFew ? .few : .many
    case "ru": self = ones == 1 && tens != 11 ? .one : isFew ? .few : .many
    default: self = number == 1 ? .one : .other
    }
  }
}
