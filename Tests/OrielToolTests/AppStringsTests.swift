import Foundation
import Testing

@testable import OrielTool

/// The way of texts from the code to translators, and back.
struct AppStringsTests {
  private func package(_ code: String) throws -> (folder: TemporaryFolder, strings: AppStrings) {
    let folder = try TemporaryFolder(["Sources/Notes/Notes.swift": code])
    return (folder, AppStrings(folder: folder.url, target: "Notes"))
  }

  /// Fills in the translations of a file by their texts.
  private func translate(_ folder: TemporaryFolder, _ language: String, _ texts: [String: [String]]) throws {
    var file = try POFile(folder.text("po/\(language).po"))
    for index in file.entries.indices {
      file.entries[index].texts = texts[file.entries[index].id] ?? file.entries[index].texts
    }
    try folder.write(file.text, to: "po/\(language).po")
  }

  @Test func `A text is translated by way of gettext's files`() throws {
    let (folder, strings) = try package(#"Text("Hello", comment: "To the user"); Text("\(all.count) notes")"#)
    let lines = try strings.extract(language: "pl")
    #expect(lines.contains("new: Hello") && lines.last == "written: po/Notes.pot, po/pl.po")
    let template = try folder.text("po/Notes.pot")
    #expect(template.contains("#. To the user\n#: Sources/Notes/Notes.swift:1\nmsgid \"Hello\"\nmsgstr \"\"\n"))
    #expect(template.contains("#, objc-format\nmsgid \"%lld notes\"\nmsgid_plural \"%lld notes\"\n"))
    #expect(try folder.text("po/pl.po").contains("nplurals=3;"))

    let plural = ["%lld notatka", "%lld notatki", "%lld notatek"]
    try translate(folder, "pl", ["Hello": ["Cześć"], "%lld notes": plural])
    #expect(try strings.importTranslations() == ["pl: 2 translations are new or differ"])
    let catalog = try strings.catalog()
    #expect(catalog.translation(of: "Hello", in: "pl") == .plain("Cześć"))
    let forms = ["one": plural[0], "few": plural[1], "many": plural[2], "other": plural[2]]
    #expect(catalog.translation(of: "%lld notes", in: "pl") == .plural(forms))
    #expect(try strings.report().lines == ["pl: 2 of 2 texts"])

    // Once more, nothing changes.
    let before = try (folder.text("po/pl.po"), folder.text("Sources/Notes/Localizable.xcstrings"))
    _ = try strings.extract(language: nil)
    #expect(try strings.importTranslations() == ["pl: 0 translations are new or differ"])
    #expect(try (folder.text("po/pl.po"), folder.text("Sources/Notes/Localizable.xcstrings")) == before)
  }

  @Test func `The program may have another name than its target`() throws {
    let folder = try TemporaryFolder([
      "Sources/Notes/Notes.swift": "@main struct Notes {}", "Sources/NotesKit/Views.swift": "struct Row {}",
    ])
    #expect(AppPackage(folder: folder.url, product: "my-notes").target == "Notes")
    #expect(AppPackage(folder: folder.url, product: "NotesKit").target == "NotesKit")
  }

  @Test func `What is missing is told by language`() throws {
    let (folder, strings) = try package(#"Text("Hello"); Text("\(all.count) notes"); Text("Bye")"#)
    _ = try strings.extract(language: "ar")
    try translate(folder, "ar", ["Hello": ["مرحبا"], "%lld notes": ["", "a", "b", "c", "d", "e"]])
    _ = try strings.importTranslations()
    try folder.write(
      #"Text("Hello"); Text("\(all.count) notes"); Text("Bye"); Text("New")"#, to: "Sources/Notes/Notes.swift")
    let report = try strings.report()
    #expect(!report.isComplete)
    #expect(
      report.lines == [
        "not in the catalog: New", "  run: swift package oriel strings extract", "ar: 1 of 3 texts",
        "  missing: %lld notes (zero)", "  missing: Bye",
      ])
  }

  @Test func `A text that has gone keeps its translation, and comes back with it`() throws {
    let (folder, strings) = try package(#"Text("Hello"); Text("Bye")"#)
    _ = try strings.extract(language: "de")
    try translate(folder, "de", ["Hello": ["Hallo"], "Bye": ["Tschüss"]])
    _ = try strings.importTranslations()
    try folder.write(#"Text("Hello")"#, to: "Sources/Notes/Notes.swift")
    #expect(try strings.extract(language: nil).contains("no longer in the code: Bye"))
    #expect(try !folder.text("po/de.po").contains("Bye"))
    try folder.write(#"Text("Hello"); Text("Bye")"#, to: "Sources/Notes/Notes.swift")
    _ = try strings.extract(language: nil)
    #expect(try strings.report().lines == ["de: 2 of 2 texts"])
  }

  @Test func `A key that is anywhere in the code isn't gone`() throws {
    let code = #"""
      struct Row { let title: LocalizedStringKey }
      Row(title: "Inbox"); show("Sent \(count)"); Text("Drafts \(note("Bin"))")
      """#
    let (folder, strings) = try package(code)
    let keys = ["Inbox", "Sent %lld", "Bin", "Gone"]
    let entries = keys.map { "\"\($0)\": {\($0 == "Inbox" ? "\"extractionState\": \"stale\"" : "")}" }
    try folder.write(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}",
      to: "Sources/Notes/Localizable.xcstrings")
    let lines = try strings.extract(language: "de")
    #expect(lines.filter { $0.hasPrefix("no longer") } == ["no longer in the code: Gone"])
    #expect(try POFile(folder.text("po/de.po")).entries.map(\.id) == ["Bin", "Drafts %@", "Inbox", "Sent %lld"])
  }

  @Test func `The catalog knows the type of a value better than a guess`() throws {
    let (folder, strings) = try package(#"Text("Left \(row.size)"); Text("Right \(row.size)")"#)
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Left %lld": {}}}"#, to: "Sources/Notes/Localizable.xcstrings")
    #expect(try strings.extract(language: nil).filter { $0.hasPrefix("new") } == ["new: Right %@"])
    #expect(try strings.catalog().entries.map(\.key) == ["Left %lld", "Right %@"])
  }

  @Test func `A key with a default value has that as its text`() throws {
    let (folder, strings) = try package(#"let s = String(localized: "greeting", defaultValue: "Hello")"#)
    _ = try strings.extract(language: "de")
    #expect(try folder.text("po/de.po").contains("msgctxt \"greeting\"\nmsgid \"Hello\"\n"))
    try translate(folder, "de", ["Hello": ["Hallo"]])
    _ = try strings.importTranslations()
    #expect(try strings.catalog().translation(of: "greeting", in: "de") == .plain("Hallo"))
    #expect(try strings.report().lines == ["de: 1 of 1 texts"])
  }

  @Test(arguments: [("Notes", "OrielNotes"), ("Scribe", "Scribe"), ("Shots", "Shots")])
  func `The examples' catalogs have no key that is gone`(_ app: String, _ target: String) throws {
    let strings = AppStrings(folder: Checkout.folder.appending(path: "Examples/\(app)"), target: target)
    #expect(try strings.report().lines.filter { $0.hasPrefix("not in the code") } == [])
  }

  @Test func `A key that isn't the text itself is told apart`() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "open.verb": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Open"}}}},
        "open.adjective": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Open"}}}},
        "Oriel": {"shouldTranslate": false},
        "%lld of %lld": {"localizations": {"en": {"substitutions": {}, "stringUnit": {"value": "x"}}}}}}
      """#
    let (folder, strings) = try package(#"Text("Oriel"); Text("\(1) of \(2)")"#)
    try folder.write(catalog, to: "Sources/Notes/Localizable.xcstrings")
    #expect(
      try strings.extract(language: "de").contains("only in the catalog, as it has several numbers: %lld of %lld"))
    var file = try POFile(folder.text("po/de.po"))
    #expect(file.entries.map(\.context) == ["open.adjective", "open.verb"])
    file.entries[0].texts = ["Geöffnet"]
    file.entries[1].texts = ["Öffnen"]
    try folder.write(file.text, to: "po/de.po")
    _ = try strings.importTranslations()
    #expect(try strings.catalog().translation(of: "open.verb", in: "de") == .plain("Öffnen"))
    #expect(try strings.catalog().translation(of: "open.adjective", in: "de") == .plain("Geöffnet"))
  }

  @Test func `A catalog keeps the plural forms that gettext lacks`() throws {
    func plural(_ texts: [String: String]) -> String {
      let forms = texts.sorted { $0.key < $1.key }.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
      }
      return "{\"variations\": {\"plural\": {\(forms.joined(separator: ", "))}}}"
    }
    let english = plural(["one": "%lld note", "other": "%lld notes"])
    let german = plural(["zero": "nichts", "one": "%lld Notiz", "other": "%lld Notizen"])
    let spanish = plural(["one": "%lld nota", "many": "%lld de notas", "other": "%lld notas"])
    let russian = plural(["one": "a", "few": "b", "many": "c", "other": "d"])
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld notes": {"localizations": {"en": \(english), "de": \(german), "es": \(spanish), "ru": \(russian)}},
        "%lld pens": {"localizations": {"de": \(german)}},
        "%lld ways": {"localizations": {"en": \(english), "de": {"stringUnit": {"state": "translated", "value": "Weg"}}}}}}
      """
    let (folder, strings) = try package(#"Text("\(1) notes"); Text("\(2) pens"); Text("\(3) ways")"#)
    try folder.write(catalog, to: "Sources/Notes/Localizable.xcstrings")
    let before = try strings.catalog()
    _ = try strings.extract(language: nil)
    _ = try strings.importTranslations()
    #expect(try strings.catalog() == before)
    // A form that a translator hasn't written yet is no change.
    try translate(folder, "ru", ["%lld note": ["", "B", "C"]])
    _ = try strings.importTranslations()
    let forms = ["one": "a", "few": "B", "many": "C", "other": "d"]
    #expect(try strings.catalog().translation(of: "%lld notes", in: "ru") == .plural(forms))
  }

  @Test func `Notes and doubts of translators are kept`() throws {
    let text = """
      msgid ""
      msgstr ""
      "Language: de\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      # a note
      #. for translators
      #: A.swift:1 B.swift:2
      #, fuzzy, objc-format
      msgctxt "key"
      msgid "One \\"line\\" %@"
      msgstr ""
      "Eine\\n"
      "Zeile"

      #~ msgid "gone"
      #~ msgstr "weg"
      """
    let file = try POFile(text)
    #expect(file.header.map(\.name) == ["Language", "Plural-Forms"])
    let entry = try #require(file.entries.first)
    #expect(file.entries.count == 1 && entry.isFuzzy && entry.notes == ["a note"] && entry.comment == "for translators")
    #expect(
      entry.id == "One \"line\" %@" && entry.texts == ["Eine\nZeile"] && entry.places == ["A.swift:1", "B.swift:2"])
    #expect(try POFile(file.text) == file)
    #expect(throws: Failure.self) { try POFile("msgid \"a\nmsgstr \"\"") }
  }

  @Test func `A translator's corrections and comments outlast an extraction`() throws {
    let (folder, strings) = try package(#"Text("Hello"); Text("Bye")"#)
    _ = try strings.extract(language: "de")
    try translate(folder, "de", ["Hello": ["Halo"]])
    _ = try strings.importTranslations()
    try translate(folder, "de", ["Hello": ["Hallo"], "Bye": ["Tschüss"]])
    // As programs of Windows write it.
    let text = try "# Ada, 2026\n#\n" + folder.text("po/de.po")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "po/de.po")
    #expect(try strings.extract(language: nil).first == "po/de.po: replaces that of “Hello” in the catalog")
    #expect(try folder.text("po/de.po") == text)
    #expect(try strings.catalog().translation(of: "Hello", in: "de") == .plain("Hallo"))
    #expect(try strings.catalog().translation(of: "Bye", in: "de") == .plain("Tschüss"))
  }

  @Test func `A file that isn't in UTF-8 is left as it is`() throws {
    let (folder, strings) = try package(#"Text("Bye")"#)
    let file = folder.url.appending(path: "po/de.po")
    try folder.write("", to: "po/de.po")
    let data = try #require("msgid \"Bye\"\nmsgstr \"Tschüß\"\n".data(using: .isoLatin1))
    try data.write(to: file)
    #expect(throws: Failure.self) { try strings.importTranslations() }
    #expect(throws: Failure.self) { try strings.extract(language: nil) }
    #expect(try Data(contentsOf: file) == data)
  }

  @Test(
    .enabled(if: Program.find("msgfmt") != nil),
    arguments: ["ar", "cs", "cy", "de", "fr", "lt", "lv", "pl", "ru", "sl", "ja"])
  func `Gettext's own tools accept the files`(_ language: String) throws {
    let (folder, strings) = try package(#"Text("Hello, \(name)"); Text("\(all.count) notes"); Text("a\nb")"#)
    _ = try strings.extract(language: language)
    let forms = PluralForms(language: language).categories.map { _ in "%lld x" }
    try translate(folder, language, ["Hello, %@": ["Hi, %@"], "%lld notes": forms, "a\nb": ["c\nd"]])
    _ = try Program("msgfmt").output(
      [
        "--check-format", "--check-header", "--output-file=/dev/null",
        folder.url.appending(path: "po/\(language).po").path,
      ])
  }

  @Test func `A catalog is written as Xcode does`() throws {
    let text = "{\n  \"a\" : {\n\n  },\n  \"b\" : [\n    1,\n    true,\n    \"x\\n\\\"é/\"\n  ]\n}\n"
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)).text == text)
  }
}
