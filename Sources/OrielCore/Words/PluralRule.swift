/// A rule for the plurals of languages, as Unicode's CLDR defines it for cardinal numbers.
///
/// A number with a fraction that a rule doesn't mention has the category `other`.
enum PluralRule {
  /// 1, also with a fraction of 0.
  case one
  /// 1, and whole millions.
  case oneWithMillions
  /// Numbers from 0 to below 2, and whole millions.
  case belowTwoWithMillions
  /// Numbers from 0 to below 2.
  case belowTwo
  /// Numbers from 0 to 1.
  case upToOne
  /// 0 and 1.
  case zeroOrOne
  /// 0, 1, and 11 to 99.
  case tamazight
  case danish, icelandic, macedonian, filipino, latvian, langi, colognian, hebrew, dual, tachelhit, romanian,
    southSlavic
  case gaelic, slovenian, sorbian, czech, polish, belarusian, lithuanian, eastSlavic, breton, maltese, irish, manx,
    cornish
  case arabic, welsh

  /// The rules of the languages that have plurals.
  static let rules: [String: PluralRule] = {
    let languages: [(PluralRule, String)] = [
      (
        .one,
        """
        af an asa ast az bal bem bez bg brx ce cgg chr ckb de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu ia ie io jgo ji \
        jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh no nr ny nyn om or os pap ps rm \
        rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
        """
      ),
      (.oneWithMillions, "ca es it scn vec"), (.belowTwoWithMillions, "fr pt"), (.belowTwo, "ff hy kab"),
      (.upToOne, "am as bn doi fa gu hi kn pcm zu"), (.zeroOrOne, "ak bho guw ln mg nso pa si ti wa"),
      (.tamazight, "tzm"), (.danish, "da"), (.icelandic, "is"), (.macedonian, "mk"), (.filipino, "ceb fil tl"),
      (.latvian, "lv prg"), (.langi, "lag"), (.colognian, "blo ksh"), (.hebrew, "he iw"),
      (.dual, "iu naq sat se sma smi smj smn sms"), (.tachelhit, "shi"), (.romanian, "mo ro"),
      (.southSlavic, "bs hr sh sr"), (.gaelic, "gd"), (.slovenian, "sl"), (.sorbian, "dsb hsb"), (.czech, "cs sk"),
      (.polish, "pl"), (.belarusian, "be"), (.lithuanian, "lt"), (.eastSlavic, "ru uk"), (.breton, "br"),
      (.maltese, "mt"),
      (.irish, "ga"), (.manx, "gv"), (.cornish, "kw"), (.arabic, "ar ars"), (.welsh, "cy"),
    ]
    var rules: [String: PluralRule] = [:]
    for (rule, codes) in languages { for code in codes.split(separator: " ") { rules[String(code)] = rule } }
    return rules
  }()

  /// The category of a number.
  func category(of number: PluralOperands) -> PluralCategory {
    let (whole, isWhole) = (number.whole, number.isWhole)
    let (ones, tens) = (whole % 10, whole % 100)
    // The digits that languages with endings look at: those of the fraction if there is one.
    let ending = isWhole ? whole : number.fraction
    let (lastOne, lastTwo) = (ending % 10, ending % 100)
    let isMillions = isWhole && whole != 0 && whole % 1_000_000 == 0
    let endsInFew = (2...4).contains(lastOne) && !(12...14).contains(lastTwo)
    switch self {
    case .one: return number.isOne(of: 1) ? .one : .other
    case .oneWithMillions: return number.isOne(of: 1) ? .one : isMillions ? .many : .other
    case .belowTwoWithMillions: return whole < 2 ? .one : isMillions ? .many : .other
    case .belowTwo: return whole < 2 ? .one : .other
    case .upToOne: return whole == 0 || number.isOne(of: 1) ? .one : .other
    case .zeroOrOne: return number.isOne(of: 0, 1) ? .one : .other
    case .tamazight: return isWhole && (whole < 2 || (11...99).contains(whole)) ? .one : .other
    case .danish: return number.isOne(of: 1) || !isWhole && whole < 2 ? .one : .other
    case .icelandic, .macedonian: return lastOne == 1 && lastTwo != 11 ? .one : .other
    case .filipino: return isWhole && (1...3).contains(whole) || ![4, 6, 9].contains(lastOne) ? .one : .other
    case .latvian:
      if isWhole ? ones == 0 || (11...19).contains(tens) : number.fractionDigits == 2 && (11...19).contains(lastTwo) {
        return .zero
      }
      return lastOne == 1 && (lastTwo != 11 || number.fractionDigits > 2) ? .one : .other
    case .langi: return number.isOne(of: 0) ? .zero : whole < 2 ? .one : .other
    case .colognian: return number.isOne(of: 0) ? .zero : number.isOne(of: 1) ? .one : .other
    case .hebrew:
      return number.isOne(of: 1) || !isWhole && whole == 0 ? .one : number.isOne(of: 2) ? .two : .other
    case .dual: return number.isOne(of: 1) ? .one : number.isOne(of: 2) ? .two : .other
    case .tachelhit:
      return whole == 0 || number.isOne(of: 1) ? .one : isWhole && (2...10).contains(whole) ? .few : .other
    case .romanian:
      if number.isOne(of: 1) { return .one }
      return !isWhole || whole == 0 || (1...19).contains(tens) ? .few : .other
    case .southSlavic: return lastOne == 1 && lastTwo != 11 ? .one : endsInFew ? .few : .other
    case .gaelic:
      if number.isOne(of: 1, 11) { return .one }
      if number.isOne(of: 2, 12) { return .two }
      return isWhole && ((3...10).contains(whole) || (13...19).contains(whole)) ? .few : .other
    case .slovenian where !isWhole: return .few
    case .slovenian, .sorbian:
      return lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
    case .czech: return !isWhole ? .many : whole == 1 ? .one : (2...4).contains(whole) ? .few : .other
    case .polish: return !isWhole ? .other : whole == 1 ? .one : endsInFew ? .few : .many
    case .belarusian, .eastSlavic:
      return !isWhole ? .other : ones == 1 && tens != 11 ? .one : endsInFew ? .few : .many
    case .lithuanian:
      if !isWhole { return .many }
      return (11...19).contains(tens) || ones == 0 ? .other : ones == 1 ? .one : .few
    case .breton:
      guard isWhole else { return .other }
      let isPlain = ![1, 7, 9].contains(tens / 10)
      if isPlain, ones == 1 { return .one }
      if isPlain, ones == 2 { return .two }
      return isPlain && [3, 4, 9].contains(ones) ? .few : isMillions ? .many : .other
    case .maltese:
      guard isWhole else { return .other }
      if whole == 1 || whole == 2 { return whole == 1 ? .one : .two }
      return whole == 0 || (3...10).contains(tens) ? .few : (11...19).contains(tens) ? .many : .other
    case .irish:
      guard isWhole else { return .other }
      switch whole {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case .manx:
      guard isWhole else { return .many }
      return ones == 1 ? .one : ones == 2 ? .two : tens % 20 == 0 ? .few : .other
    case .cornish: return Self.cornish(number)
    case .arabic:
      guard isWhole else { return .other }
      if whole < 3 { return [.zero, .one, .two][Int(whole)] }
      return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
    case .welsh:
      guard isWhole else { return .other }
      let categories: [UInt: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return categories[whole] ?? .other
    }
  }

  private static func cornish(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    let whole = number.whole
    if whole < 2 { return whole == 0 ? .zero : .one }
    let (tens, thousands) = (whole % 100, whole % 100_000)
    let isRound =
      whole % 1000 == 0 && ((1000...20_000).contains(thousands) || [40_000, 60_000, 80_000].contains(thousands))
    switch tens {
    case 2, 22, 42, 62, 82: return .two
    case _ where isRound || whole % 1_000_000 == 100_000: return .two
    case 3, 23, 43, 63, 83: return .few
    case 1, 21, 41, 61, 81: return .many
    default: return .other
    }
  }
}
