import Foundation
import Oriel
import Testing

@testable import Shots

/// What a window finds and selects.
@MainActor struct BrowserTests {
  private func browser(_ files: TemporaryLibrary) async -> Browser {
    await files.open()
    let browser = Browser(files.library)
    browser.update()
    return browser
  }

  @Test func `Words, tags and the sidebar narrow down what is found`() async throws {
    let files = try TemporaryLibrary("beach.jpg", "city.jpg", "beach 2.jpg")
    let browser = await browser(files)
    #expect(browser.shots.map(\.name) == ["beach.jpg", "beach 2.jpg", "city.jpg"])
    files.library.setTags(of: ["city.jpg", "beach 2.jpg"], undoManager: nil) { $0 + ["Summer"] }
    browser.update()
    browser.query = "BEACH"
    #expect(browser.shots.map(\.name) == ["beach.jpg", "beach 2.jpg"])
    browser.tokens = [TagToken(tag: "Summer")]
    #expect(browser.shots.map(\.name) == ["beach 2.jpg"])
    (browser.query, browser.tokens) = ("", [])
    browser.shelf = .untagged
    #expect(browser.shots.map(\.name) == ["beach.jpg"])
    browser.shelf = .tag("Summer")
    #expect(browser.shots.map(\.name) == ["beach 2.jpg", "city.jpg"])
  }

  @Test func `Clicks select one, several, or all between`() async throws {
    let files = try TemporaryLibrary("1.jpg", "2.jpg", "3.jpg", "4.jpg")
    let browser = await browser(files)
    browser.select("2.jpg")
    browser.select("4.jpg", .toggle)
    #expect(browser.selectedShots.map(\.id) == ["2.jpg", "4.jpg"])
    browser.select("4.jpg", .toggle)
    browser.select("1.jpg")
    browser.select("3.jpg", .range)
    #expect(browser.selectedShots.map(\.id) == ["1.jpg", "2.jpg", "3.jpg"])
    browser.select("2.jpg", .range)
    #expect(browser.selectedShots.map(\.id) == ["1.jpg", "2.jpg"])
    #expect(browser.targets(of: "4.jpg") == ["4.jpg"] && browser.targets(of: "1.jpg").count == 2)
    browser.query = "4"
    #expect(browser.selection.isEmpty && browser.cursor == nil)
  }

  @Test func `The preview takes the selection along`() async throws {
    let files = try TemporaryLibrary("1.jpg", "2.jpg", "3.jpg")
    let browser = await browser(files)
    browser.move(.next, columns: 2, rows: 1)
    browser.preview()
    #expect(browser.previewed == files.url("1.jpg") && browser.previewable.count == 3)
    browser.previewed = files.url("3.jpg")
    browser.followPreview()
    #expect(browser.selection == ["3.jpg"])
    browser.select("1.jpg", .toggle)
    #expect(browser.previewable.map(\.lastPathComponent) == ["1.jpg", "3.jpg"])
  }
}
