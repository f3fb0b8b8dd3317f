import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The app's part of the desktop's list of recent files.
@MainActor final class RecentFileListTests: GtkTestCase {
  private struct RecentCount: View {
    let list: RecentFileList

    var body: some View {
      list.changes.recordRead()
      return Text("\(list.files.count) recent")
    }
  }

  private func url(_ name: String) -> URL { URL(filePath: "/nowhere/\(name)") }

  func testTheListIsOfThisAppAndTheNewestIsFirst() async throws {
    let list = RecentFileList()
    list.clear()
    let name = StorageFolder.applicationID
    list.add(url("a b.txt"), .plainText)
    list.add(url("b.png"), .png)
    XCTAssertEqual(list.files, [RecentFile(url("b.png"), .png), RecentFile(url("a b.txt"), .plainText)])
    StorageFolder.applicationID = "org.example.Other"
    list.add(url("c.txt"), .plainText)
    XCTAssertEqual(list.files.map(\.url), [url("c.txt")])
    list.clear()
    StorageFolder.applicationID = name
    XCTAssertEqual(list.files.map(\.url), [url("b.png"), url("a b.txt")], "each app clears its own")
    list.add(url("a b.txt"), .plainText)
    XCTAssertEqual(list.files.map(\.url), [url("a b.txt"), url("b.png")])
    list.remove(url("b.png"))
    XCTAssertEqual(list.files.map(\.url), [url("a b.txt")])
    list.clear()
    XCTAssertEqual(list.files, [])
  }

  func testTheListIsWrittenAtOnce() async throws {
    let list = RecentFileList()
    list.clear()
    let manager = UnsafeMutableRawPointer(gtk_recent_manager_get_default())
    let path = try XCTUnwrap(manager.flatMap { ObjectProperty.string($0, "filename") })
    list.add(url("last.txt"), .plainText)
    // The app may end now.
    XCTAssertTrue(try String(contentsOfFile: path, encoding: .utf8).contains("/nowhere/last.txt"))
    list.remove(url("last.txt"))
    XCTAssertFalse(try String(contentsOfFile: path, encoding: .utf8).contains("/nowhere/last.txt"))
  }

  func testAnAppSeesWhatAnotherProgramRemoves() async throws {
    let list = RecentFileList()
    list.clear()
    list.add(url("a.txt"), .plainText)
    let window = TestWindow(self, RecentCount(list: list))
    XCTAssertEqual(window.content.allTexts.map(\.shownText), ["1 recent"])
    gtk_recent_manager_purge_items(gtk_recent_manager_get_default(), nil)
    spin(until: { window.content.allTexts.map(\.shownText) == ["0 recent"] }, "the empty list")
    window.close()
  }
}
