import Foundation
import Testing

@testable import OrielCore

@Suite struct TypeFilterTests {
  private func names(_ types: [UTType], groups: Bool = true, language: String = "en") -> [String] {
    TypeFilter.filters(for: types, groups: groups, languages: [language]).map(\.name)
  }

  @Test func `Filters are named after the kinds of files`() {
    #expect(names([.image]) == ["Images"])
    #expect(names([.image, .pdf]) == ["All supported files", "Images", "PDF documents"])
    #expect(names([.png, .jpeg]) == ["Images"])
    #expect(names([.png]) == ["PNG image"])
    #expect(names([.png, .jpeg, .plainText, .json]) == ["All supported files", "Images", "Text files"])
    #expect(names([.item]) == ["All files"])
    #expect(names([.text, .data]) == ["Text files", "All files"])
    #expect(names([]) == [])
    #expect(names([.plainText, .rtf], groups: false) == ["Text", "RTF document"])
    #expect(names([.pdf, .pdf]) == ["PDF documents"])
  }

  @Test func `Filters are named in the user's language`() {
    #expect(names([.image, .pdf], language: "de_AT") == ["Alle unterstützten Dateien", "Bilder", "PDF-Dokumente"])
    #expect(names([.item], language: "pt_BR") == ["Todos os arquivos"])
    #expect(names([.item], language: "pt_PT") == ["Todos os ficheiros"])
    #expect(names([.item], language: "xx") == ["All files"])
  }

  @Test func `A filter lets through what conforms to its types`() throws {
    let images = try #require(TypeFilter.filters(for: [.image]).first)
    #expect(images.mimeTypes.first == "image/*")
    #expect(Set(["png", "jpg", "svg", "webp", "heic", "dng"]).isSubset(of: images.suffixes))
    #expect(!images.suffixes.contains("txt"))
    let two = try #require(TypeFilter.filters(for: [.png, .jpeg]).first)
    #expect(two.mimeTypes.contains("image/png") && two.mimeTypes.contains("image/jpeg"))
    #expect(!two.mimeTypes.contains("image/*"))
    #expect(two.suffixes.contains("jpe") && !two.suffixes.contains("gif"))
    #expect(two.types == [.png, .jpeg])
    let gzip = try #require(TypeFilter.filters(for: [.gzip]).first)
    #expect(gzip.suffixes.contains("tar.gz"))
    let all = try #require(TypeFilter.filters(for: [.item]).first)
    #expect(all.matchesEverything)
  }

  @Test func `A type that was made from an extension has a filter too`() throws {
    let type = try #require(UTType(filenameExtension: "zyx-filter"))
    let filter = try #require(TypeFilter.filters(for: [type]).first)
    #expect(filter.name == "*.zyx-filter")
    #expect(filter.suffixes == ["zyx-filter"])
  }

  @Test(arguments: [false, true])
  func `A type that nothing tells from others has the filter of those`(groups: Bool) throws {
    let text = try #require(TypeFilter.filters(for: [.utf8PlainText], groups: groups).first)
    #expect(text.suffixes.contains("txt"), "which of them are in UTF-8, their names don't tell")
    let own = UTType(exportedAs: "com.example.oriel-untold", conformingTo: .json)
    let list = try #require(TypeFilter.filters(for: [own], groups: groups).first)
    #expect(list.suffixes.contains("json") && list.mimeTypes.contains("application/json"))
    #expect(list.types == [own])
    let told = UTType(
      exportedAs: "com.example.oriel-told", conformingTo: .json, filenameExtensions: ["orieltold"])
    #expect(TypeFilter.filters(for: [told], groups: groups).first?.suffixes == ["orieltold"])
  }

  @Test func `Folders alone make a dialog for folders`() {
    #expect(TypeFilter.areFolders([.folder]))
    #expect(TypeFilter.areFolders([.directory]))
    #expect(!TypeFilter.areFolders([.folder, .text]))
    #expect(TypeFilter.areFolders([.rtfd]), "a package is a folder, which a dialog for files doesn't let be chosen")
    #expect(!TypeFilter.areFolders([.rtfd, .rtf]))
    #expect(!TypeFilter.areFolders([]))
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de_DE"]), (["LANG": "C.UTF-8", "LANGUAGE": "fr"], []), ([:], []),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "fr:de"], ["fr", "de"]),
    (["LANG": "en_US.UTF-8", "LC_ALL": "sr_RS.UTF-8@latin"], ["sr_RS@latin"]),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "it_IT"], ["it_IT"]),
  ])
  func `The languages are those of the environment`(environment: [String: String], languages: [String]) {
    #expect(UserLanguage.languages(in: environment) == languages)
  }
}
