import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// The focus in a picker with a button for each option.
final class PickerFocusTests: PopoverTestCase {
  @Observable @MainActor final class Options {
    var names = ["b", "c"]
  }

  private struct Choice: View {
    let options: Options

    var body: some View {
      Picker("Letter", selection: .constant("c")) { ForEach(options.names, id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
    }
  }

  func testTheFocusStaysOnItsOptionWhenAnotherIsAdded() async throws {
    let options = Options()
    let opened = try open(Choice(options: options))
    gtk_widget_grab_focus(try labelled("c", gtk_toggle_button_get_type(), in: opened.widget))
    options.names = ["a", "b", "c"]
    opened.graph.flush()
    settle()
    XCTAssertEqual(focus(in: opened), try labelled("c", gtk_toggle_button_get_type(), in: opened.widget))
  }
}
