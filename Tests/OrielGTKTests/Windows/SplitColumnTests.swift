import CGtk
import Foundation
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The widths of the columns of split views, and the size of their window, while the user navigates.
@MainActor final class SplitColumnTests: PopoverTestCase {
  @Observable @MainActor final class Place {
    var page = 0
  }

  /// Three columns. The pages of the content and the detail column need more room than they have.
  private struct Columns: View {
    @Bindable var place: Place

    var body: some View {
      NavigationSplitView {
        Text("sidebar").accessibilityIdentifier("sidebar")
      } content: {
        page("content")
      } detail: {
        page("detail")
      }
    }

    @ViewBuilder private func page(_ name: String) -> some View {
      switch place.page {
      case 0: Text("small \(name)")
      case 1: ScrollView { Text("wide \(name)").frame(minWidth: 700) }
      default: Text("large \(name)").frame(minWidth: 900, minHeight: 900)
      }
    }
  }

  private func widths(of opened: Opened) -> [Int32] {
    opened.widget.all(gtk_paned_get_type()).map { gtk_widget_get_width(gtk_paned_get_start_child($0.opaque)) }
  }

  private func size(of opened: Opened) -> [Int32] {
    [gtk_widget_get_width(opened.widget), gtk_widget_get_height(opened.widget)]
  }

  private func isShown(_ text: String, in opened: Opened) -> Bool {
    opened.widget.allTexts.contains {
      $0.shownText == text && gtk_widget_get_mapped($0) != 0 && gtk_widget_get_width($0) > 0
    }
  }

  func testAnotherPageChangesNeitherTheColumnsNorTheWindow() async throws {
    let place = Place()
    let opened = try open(Columns(place: place), width: 1000)
    wait("the columns") { isShown("small detail", in: opened) && widths(of: opened).count == 2 }
    passFrames(of: opened)
    let (before, window) = (widths(of: opened), size(of: opened))
    XCTAssertEqual(before.count, 2)
    for (page, name) in [(1, "wide"), (2, "large"), (0, "small")] {
      place.page = page
      wait("the page") { isShown("\(name) detail", in: opened) }
      passFrames(of: opened)
      XCTAssertEqual(widths(of: opened), before, name)
      XCTAssertEqual(size(of: opened), window, name)
    }
  }

  func testTheWidthOfTheUserIsKeptForOtherPages() async throws {
    let place = Place()
    let opened = try open(Columns(place: place), width: 1000)
    wait("the columns") { isShown("small detail", in: opened) && widths(of: opened).count == 2 }
    let outer = try XCTUnwrap(opened.widget.first(gtk_paned_get_type()))
    gtk_paned_set_position(outer.opaque, 150)
    wait("the narrow sidebar") { widths(of: opened).first == 150 }
    for page in [1, 2, 0] {
      place.page = page
      passFrames(of: opened)
      XCTAssertEqual(widths(of: opened).first, 150)
    }
  }

  private struct Wide: View {
    var body: some View {
      NavigationSplitView {
        Text("sidebar").navigationSplitViewColumnWidth(min: 120, ideal: 500)
      } detail: {
        Text("small detail")
      }
    }
  }

  func testAColumnReturnsToItsWidthWhenThereIsRoomAgain() async throws {
    let opened = try open(Wide())
    wait("the columns") { widths(of: opened) == [500] }
    passFrames(of: opened)
    let width = gtk_widget_get_width(opened.widget)
    gtk_window_set_default_size(opened.window, 620, 400)
    wait("the narrow column") { widths(of: opened).first.map { $0 < 450 } == true }
    gtk_window_set_default_size(opened.window, width, 400)
    wait("the column as before") { widths(of: opened) == [500] }
  }
}
