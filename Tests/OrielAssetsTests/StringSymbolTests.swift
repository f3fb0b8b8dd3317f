import Testing

@testable import OrielAssetsTool

/// The members of LocalizedStringResource for texts that are managed manually.
struct StringSymbolTests {
  private func members(_ keys: String...) -> [String] {
    StringSymbols(table: "Localizable", keys: keys).symbols.map { symbol in
      symbol.name + (symbol.types.isEmpty ? "" : "(\(symbol.types.joined(separator: ", ")))") + " " + symbol.literal
    }
  }

  @Test func `A key is a constant, and one with placeholders is a function`() {
    #expect(members("Alert.OfflineMode.NoSync") == [#"alertOfflineModeNoSync "Alert.OfflineMode.NoSync""#])
    #expect(members("CONTACT_US", "OK") == [#"contactUs "CONTACT_US""#, #"ok "OK""#])
    #expect(members("%lld sec") == [#"sec(Int) "\(value1, specifier: "%lld") sec""#])
    #expect(
      members("%@ took %.1f s") == [
        #"tookS(String, Double) "\(value1, specifier: "%@") took \(value2, specifier: "%.1f") s""#
      ])
    #expect(members("a \"b\"\n") == [#"aB "a \"b\"\n""#])
  }

  @Test func `Members have different names or types, and some keys have none`() {
    #expect(members("%lld sec", "%.1f sec", "sec", "Sec") == members("%lld sec", "%.1f sec", "Sec"))
    #expect(members("%2$@ of %1$@", "100%% sure", "%#@birds@", "…") == [])
  }

  @Test func `Only manual entries have members, in an enumeration for another table`() throws {
    let folder = try CatalogFolder(
      beside: [
        "Localizable.xcstrings": #"""
        {"sourceLanguage": "en", "strings": {
          "Contact us": {"extractionState": "manual"}, "Other": {}, "Gone": {"extractionState": "stale"}}}
        """#,
        "Errors.xcstrings": #"{"sourceLanguage": "en", "strings": {"lost": {"extractionState": "manual"}}}"#,
      ])
    let swift = try folder.compile("Errors.xcstrings", "Localizable.xcstrings").swift(folder: "Test")
    #expect(
      swift.hasSuffix(
        """
        import Oriel

        extension LocalizedStringResource {
          enum Errors {
            /// lost
            static var lost: LocalizedStringResource {
              LocalizedStringResource("lost", table: "Errors", bundle: Bundle.module)
            }
          }
          /// Contact us
          static var contactUs: LocalizedStringResource {
            LocalizedStringResource("Contact us", bundle: Bundle.module)
          }
        }

        """))
  }
}
