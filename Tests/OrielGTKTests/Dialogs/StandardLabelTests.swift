import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// "OK", "Cancel" and "Don’t ask again" in the user's language.
final class StandardLabelTests: AlertTestCase {
  /// Holds the locale that was made; making one takes seconds.
  private static var folder: URL?

  override class func tearDown() {
    MainActor.assumeIsolated {
      if let folder { try? FileManager.default.removeItem(at: folder) }
    }
    super.tearDown()
  }

  override func tearDown() {
    unsetenv("LANGUAGE")
    unsetenv("LOCPATH")
    setlocale(LC_MESSAGES, "C.UTF-8")
    super.tearDown()
  }

  /// Runs `body` in a language, which takes a locale that isn't "C"; makes one where the system has none.
  private func speaking(_ language: String, _ body: () -> Void) throws {
    setenv("LANGUAGE", language, 1)
    // Catalogs are looked up again after each change of the locale.
    setlocale(LC_MESSAGES, "C")
    guard setlocale(LC_MESSAGES, "en_US.UTF-8") != nil || makeLocale() else {
      throw XCTSkip("There is no locale, and none can be made.")
    }
    body()
  }

  private func makeLocale() -> Bool {
    if let folder = Self.folder { return select(folder) }
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/localedef") else { return false }
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-locale-\(getpid())")
    Self.folder = made
    try? FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
    process.arguments = ["-i", "en_US", "-f", "UTF-8", made.appendingPathComponent("en_US.UTF-8").path]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return select(made)
  }

  private func select(_ folder: URL) -> Bool {
    setenv("LOCPATH", folder.path, 1)
    return setlocale(LC_MESSAGES, "en_US.UTF-8") != nil
  }

  private var labels: [String] { StandardLabel.allCases.map { $0.localized } }

  func testTheyAreGTKsOwnInTheUsersLanguage() async throws {
    guard FileManager.default.fileExists(atPath: "/usr/share/locale/de/LC_MESSAGES/gtk40.mo") else {
      throw XCTSkip("GTK's catalogues aren't installed.")
    }
    try speaking("de") {
      XCTAssertEqual(
        labels, ["OK", "Abbrechen", "Schließen", "Ersetzen", "Einfügen", "Löschen", "Nicht erneut fragen"])
    }
    try speaking("fr") {
      XCTAssertEqual(labels, ["Valider", "Annuler", "Fermer", "Remplacer", "Coller", "Supprimer", "Ne plus demander"])
    }
    try speaking("zh_CN") { XCTAssertEqual(labels.last, "不再询问") }
    try speaking("xx:es") { XCTAssertEqual(labels.last, "No volver a preguntar") }
    try speaking("is") { XCTAssertEqual(labels.last, "Ekki birta þessi skilaboð aftur", "GTK's own, for want of ours") }
  }

  func testTheyAreEnglishWhereTheLanguageIsNotKnown() async throws {
    try speaking("xx") {
      XCTAssertEqual(labels, ["OK", "Cancel", "Close", "Replace", "Paste", "Delete", "Don’t ask again"])
    }
    try speaking("") {
      XCTAssertEqual(labels, ["OK", "Cancel", "Close", "Replace", "Paste", "Delete", "Don’t ask again"])
    }
  }

  func testNoLabelKeepsAnAccessKey() async throws {
    XCTAssertEqual(StandardLabel.withoutMnemonic("_Cancel"), "Cancel")
    XCTAssertEqual(StandardLabel.withoutMnemonic("A_nnuler"), "Annuler")
    XCTAssertEqual(StandardLabel.withoutMnemonic("取消(_C)"), "取消")
    XCTAssertEqual(StandardLabel.withoutMnemonic("a__b_"), "a_b")
    XCTAssertEqual(StandardLabel.withoutMnemonic("(x)"), "(x)")
  }
}
