import Foundation
import OrielTesting
import Testing

@testable import OrielAssetsTool
@testable import OrielCore

/// What an app displays of string catalogs and of files with plurals.
struct StringCatalogTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"stringUnit": {"state": "needs_review", "value": "Salut"}},
        "pl": {"stringUnit": {"state": "new", "value": "to do"}}}},
      "Gone": {"extractionState": "stale", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weg"}}}},
      "title": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "The Title"}}}},
      "Oriel": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"value": "Erker"}}}},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}},
        "de": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "Nichts"}}, "one": {"stringUnit": {"value": "Ein Ding"}},
          "other": {"stringUnit": {"value": "%lld Dinge"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld rzecz"}}, "few": {"stringUnit": {"value": "%lld rzeczy"}},
          "many": {"stringUnit": {"value": "%lld rzeczy (many)"}}, "other": {"stringUnit": {"value": "%lld rzeczy"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "mac": {"stringUnit": {"value": "Click"}},
        "other": {"stringUnit": {"value": "Press"}}}}}}},
      "%@: %lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"value": "%@: %#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "trees": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}}}
    """#

  private func text(_ key: LocalizedStringKey, _ language: String, in resources: ResourceFolder) -> String {
    let context = FormatContext(locale: Locale(identifier: language))
    guard case .plain(let text) = key.localized(in: resources, context) else { return "marked" }
    return text
  }

  @Test func `Texts are displayed if they are translated, also those to be reviewed`() throws {
    let folder = try CatalogFolder(beside: ["Localizable.xcstrings": Self.catalog])
    let compiler = try folder.compile("Localizable.xcstrings")
    #expect(compiler.report.messages == [])
    let resources = try folder.resources(of: compiler)
    let greetings = ["en", "de", "fr", "pl", "ja"].map { text("Hello", $0, in: resources) }
    #expect(greetings == ["Hello", "Hallo", "Salut", "Hello", "Hello"])
    #expect(text("Gone", "de", in: resources) == "Weg", "code elsewhere may use the key")
    #expect(text("title", "de", in: resources) == "The Title")
    #expect(text("Oriel", "de", in: resources) == "Oriel")
    #expect(text("Tap", "en", in: resources) == "Click")
  }

  @Test func `Plurals have the forms of each language`() throws {
    let folder = try CatalogFolder(beside: ["Localizable.xcstrings": Self.catalog])
    let resources = try folder.resources(of: folder.compile("Localizable.xcstrings"))
    func items(_ language: String) -> [String] { [0, 1, 2, 5].map { text("\($0) items", language, in: resources) } }
    #expect(items("en") == ["0 items", "1 item", "2 items", "5 items"])
    #expect(items("de_AT") == ["Nichts", "Ein Ding", "2 Dinge", "5 Dinge"])
    #expect(items("pl") == ["0 rzeczy (many)", "1 rzecz", "2 rzeczy", "5 rzeczy (many)"])
    #expect(text("\("Park"): \(1) birds in \(2) trees", "en", in: resources) == "Park: 1 bird in 2 trees")
    #expect(text("\("Park"): \(3) birds in \(1) trees", "en", in: resources) == "Park: 3 birds in a tree")
  }

  @Test func `Dictionaries of plurals and tables of one language are read too`() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld items</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld chose</string><key>other</key><string>%lld choses</string>
          </dict>
        </dict>
        <key>%@ has %lld pets</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%@ a %#@pets@</string>
          <key>pets</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>un animal</string><key>other</key><string>%d animaux</string>
          </dict>
        </dict>
      </dict></plist>
      """
    let folder = try CatalogFolder(beside: [
      "fr.lproj/Localizable.stringsdict": plurals,
      "fr.lproj/Localizable.strings": #"/* c */ "Hello" = "Salut"; "%lld items" = "plain";"#,
    ])
    for order in [[0, 1], [1, 0]] {
      let names = ["fr.lproj/Localizable.stringsdict", "fr.lproj/Localizable.strings"]
      let compiler = try folder.compile(names[order[0]], names[order[1]])
      #expect(compiler.report.messages == [])
      let resources = try folder.resources(of: compiler)
      #expect([0, 1, 2].map { text("\($0) items", "fr", in: resources) } == ["0 chose", "1 chose", "2 choses"])
      #expect(text("\("Ada") has \(1) pets", "fr", in: resources) == "Ada a un animal")
      #expect(text("\("Ada") has \(4) pets", "fr", in: resources) == "Ada a 4 animaux")
      #expect(text("Hello", "fr", in: resources) == "Salut")
    }
  }

  @Test func `Mistakes in tables are told with their lines`() throws {
    let folder = try CatalogFolder(beside: [
      "A.xcstrings": "{\"strings\":\n[}", "B.xcstrings": "{}",
      "C.xcstrings": #"""
      {"strings": {"a %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@x@ %#@y@"},
        "substitutions": {"x": {}}}}},
        "b %lld": {"localizations": {"en": {"variations": {"plural": {
          "some": {"stringUnit": {"value": "%lld"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}}}}
      """#,
      "en.lproj/D.strings": "\"a\" = \"b\";\n\"c\" = ;",
      "en.lproj/E.stringsdict": "<plist><dict><key>a</key>\n<oops/></dict></plist>",
      "en.lproj/F.stringsdict": "<plist><dict><key>a</key><dict/></dict></plist>", "en.lproj/G.strings": "",
      "H.txt": "",
    ])
    let compiler = try folder.compile(
      "A.xcstrings", "B.xcstrings", "C.xcstrings", "en.lproj/D.strings", "en.lproj/E.stringsdict",
      "en.lproj/F.stringsdict", "en.lproj/G.strings", "H.txt", "nowhere.xcstrings")
    let messages = folder.messages(of: compiler)
    let expected = [
      "A.xcstrings:2:1: error: this is no JSON: ",
      "B.xcstrings:1:1: error: this is no string catalog: \"strings\" is missing",
      "C.xcstrings:3:1: warning: the variable x has no plural forms",
      "C.xcstrings:2:1: warning: there is no variable x",
      "C.xcstrings:2:1: warning: there is no variable y", "C.xcstrings:5:1: warning: some is no category of plurals",
      "en.lproj/D.strings:2:1: error: the property list can't be read: ",
      "en.lproj/E.stringsdict:2:1: error: the property list can't be read: ",
      "en.lproj/F.stringsdict:1:1: warning: \"a\" has no NSStringLocalizedFormatKey",
      "H.txt:1:1: error: files of this kind can't be compiled", "nowhere.xcstrings:1:1: error: the file can't be read",
    ]
    #expect(messages.count == expected.count)
    for (message, start) in zip(messages, expected) { #expect(message.hasPrefix(start), "\(message)") }
  }

  @Test func `Equal input makes an equal pack`() throws {
    let folder = try CatalogFolder(beside: ["Localizable.xcstrings": Self.catalog])
    let packs = try (0..<3).map { _ in try folder.compile("Localizable.xcstrings").pack.data }
    #expect(Set(packs).count == 1)
  }
}
