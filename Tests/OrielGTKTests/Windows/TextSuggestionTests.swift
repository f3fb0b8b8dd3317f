import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The suggestions of a field, in a popover that leaves the focus to it.
final class TextSuggestionTests: PopoverTestCase {
  private struct City: View {
    let model: Model

    var body: some View {
      VStack {
        Button("Other") {}
        TextField("City", text: Bindable(model).text)
          .textInputSuggestions(["Bern", "Berlin"].filter { $0.hasPrefix(model.text) && $0 != model.text }, id: \.self)
        {
          Text($0).textInputCompletion($0)
        }
      }
    }
  }

  func testTheFieldKeepsTheFocusWhileSuggestionsAreDisplayed() async throws {
    let model = Model()
    let opened = try open(City(model: model))
    let field = try EditableWidget.first(in: opened.widget)
    field.focus()
    let popover = try popover(in: opened)
    XCTAssertEqual(gtk_popover_get_autohide(popover.as(GtkPopover.self)), 0)
    XCTAssertEqual(texts(in: popover), ["Bern", "Berlin"])
    XCTAssertNotEqual(gtk_widget_is_focus(field.widget), 0)
    model.text = "Berl"
    wait("one suggestion") { self.texts(in: popover) == ["Berlin"] }
    XCTAssertNotEqual(gtk_widget_is_focus(field.widget), 0)
    gtk_root_set_focus(gtk_widget_get_root(field.widget), nil)
    waitForNoPopover(in: opened)
  }
}
