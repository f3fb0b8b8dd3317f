import CGtk
import Foundation
import XCTest

@testable import OrielGTK

/// The icons, names and summaries in AppStream's metadata.
final class ComponentReaderTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = folder.appendingPathComponent("oriel-appstream-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// Creates an empty file, and returns its path.
  @discardableResult private func makeFile(_ path: String) throws -> String {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    return file.path
  }

  /// Reads a component with elements besides its name.
  private func icon(_ elements: String, attributes: String = "") -> String? {
    let xml = """
      <?xml version="1.0" encoding="utf-8"?>
      <component type="desktop-application"\(attributes)><id>org.example.Maps</id><name>Maps</name>
      \(elements)
      </component>
      """
    return ComponentReader.read(xml, iconFolders: ["catalog", "older"].map { folder.appendingPathComponent($0).path })?
      .icon
  }

  private func cached(_ size: Int, _ attributes: String = "") -> String {
    "<icon type=\"cached\" width=\"\(size)\" height=\"\(size)\"\(attributes)>maps.png</icon>"
  }

  func testTheNameAndTheSummaryAreRead() {
    let found = ComponentReader.read(
      """
      <component><name>Maps</name><summary>Find your way</summary><developer><name>Example</name></developer>
      </component>
      """, iconFolders: [])
    XCTAssertEqual(found?.name, "Maps")
    XCTAssertEqual(found?.summary, "Find your way")
    XCTAssertNil(found?.icon)
  }

  func testWhatIsNoComponentIsNil() {
    XCTAssertNil(ComponentReader.read("", iconFolders: []))
    XCTAssertNil(ComponentReader.read("<component><name>Maps</name>", iconFolders: []))
    XCTAssertNil(ComponentReader.read("<component><id>org.example.Maps</id></component>", iconFolders: []))
  }

  func testTheLargestCachedIconUpTo128PixelsIsPreferred() throws {
    try makeFile("catalog/debian/48x48/maps.png")
    let medium = try makeFile("catalog/debian/128x128/maps.png")
    try makeFile("catalog/debian/256x256/maps.png")
    let all = cached(48) + cached(256) + cached(128) + "<icon type=\"stock\">maps</icon>"
    XCTAssertEqual(icon(all, attributes: " origin=\"debian\""), medium)
  }

  func testALargerIconIsBetterThanNone() throws {
    try makeFile("catalog/debian/512x512/maps.png")
    let larger = try makeFile("catalog/debian/256x256/maps.png")
    XCTAssertEqual(icon(cached(512) + cached(256) + "<origin>debian</origin>"), larger)
  }

  func testAnIconForDisplaysOfTwiceTheResolutionCountsItsPixels() throws {
    try makeFile("catalog/debian/64x64/maps.png")
    let fine = try makeFile("catalog/debian/64x64@2/maps.png")
    XCTAssertEqual(icon(cached(64) + cached(64, " scale=\"2\"") + "<origin>debian</origin>"), fine)
  }

  func testTheOriginIsThatOfTheComponentOrOfTheCatalog() throws {
    try makeFile("catalog/another/64x64/maps.png")
    let own = try makeFile("older/debian/64x64/maps.png")
    XCTAssertEqual(icon(cached(64), attributes: " origin=\"debian\""), own)
    XCTAssertEqual(icon(cached(64) + "<origin>debian</origin>"), own)
    let catalog = "<components origin=\"debian\"><component><name>Maps</name>\(cached(64))</component></components>"
    let folders = ["catalog", "older"].map { folder.appendingPathComponent($0).path }
    XCTAssertEqual(ComponentReader.read(catalog, iconFolders: folders)?.icon, own)
  }

  func testWithoutAnOriginEachCatalogIsSearched() throws {
    try makeFile("catalog/another/64x64/other.png")
    let found = try makeFile("catalog/debian/64x64/maps.png")
    XCTAssertEqual(icon(cached(64)), found)
  }

  func testACachedIconWithoutASizeIsInAFolderOfAUsualSize() throws {
    let found = try makeFile("catalog/debian/64x64/maps.png")
    XCTAssertEqual(icon("<icon type=\"cached\">maps.png</icon>"), found)
  }

  func testALocalIconIsAnAbsolutePath() throws {
    let local = try makeFile("pixmaps/maps.png")
    XCTAssertEqual(icon("<icon type=\"local\" width=\"64\" height=\"64\"> \(local) </icon>"), local)
    XCTAssertNil(icon("<icon type=\"local\">pixmaps/maps.png</icon>"))
    XCTAssertNil(icon("<icon type=\"local\">\(folder.path)/absent.png</icon>"))
  }

  func testWithoutAFileTheIconIsThatOfTheTheme() {
    XCTAssertEqual(icon(cached(64) + "<icon type=\"stock\">maps</icon>"), "maps")
  }

  func testIconsOnTheNetworkAreIgnored() {
    XCTAssertNil(icon("<icon type=\"remote\" width=\"64\" height=\"64\">https://example.org/maps.png</icon>"))
  }

  func testMetadataDoesNotLeadToFilesOfOtherFolders() throws {
    try makeFile("secret.png")
    try makeFile("catalog/debian/64x64/maps.png")
    let outside = "<icon type=\"cached\" width=\"64\" height=\"64\">../../../secret.png</icon>"
    XCTAssertNil(icon(outside + "<origin>debian</origin>"))
    XCTAssertNil(icon(cached(64) + "<origin>../catalog/debian</origin>"))
  }
}
