import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Sheets that are asked for before their window has a size.
final class DetentStartTests: InspectorTestCase {
  private struct Desk: View {
    @Bindable var model: Model

    var body: some View {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $model.isPresented) {
          Color.red.presentationDetents([.medium, .height(400)]).presentationDragIndicator(.hidden)
        }
    }
  }

  func testASheetThatIsThereFromTheStartOpensAtItsLowestDetent() async throws {
    let model = Model()
    model.isPresented = true
    let opened = try open(model, height: 500) { Desk(model: $0) }
    wait("the sheet") { sheet(above: opened).map { gtk_widget_get_mapped($0) != 0 } ?? false }
    let window = try XCTUnwrap(sheet(above: opened))
    wait("half the window's height") {
      var bounds = graphene_rect_t()
      return gtk_widget_compute_bounds(window, window, &bounds) != 0 && bounds.size.height == 250
    }
    close(opened)
  }
}
