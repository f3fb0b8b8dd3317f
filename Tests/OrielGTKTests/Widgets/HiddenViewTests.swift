import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Views that are hidden from assistive technology.
@MainActor final class HiddenViewTests: GtkTestCase {
  func testAHiddenViewStaysHiddenWhenItIsOnTheScreen() async throws {
    func text(isHidden: Bool) -> some View { Text("Decoration").accessibilityHidden(isHidden) }
    let window = TestWindow(self, text(isHidden: true))
    window.show()
    let widget = try XCTUnwrap(window.first)
    spin(until: { has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, widget) }, "the text to be hidden")
    gtk_widget_set_visible(window.content, 0)
    gtk_widget_set_visible(window.content, 1)
    spin(until: { gtk_widget_get_mapped(widget) != 0 && has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, widget) }, "the same again")
    window.update(text(isHidden: false))
    XCTAssertFalse(has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, widget))
    window.close()
  }

  func testTheAlternativesThatDoNotFitAreHidden() async throws {
    func view(_ width: Double) -> some View {
      ViewThatFits(in: .horizontal) {
        Text("A text for the wide window").fixedSize()
        Text("Text").fixedSize()
      }
      .frame(width: width)
    }
    let window = TestWindow(self, view(60))
    window.show()
    func told() -> [String] {
      window.content.allTexts
        .filter { gtk_widget_get_mapped($0) != 0 || !has(GTK_ACCESSIBLE_STATE_HIDDEN, 1, $0) }.map(\.shownText)
    }
    spin(until: { told() == ["Text"] }, "only the short one, not \(told())")
    window.update(view(390))
    spin(until: { told() == ["A text for the wide window"] }, "only the long one, not \(told())")
    window.update(view(60))
    spin(until: { told() == ["Text"] }, "the short one again, not \(told())")
    window.close()
  }
}
