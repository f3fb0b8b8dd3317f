import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Texts whose form depends on a number.
struct PluralTests {
  // MARK: Categories

  private func categories(_ language: String, _ numbers: [Int]) -> [PluralCategory] {
    numbers.map { PluralCategory(of: $0, in: language) }
  }

  @Test func `Each language has the categories of CLDR for whole numbers`() {
    #expect(
      categories("ar", [0, 1, 2, 3, 10, 11, 99, 100, 103]) == [
        .zero, .one, .two, .few, .few, .many, .many, .other, .few,
      ])
    #expect(categories("cy", [0, 1, 2, 3, 4, 6]) == [.zero, .one, .two, .few, .other, .many])
    #expect(categories("he", [1, 2, 3, 10]) == [.one, .two, .other, .other])
    #expect(categories("ga", [1, 2, 3, 7, 11]) == [.one, .two, .few, .many, .other])
    #expect(categories("sl", [1, 2, 3, 4, 5, 101, 102]) == [.one, .two, .few, .few, .other, .one, .two])
    #expect(categories("lt", [1, 2, 10, 11, 21, 22]) == [.one, .few, .other, .other, .one, .few])
    #expect(categories("lv", [0, 1, 2, 11, 21]) == [.zero, .one, .other, .zero, .one])
    #expect(categories("ro", [0, 1, 2, 19, 20, 101]) == [.few, .one, .few, .few, .other, .few])
    #expect(categories("uk", [1, 2, 5, 11, 21]) == [.one, .few, .many, .many, .one])
    #expect(categories("sr-Latn", [1, 2, 5, 11, 21]) == [.one, .few, .other, .other, .one])
    #expect(categories("mt", [0, 1, 2, 3, 11, 20]) == [.few, .one, .two, .few, .many, .other])
    #expect(categories("br", [1, 2, 3, 9, 71, 1_000_000]) == [.one, .two, .few, .few, .other, .many])
    #expect(categories("kw", [0, 1, 2, 3, 4, 21, 1000]) == [.zero, .one, .two, .few, .other, .many, .two])
    #expect(categories("gd", [1, 2, 3, 11, 12, 20]) == [.one, .two, .few, .one, .two, .other])
    #expect(categories("gv", [1, 2, 20, 3]) == [.one, .two, .few, .other])
    #expect(categories("fil", [1, 4, 5, 6]) == [.one, .other, .one, .other])
    #expect(categories("hi", [0, 1, 2]) == [.one, .one, .other])
    #expect(categories("shi", [0, 2, 11]) == [.one, .few, .other])
    #expect(categories("tzm", [1, 2, 11]) == [.one, .other, .one])
    #expect(categories("da_DK", [0, 1, 2]) == [.other, .one, .other])
    #expect(categories("mk", [1, 11, 21]) == [.one, .other, .one])
    #expect(categories("fr", [0, 1, 2, 1_000_000]) == [.one, .one, .other, .many])
    #expect(categories("pt", [0, 1]) == [.one, .one] && categories("pt-PT", [0, 1]) == [.other, .one])
    for language in ["ja", "zh-Hant_TW", "th", "tlh", ""] {
      #expect(categories(language, [0, 1, 2]) == [.other, .other, .other])
    }
  }

  @Test func `Numbers with fractions have categories of their own`() {
    func categories(_ language: String, _ numbers: [Double]) -> [PluralCategory] {
      numbers.map { PluralCategory(of: PluralOperands($0), in: language) }
    }
    #expect(categories("en", [1, 1.5, 0.1, -1]) == [.one, .other, .other, .one])
    #expect(categories("fr", [0.5, 1.9, 2.5]) == [.one, .one, .other])
    #expect(categories("cs", [1, 1.5, 3]) == [.one, .many, .few])
    #expect(categories("pl", [1, 1.5]) == [.one, .other])
    #expect(categories("da", [0.5, 1.5, 2.5]) == [.one, .one, .other])
    #expect(categories("sl", [1.5]) == [.few] && categories("hr", [0.1, 0.2, 0.5]) == [.one, .few, .other])
    #expect(categories("lv", [0.1, 1.11, 0.5]) == [.one, .zero, .other])
    #expect(categories("en", [.infinity, .nan, 1e300]) == [.other, .other, .other])
  }

  // MARK: Texts

  private static let tables = [
    "en": #"""
    {"%lld items": {"format": "%#@n@", "variables": {"n": {"argument": 1,
       "forms": {"zero": "Nothing", "one": "%lld item", "other": "%lld items"}}}},
     "only": "Only English"}
    """#,
    "pl": #"""
    {"%lld items": {"format": "%#@n@", "variables": {"n": {"argument": 1,
       "forms": {"one": "%lld element", "few": "%lld elementy", "many": "%lld elementów", "other": "%lld elementu"}}}},
     "%@ has %lld cats and %lld dogs": {"format": "%1$@ ma %#@cats@ i %#@dogs@", "variables": {
       "cats": {"argument": 2, "forms": {"one": "%2$lld kota", "few": "%2$lld koty", "other": "%2$lld kotów"}},
       "dogs": {"argument": 3, "forms": {"one": "psa", "other": "%3$lld psy"}}}}}
    """#,
    "ja": #"{"%lld items": {"format": "%#@n@", "variables": {"n": {"argument": 1, "forms": {"other": "%lld個"}}}}}"#,
    "de": "this is no table",
  ]

  private func text(_ key: LocalizedStringKey, _ language: String, in folder: PackFolder) -> String {
    let context = FormatContext(locale: Locale(identifier: language))
    guard case .plain(let text) = key.localized(in: folder.resources, context) else { return "marked" }
    return text
  }

  @Test func `A text has the form for its number in the language`() throws {
    let folder = try PackFolder(tables: Self.tables)
    func items(_ language: String, _ counts: Int...) -> [String] {
      counts.map { text("\($0) items", language, in: folder) }
    }
    #expect(items("en_US", 0, 1, 2) == ["Nothing", "1 item", "2 items"])
    #expect(items("pl_PL", 0, 1, 2, 5, 22) == ["0 elementów", "1 element", "2 elementy", "5 elementów", "22 elementy"])
    #expect(items("ja", 1, 2) == ["1個", "2個"])
  }

  @Test func `A text may have several numbers, each with its forms`() throws {
    let folder = try PackFolder(tables: Self.tables)
    func pets(_ cats: Int, _ dogs: Int) -> String {
      text("\("Ada 100%") has \(cats) cats and \(dogs) dogs", "pl", in: folder)
    }
    #expect(pets(1, 1) == "Ada 100% ma 1 kota i psa")
    #expect(pets(3, 2) == "Ada 100% ma 3 koty i 2 psy")
  }

  @Test func `What isn't translated is in the language of the app`() throws {
    let folder = try PackFolder(tables: Self.tables)
    #expect(text("only", "pl", in: folder) == "Only English")
    #expect(text("\(1) items", "fr", in: folder) == "1 item")
    #expect(text("\(1) items", "de", in: folder) == "1 item", "a table that can't be read is left out")
    #expect(text("unknown \(2)", "pl", in: folder) == "unknown 2")
  }

  @Test func `A pack precedes files of translations, whose other texts are displayed too`() throws {
    let folder = try PackFolder(
      tables: Self.tables,
      [
        "pl.lproj/Localizable.strings": Data(#""Hello" = "Cześć"; "%lld items" = "plik";"#.utf8)
      ])
    #expect(text("Hello", "pl", in: folder) == "Cześć")
    #expect(text("\(1) items", "pl", in: folder) == "1 element")
  }

  @Test func `Variables that are missing or refer to each other without an end are displayed as they are`() throws {
    let folder = try PackFolder(tables: [
      "en": #"""
      {"a %lld": {"format": "%#@x@", "variables": {}},
       "b %lld": {"format": "%#@x@", "variables": {"x": {"argument": 1, "forms": {"other": "[%#@x@]"}}}},
       "c %@": {"format": "%#@x@", "variables": {"x": {"argument": 1, "forms": {"one": "1", "other": "%@!"}}}},
       "d %lld": {"format": "%#@x", "variables": {"x": {"argument": 7, "forms": {"other": "?"}}}}}
      """#
    ])
    #expect(text("a \(1)", "en", in: folder).contains("x@"))
    #expect(text("b \(1)", "en", in: folder).hasPrefix("[["))
    #expect(text("c \("one")", "en", in: folder) == "one!")
    #expect(text("d \(1)", "en", in: folder).contains("x"))
  }
}
