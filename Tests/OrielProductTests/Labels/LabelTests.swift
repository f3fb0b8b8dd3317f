import Foundation
import Testing

@testable import OrielActivities
@testable import OrielFamily
@testable import OrielStore

/// The texts of the products in each of their languages.
struct LabelTests {
  static let languages = ["de", "en", "es", "fr", "it", "nl", "pt", "sv"]

  /// The texts of a structure, by the names of its properties.
  private func texts(_ labels: Any) -> [String: String] {
    var texts: [String: String] = [:]
    for property in Mirror(reflecting: labels).children {
      if let name = property.label { texts[name] = property.value as? String }
    }
    return texts
  }

  private func placeholders(_ text: String) -> Int { text.components(separatedBy: "%@").count - 1 }

  private func check(_ labels: Any, against english: Any, in language: String) {
    let (translated, original) = (texts(labels), texts(english))
    #expect(!original.isEmpty)
    #expect(Set(translated.keys) == Set(original.keys))
    for (name, text) in translated {
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      #expect(!text.isEmpty && trimmed == text, "\(name) in \(language)")
      #expect(placeholders(text) == placeholders(original[name] ?? ""), "\(name) in \(language)")
      #expect(text.hasSuffix("…") == original[name]?.hasSuffix("…"), "\(name) in \(language)")
      #expect(text.hasSuffix(".") == original[name]?.hasSuffix("."), "\(name) in \(language)")
      #expect(text.hasSuffix("?") == original[name]?.hasSuffix("?"), "\(name) in \(language)")
    }
    if language != "en" { #expect(translated != original, "the texts in \(language) are translated") }
  }

  private func check<Labels: TranslatedLabels>(_ type: Labels.Type) {
    #expect(type.translations.keys.sorted() == Self.languages)
    for language in Self.languages {
      check(type.labels(for: [language]), against: type.english, in: language)
    }
  }

  @Test func `Each text of the store is there in each language, with its placeholders`() {
    check(StoreLabels.self)
    check(SubscriptionLabels.self)
    check(RefundLabels.self)
  }

  @Test func `Each text of the family picker is there in each language, with its placeholders`() {
    #expect(FamilyLabels.translations.keys.sorted() == Self.languages)
    for language in Self.languages {
      check(FamilyLabels.labels(for: [language]), against: FamilyLabels.labels(for: ["en"]), in: language)
    }
  }

  @Test(arguments: languages)
  func `The button that ends an activity has a label in each language`(language: String) {
    #expect(ActivityEndLabel.translations.keys.sorted() == Self.languages)
    let label = ActivityEndLabel.label(for: [language])
    #expect(!label.isEmpty)
    #expect((label == "End") == (language == "en"))
  }

  @Test func `The language is the user's first one that is translated`() {
    #expect(RefundLabels.labels(for: ["xx", "de_AT", "fr"]).reason == "Grund")
    #expect(FamilyLabels.labels(for: ["pt_BR"]).games == "Jogos")
    #expect(ActivityEndLabel.label(for: ["xx", "sv_SE"]) == "Avsluta")
    #expect(SubscriptionLabels.labels(for: []).active == "Active")
    #expect(StoreLabels.labels(for: ["xx"]).done == "Done")
  }

  @Test func `A name in a text isn't a format`() {
    let labels = SubscriptionLabels.labels(for: ["de"])
    #expect(labels.consequence.filled(with: "100 %@") == "„100 %@“ wird nicht verlängert.")
    #expect(FamilyLabels.fill(FamilyLabels.labels(for: ["de"]).remove, "%@.org") == "%@.org entfernen")
  }
}
