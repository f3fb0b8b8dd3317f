import Foundation
import Testing

@testable import OrielCore

/// The texts that Oriel shows itself, in each of their languages.
struct CatalogTests {
  private static let languages = Catalog.all.keys.sorted()

  @Test(arguments: languages)
  func `Each text is there, with its placeholders and without stray spaces`(_ language: String) {
    let (words, english) = (Catalog.catalog(for: [language]), Catalog.catalog(for: ["en"]))
    #expect(words.language == language)
    for word in Word.allCases {
      let (text, original) = (words[word], english[word])
      #expect(!text.isEmpty && text.trimmingCharacters(in: .whitespacesAndNewlines) == text, "\(word)")
      #expect(text.parts(separatedBy: "%@").count == original.parts(separatedBy: "%@").count, "\(word)")
      #expect(text.hasSuffix("…") == original.hasSuffix("…"), "\(word)")
    }
    for word in PluralWord.allCases {
      for count in 0...120 { #expect(!words[word, count].isEmpty, "\(word) \(count)") }
    }
    if language != "en" {
      #expect(Word.allCases.filter { words[$0] == english[$0] }.count < Word.allCases.count / 4)
    }
  }

  @Test func `The language is the user's first one that has a catalog`() {
    #expect(Catalog.catalog(for: ["xx", "de_AT", "fr"])[.refundReason] == "Grund")
    #expect(Catalog.catalog(for: ["pt_BR"])[.commandFile] == "Arquivo")
    #expect(Catalog.catalog(for: ["pt_PT"])[.commandFile] == "Ficheiro")
    #expect(Catalog.catalog(for: ["zh_TW", "sv_SE"])[.activityEnd] == "Avsluta")
    #expect(Catalog.catalog(for: ["sr@latin"])[.commandClose] == "Close")
    #expect(Catalog.catalog(for: [])[.subscriptionActive] == "Active")
    #expect(Catalog.translated(.commandClose, in: "is") == nil)
  }

  @Test func `A value in a text isn't a format`() {
    let german = Catalog.catalog(for: ["de"])
    #expect(german[.subscriptionConsequence].filled(with: ["100 %@"]) == "„100 %@“ wird nicht verlängert.")
    #expect(german[.familyRemove].filled(with: ["%@.org"]) == "%@.org entfernen")
    #expect(german[.commandClose].filled(with: ["unused"]) == "Schließen")
    #expect(german[.quickLookPosition].filled(with: ["2"]) == "2 von ", "a missing value is empty")
  }

  private func forms(_ language: String, _ counts: [Int]) -> [PluralCategory] {
    counts.map { PluralCategory(of: $0, in: language) }
  }

  @Test func `A number has the category that CLDR gives it`() {
    let counts = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 112, 122]
    #expect(forms("ja", counts).allSatisfy { $0 == .other })
    for language in ["en", "de", "es", "it", "nl", "pt_PT", "sv", "da"] {
      #expect(forms(language, counts) == counts.map { $0 == 1 ? .one : .other }, "\(language)")
    }
    for language in ["fr", "pt", "pt_BR"] { #expect(forms(language, [0, 1, 2]) == [.one, .one, .other]) }
    #expect(forms("cs", [0, 1, 2, 4, 5, 22]) == [.other, .one, .few, .few, .other, .other])
    #expect(
      forms("pl", [0, 1, 2, 4, 5, 12, 21, 22, 112, 122]) == [
        .many, .one, .few, .few, .many, .many, .many, .few, .many, .few,
      ])
    #expect(
      forms("ru", [0, 1, 2, 5, 11, 12, 21, 22, 111]) == [.many, .one, .few, .many, .many, .many, .one, .few, .many])
    #expect(PluralCategory(of: -1, in: "en") == .one)
  }

  @Test func `The plural of a text follows its number`() {
    let polish = Catalog.catalog(for: ["pl"])
    let shown = [1, 3, 5].map { polish[.quickLookItems, $0].filled(with: ["\($0)"]) }
    #expect(shown == ["1 element", "3 elementy", "5 elementów"])
    #expect(Catalog.catalog(for: ["en"])[.quickLookItems, 1].filled(with: ["1"]) == "1 item")
  }

  @Test func `A key of a text is the English one, with values that aren't markup`() {
    let key = LocalizedStringKey(.searchNoResultsFor, "*x*")
    #expect(key.key == Catalog.en[.searchNoResultsFor])
    #expect(key.resolved().contains("*x*"))
  }
}
