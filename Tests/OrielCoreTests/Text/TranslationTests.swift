import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The tables of translations that an app brings, as Foundation's `Bundle` would read them.
struct TranslationTests {
  /// A folder of resources, with files in it.
  private func withFolder(_ files: [String: Data], _ body: (ResourceFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(ResourceFolder(path: folder.path))
  }

  private func greeting(_ text: String) -> Data { Data(#""Hello" = "\#(text)";"#.utf8) }

  @Test(arguments: [
    (["de_AT"], "Hallo"), (["pt_BR"], "Oi"), (["pt_PT"], "Olá"), (["zh_TW"], "您好"), (["zh_CN"], "Hi"),
    (["zh-Hant_TW"], "您好"), (["zh_Hant"], "您好"), (["pt-BR"], "Oi"), (["sr_RS@latin"], "Zdravo"),
    (["xx", "de"], "Hallo"), (["xx"], "Hi"), ([], "Hi"),
  ]) func `The first language that has a table is taken, and English last`(languages: [String], expected: String) throws
  {
    try withFolder([
      "de.lproj/Localizable.strings": greeting("Hallo"), "pt-br.lproj/Localizable.strings": greeting("Oi"),
      "pt.lproj/Localizable.strings": greeting("Olá"), "zh-Hant.lproj/Localizable.strings": greeting("您好"),
      "sr-Latn.lproj/Localizable.strings": greeting("Zdravo"), "en.lproj/Localizable.strings": greeting("Hi"),
      "xx.lproj/Other.strings": greeting("never"),
    ]) { folder in
      #expect(Translations.table("Localizable", in: folder, languages)?["Hello"] == expected)
    }
  }

  private struct Chosen: View {
    let folder: ResourceFolder
    @State private var language: String?

    var body: some View {
      VStack {
        VStack {
          Text("Hello", resources: folder)
          Text(1234.5, format: .number)
          Text("Hello", resources: folder) + Text(0.25, format: .percent)
        }
        .transformEnvironment(\.locale) { if let language { $0 = Locale(identifier: language) } }
        Button("German") { language = "de_DE" }
        Button("Portuguese") { language = "pt_BR" }
        Button("Own") { language = nil }
      }
    }
  }

  @Test @MainActor func `A part of a window is in the language and with the formats of its locale`() throws {
    try withFolder([
      "de.lproj/Localizable.strings": greeting("Hallo"), "pt-br.lproj/Localizable.strings": greeting("Oi"),
      "en.lproj/Localizable.strings": greeting("Hi"),
    ]) { folder in
      let screen = Screen { Chosen(folder: folder) }
      let own = Array(screen.texts.prefix(3))
      try screen.button("German").tap()
      #expect(screen.texts.prefix(3) == ["Hallo", "1.234,5", "Hallo25\u{a0}%"])
      try screen.button("Portuguese").tap()
      #expect(screen.texts.prefix(3) == ["Oi", "1.234,5", "Oi25%"])
      try screen.button("Own").tap()
      #expect(screen.texts.prefix(3) == own[...])
      #expect(own.first == "Hi")
    }
  }

  @Test func `Without a table there is no translation`() throws {
    try withFolder(["de.lproj/Other.strings": greeting("Hallo")]) { folder in
      #expect(Translations.table("Localizable", in: folder, ["de"]) == nil)
      #expect(Text("Hello", resources: folder).resolved == "Hello")
      #expect(Text("Hello", tableName: "Nothing", resources: ResourceFolder(path: "/nowhere")).resolved == "Hello")
    }
  }

  @Test func `Escapes, comments, words without quotes and values that are left out are read`() throws {
    let text = #"""
      // A comment; "not" = "this";
      /* Another "one" = "over
         lines"; */
      "tab\tquote\" back\\ line\nend" = "\U00e4\u00F6 \101 \ud83d\ude00";
      bare.key = bare_value;
      "same";
      "twice" = "first"; "twice" = "second";
      """#
    let expected = [
      "tab\tquote\" back\\ line\nend": "äö A 😀", "bare.key": "bare_value", "same": "same", "twice": "first",
    ]
    #expect(StringsTable.entries(Array(text.utf8)) == expected)
    #expect(StringsTable.entries([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let data = try #require("\u{FEFF}\(text)".data(using: encoding))
      #expect(StringsTable.entries(Array(data)) == expected)
    }
    #expect(StringsTable.entries([]) == [:])
  }

  @Test(arguments: [
    #""a""#, #""a" = "b""#, #""a" = ;"#, #""a = "b";"#, "/* no end", #"= "b";"#, #""a" "b";"#, "\"a\" = \"\u{5C}",
  ]) func `A file that is none is no table`(text: String) {
    #expect(StringsTable.entries(Array(text.utf8)) == nil)
  }

  @Test func `Bytes that are no text are no table`() {
    #expect(StringsTable.entries([0x22, 0xC0, 0x22]) == nil)
    #expect(StringsTable.entries([0xFF, 0xFE, 0x22]) == nil)
  }
}
