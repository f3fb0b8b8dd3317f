import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Texts that are localized where they are displayed, and strings that are localized at once.
struct LocalizedStringResourceTests {
  private let table = """
    "Hello %@" = "Hallo %@"; "greeting" = "Willkommen, %2$@ %1$@!"; "plain" = "**einfach**"; "same" = "same";
    "%lld files" = "%lld Dateien"; "Moved %@" = "%@ bewegt";
    """

  /// A folder with German translations, in `Localizable` and `Other`.
  private func withFolder(_ body: (LocalizedStringResource.BundleDescription, ResourceFolder) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "oriel resources \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data(table.utf8).write(to: german.appending(path: "Localizable.strings"))
    try Data(#""plain" = "anders";"#.utf8).write(to: german.appending(path: "Other.strings"))
    try body(.atURL(folder), ResourceFolder(path: folder.path))
  }

  private let german = Locale(identifier: "de_DE")

  @Test func `A resource has the translation of its key, its table and its locale`() throws {
    try withFolder { bundle, _ in
      func text(_ value: String.LocalizationValue, table: String? = nil, locale: Locale? = nil) -> String {
        String(localized: LocalizedStringResource(value, table: table, locale: locale ?? german, bundle: bundle))
      }
      #expect(text("Hello \("Ada")") == "Hallo Ada")
      #expect(text("\(3) files") == "3 Dateien")
      #expect(text("plain", table: "Other") == "anders")
      #expect(text("same") == "same")
      #expect(text("unknown 100%") == "unknown 100%")
      #expect(text("unknown \(100)%") == "unknown 100%")
      #expect(text("Hello \("Ada")", locale: Locale(identifier: "xx")) == "Hello Ada")
    }
  }

  @Test func `A key of its own has a default text, whose values the translation takes`() throws {
    try withFolder { bundle, _ in
      var resource = LocalizedStringResource(
        "greeting", defaultValue: "Welcome, \("Ada") \("Lovelace")!", locale: german, bundle: bundle)
      #expect(resource.key == "greeting")
      #expect(String(localized: resource) == "Willkommen, Lovelace Ada!")
      resource.locale = Locale(identifier: "xx")
      #expect(String(localized: resource) == "Welcome, Ada Lovelace!")
    }
    #expect(String(localized: "nowhere", defaultValue: "Total: \(3)") == "Total: 3")
  }

  @Test func `A string keeps the markup that a text shows`() throws {
    try withFolder { bundle, _ in
      let resource = LocalizedStringResource("plain", locale: german, bundle: bundle)
      #expect(String(localized: resource) == "**einfach**")
      #expect(Text(resource).resolved == "einfach")
    }
    #expect(String(localized: "**bold** \(1)") == "**bold** 1")
  }

  private struct Chosen: View {
    let free: LocalizedStringResource
    let bound: LocalizedStringResource
    @State private var language = "de_DE"

    var body: some View {
      VStack {
        VStack {
          Text(free)
          Text("Moved \(free)", resources: nil)
          Text(bound)
        }
        .environment(\.locale, Locale(identifier: language))
        Button("Other") { language = "xx" }
      }
    }
  }

  @Test @MainActor func `A text has the language of its view, unless the resource has its own`() throws {
    try withFolder { bundle, _ in
      let free = LocalizedStringResource("Hello \(0.5.formatted())", bundle: bundle)
      let bound = LocalizedStringResource("\(2) files", locale: german, bundle: bundle)
      let screen = Screen { Chosen(free: free, bound: bound) }
      #expect(screen.texts.prefix(3) == ["Hallo 0.5", "Moved Hallo 0.5", "2 Dateien"])
      try screen.button("Other").tap()
      #expect(screen.texts.prefix(3) == ["Hello 0.5", "Moved Hello 0.5", "2 Dateien"])
    }
  }

  @Test func `A resource among the values of another one is localized as well`() throws {
    try withFolder { bundle, folder in
      let name = LocalizedStringResource("Hello \("Ada")", locale: german, bundle: bundle)
      #expect(LocalizedStringKey("Moved \(name)").resolved(in: folder).contains("Hallo Ada"))
      let outer = LocalizedStringResource("Moved \(name)", locale: german, bundle: bundle)
      #expect(String(localized: outer) == "Hallo Ada bewegt")
    }
  }

  @Test func `A resource that was encoded has its values again`() throws {
    try withFolder { bundle, _ in
      let values: String.LocalizationValue = "\("a") \(-1) \(UInt64.max) \(0.5) 100%"
      for table in [nil, "Other"] {
        let resource = LocalizedStringResource(values, table: table, locale: german, bundle: bundle)
        let copy = try JSONDecoder().decode(
          LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
        #expect(String(localized: copy) == "a -1 18446744073709551615 0.500000 100%")
      }
      let nested = LocalizedStringResource("Moved \(LocalizedStringResource("plain", locale: german, bundle: bundle))")
      let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(nested))
      #expect(String(localized: copy) == "Moved **einfach**")
    }
  }

  @Test func `A bundle's resources are found`() throws {
    try withFolder { description, folder in
      let bundle = try #require(Bundle(path: folder.path))
      #expect(String(localized: "Hello \("Ada")", bundle: bundle, locale: german) == "Hallo Ada")
      #expect(String(localized: "plain", table: "Other", bundle: bundle, locale: german) == "anders")
      let named = String(localized: "greeting", defaultValue: "Hi \("a") \("b")", bundle: bundle, locale: german)
      #expect(named == "Willkommen, b a!")
      #expect(String(localized: LocalizedStringResource("plain", locale: german, bundle: bundle)) == "**einfach**")
    }
  }

  @Test func `A literal is a resource, and a text of it isn't the text of a key`() {
    let resource: LocalizedStringResource = "Hello \(1)"
    #expect(resource.key == "Hello %lld")
    #expect(resource.defaultValue == "Hello \(1)")
    #expect(resource != "Hello \(2)")
    #expect(resource != LocalizedStringResource("Hello \(1)", table: "Other"))
    #expect(Text(resource) == Text(resource))
  }
}
