/// The plural forms of a language: how gettext numbers them, and what Unicode's CLDR calls them.
struct PluralForms: Equatable {
  /// CLDR's categories, in the order of gettext's numbers.
  let categories: [String]
  /// The expression for the number of a form, in C.
  let formula: String

  var header: String { "nplurals=\(categories.count); plural=\(formula);" }

  /// The categories of a string catalog that have the text of each form. For a catalog, `other` is needed, also where whole
  /// numbers have other forms only: it is set if the catalog's forms have none, or one that was made of theirs.
  func forms(_ texts: [String], before: [String: String] = [:]) -> [String: String] {
    var forms: [String: String] = [:]
    for (category, text) in zip(categories, texts) where !text.isEmpty { forms[category] = text }
    guard !categories.contains("other"), let last = texts.last(where: { !$0.isEmpty }) else {
      if forms["other"] == nil, before["other"] == nil { forms["other"] = texts.last { !$0.isEmpty } }
      return forms
    }
    let made = self.texts(before).last { !$0.isEmpty }
    if before["other"] == nil || before["other"] == made { forms["other"] = last }
    return forms
  }

  /// The texts in the order of gettext's numbers; empty where the catalog has none.
  func texts(_ forms: [String: String]) -> [String] { categories.map { forms[$0] ?? "" } }

  /// Those of a language such as `de` or `pt_BR`.
  init(language: String) {
    let code = String(language.prefix { $0 != "_" && $0 != "-" })
    let region = language.dropFirst(code.count + 1)
    self = Self.families.first { $0.languages.contains(code) && !(code == "pt" && region == "PT") }?.forms ?? Self.usual
  }

  private init(_ categories: String, _ formula: String) {
    self.categories = categories.split(separator: " ").map { String($0) }
    self.formula = formula
  }

  private static let usual = PluralForms("one other", "(n != 1)")

  private static func family(_ languages: String, _ categories: String, _ formula: String) -> (
    languages: Set<String>, forms: PluralForms
  ) {
    (Set(languages.split(separator: " ").map { String($0) }), PluralForms(categories, formula))
  }

  private static let families = [
    family("ja zh ko vi th id ms my lo km yue", "other", "0"),
    family("fr pt hy ff kab am as bn fa gu hi kn zu", "one other", "(n > 1)"),
    family(
      "ru uk be sr hr bs sh", "one few many",
      "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"),
    family("pl", "one few many", "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)"),
    family("cs sk", "one few other", "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"),
    family(
      "lt", "one few other", "(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2)"),
    family("lv", "one other zero", "(n%10==1 && n%100!=11 ? 0 : n%10!=0 && (n%100<11 || n%100>19) ? 1 : 2)"),
    family("ro mo", "one few other", "(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2)"),
    family("sl", "one two few other", "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)"),
    family("he iw", "one two other", "(n==1 ? 0 : n==2 ? 1 : 2)"),
    family(
      "ar", "zero one two few many other",
      "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"),
    family("ga", "one two few many other", "(n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4)"),
    family("cy", "zero one two few many other", "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)"),
    family("gd", "one two few other", "((n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n>2 && n<20) ? 2 : 3)"),
    family(
      "mt", "one few many other", "(n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : (n%100>10 && n%100<20) ? 2 : 3)"),
    family("is mk", "one other", "(n%10==1 && n%100!=11 ? 0 : 1)"),
  ]
}
