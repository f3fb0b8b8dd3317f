import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Rows of lists that move to their places.
@MainActor final class RowMotionTests: GtkTestCase {
  @Observable @MainActor final class Model {
    var ids = Array(1...6)
  }

  private struct Numbers: View {
    let model: Model
    var body: some View { List(model.ids, id: \.self) { Text(verbatim: "row \($0)") } }
  }

  private func withAnimations(_ body: () throws -> Void) throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    try body()
  }

  /// Where a row is seen, from the top of the list; nil if it isn't.
  private func place(of number: Int, in view: GtkWidgetPointer) -> Double? {
    for row in view.children where gtk_widget_get_mapped(row) != 0 {
      guard let label = row.firstText(),
        label.shownText == "row \(number)"
      else { continue }
      var (corner, point) = (graphene_point_t(), graphene_point_t())
      return gtk_widget_compute_point(row, view, &corner, &point) != 0 ? Double(point.y) : nil
    }
    return nil
  }

  private func open(_ model: Model) throws -> (window: TestWindow<some View>, view: GtkWidgetPointer) {
    let window = TestWindow(self, Numbers(model: model))
    window.show()
    let view = try XCTUnwrap(window.first?.first(gtk_list_view_get_type()))
    spin(until: { model.ids.allSatisfy { place(of: $0, in: view) != nil } }, "the rows")
    drain()
    return (window, view)
  }

  /// The places of a row until an animation has ended.
  private func places(
    of number: Int, in view: GtkWidgetPointer, _ duration: Double = 0.2, _ change: () -> Void
  ) -> [Double] {
    var isOver = false
    var places: [Double] = []
    withAnimation(.linear(duration: duration), change) { isOver = true }
    spin(
      until: {
        if let place = place(of: number, in: view), places.last != place { places.append(place) }
        return isOver
      }, "the end of the animation")
    drain()
    return places
  }

  func testRowsMakeRoomForAnInsertedOne() async throws {
    let model = Model()
    let (window, view) = try open(model)
    defer { window.close() }
    let (second, third) = (try XCTUnwrap(place(of: 2, in: view)), try XCTUnwrap(place(of: 3, in: view)))
    try withAnimations {
      let seen = places(of: 2, in: view) { model.ids.insert(9, at: 1) }
      XCTAssertEqual(seen.first, second)
      XCTAssertEqual(seen.last, third)
      XCTAssertEqual(seen, seen.sorted())
      XCTAssertGreaterThan(seen.count, 3, "\(seen)")
      XCTAssertEqual(place(of: 9, in: view), second)
      XCTAssertTrue(view.children.allSatisfy { gtk_widget_get_opacity($0) == 1 })
    }
  }

  func testRowsCloseTheGapOfARemovedOne() async throws {
    let model = Model()
    let (window, view) = try open(model)
    defer { window.close() }
    let (third, fourth) = (try XCTUnwrap(place(of: 3, in: view)), try XCTUnwrap(place(of: 4, in: view)))
    try withAnimations {
      let seen = places(of: 4, in: view) { model.ids.removeAll { $0 == 3 } }
      XCTAssertEqual(seen.first, fourth)
      XCTAssertEqual(seen.last, third)
      XCTAssertEqual(seen, seen.sorted(by: >))
      XCTAssertGreaterThan(seen.count, 3, "\(seen)")
    }
  }

  func testMovedRowsChangePlaces() async throws {
    let model = Model()
    let (window, view) = try open(model)
    defer { window.close() }
    let (first, last) = (try XCTUnwrap(place(of: 1, in: view)), try XCTUnwrap(place(of: 6, in: view)))
    try withAnimations {
      let seen = places(of: 6, in: view) { model.ids.reverse() }
      XCTAssertEqual(seen.first, last)
      XCTAssertEqual(seen.last, first)
      XCTAssertEqual(seen, seen.sorted(by: >))
      XCTAssertGreaterThan(seen.count, 3, "\(seen)")
    }
  }

  func testASecondChangeBeginsWhereRowsAreSeen() async throws {
    let model = Model()
    let (window, view) = try open(model)
    defer { window.close() }
    let (second, third) = (try XCTUnwrap(place(of: 2, in: view)), try XCTUnwrap(place(of: 3, in: view)))
    try withAnimations {
      withAnimation(.linear(duration: 5)) { model.ids.insert(9, at: 0) }
      spin(until: { place(of: 2, in: view).map { $0 > second && $0 < third } == true }, "the rows to be on their way")
      let onItsWay = try XCTUnwrap(place(of: 2, in: view))
      let seen = places(of: 2, in: view) { model.ids.remove(at: 0) }
      XCTAssertEqual(try XCTUnwrap(seen.first), onItsWay, accuracy: 2)
      XCTAssertEqual(seen.last, second)
      XCTAssertEqual(seen, seen.sorted(by: >))
    }
  }

  func testAChangeWithoutAnAnimationPutsAllRowsInTheirPlaces() async throws {
    let model = Model()
    let (window, view) = try open(model)
    defer { window.close() }
    let places = try (1...6).map { try XCTUnwrap(place(of: $0, in: view)) }
    try withAnimations {
      withAnimation(.linear(duration: 5)) { model.ids.insert(9, at: 0) }
      spin(until: { place(of: 1, in: view).map { $0 > places[0] } == true }, "the rows to be on their way")
      model.ids = [6, 5, 4]
      spin(until: { [6, 5, 4].map { place(of: $0, in: view) } == Array(places[0..<3]) }, "the rows in their places")
      XCTAssertNil(place(of: 9, in: view))
    }
  }

  func testAListThatClosesWhileItsRowsMoveLeavesNothing() async throws {
    let model = Model()
    let watch = ObjectWatch()
    try withAnimations {
      let (window, view) = try open(model)
      watch.watch(view)
      withAnimation(.linear(duration: 5)) { model.ids = [7, 3, 1, 8] }
      spin(until: { place(of: 7, in: view) != nil }, "the change")
      drain()
      window.close()
    }
    spin(until: { watch.aliveCount == 0 }, "the list to be freed")
    XCTAssertEqual(warnings, [])
  }

  /// The pictures of rows that have left, by their positions in the list, and how visible they are.
  private func pictures(in view: GtkWidgetPointer) -> [(y: Double, opacity: Double)] {
    view.children.filter { WidgetLayout.of($0) is LeavingRow }.map { picture in
      var (corner, point) = (graphene_point_t(), graphene_point_t())
      _ = gtk_widget_compute_point(picture, view, &corner, &point)
      return (Double(point.y), gtk_widget_get_opacity(picture))
    }
  }

  func testARemovedRowFadesOutWhereItWas() async throws {
    try withAnimations {
      let model = Model()
      let (window, view) = try open(model)
      let start = try XCTUnwrap(place(of: 3, in: view))
      var seen: [(y: Double, opacity: Double)] = []
      var isOver = false
      withAnimation(.linear(duration: 0.2)) {
        model.ids.removeAll { $0 == 3 }
      } completion: {
        isOver = true
      }
      spin(
        until: {
          seen += pictures(in: view)
          return isOver
        }, "the end of the animation")
      drain()
      XCTAssertTrue(seen.allSatisfy { $0.y == start })
      XCTAssertTrue(seen.contains { $0.opacity > 0.05 && $0.opacity < 0.95 })
      XCTAssertEqual(seen.map(\.opacity), seen.map(\.opacity).sorted(by: >))
      XCTAssertEqual(pictures(in: view).count, 0)
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testTheLastRowsFadeOutAsWell() async throws {
    try withAnimations {
      let model = Model()
      let (window, view) = try open(model)
      var (most, isOver) = (0, false)
      withAnimation(.linear(duration: 0.2)) {
        model.ids = []
      } completion: {
        isOver = true
      }
      spin(
        until: {
          most = max(most, pictures(in: view).count)
          return isOver
        }, "the end of the animation")
      XCTAssertEqual(most, 6)
      drain()
      XCTAssertEqual(pictures(in: view).count, 0)
      window.close()
      XCTAssertEqual(warnings, [])
    }
  }

  func testAPictureOnlyFadesIfOthersFollow() async throws {
    try withAnimations {
      let model = Model()
      let (window, view) = try open(model)
      let start = try XCTUnwrap(place(of: 3, in: view))
      var (seen, isOver) = ([Double](), false)
      withAnimation(.linear(duration: 0.4)) { model.ids.removeAll { $0 == 3 } }
      @MainActor func look() { seen += pictures(in: view).filter { $0.y == start }.map(\.opacity) }
      spin(
        until: {
          look()
          return seen.last.map { $0 < 0.6 } == true
        }, "the first frames")
      withAnimation(.linear(duration: 0.2)) {
        model.ids.removeAll { $0 == 6 }
      } completion: {
        isOver = true
      }
      spin(
        until: {
          look()
          return isOver
        }, "the end of the animation")
      XCTAssertEqual(seen, seen.sorted(by: >))
      window.close()
    }
  }

  func testARowThatMovesHasNoPicture() async throws {
    try withAnimations {
      let model = Model()
      let (window, view) = try open(model)
      var isOver = false
      var most = 0
      withAnimation(.linear(duration: 0.2)) {
        model.ids = [2, 3, 4, 5, 6, 1]
      } completion: {
        isOver = true
      }
      var hasMoved = false
      let end = try XCTUnwrap(place(of: 6, in: view))
      spin(
        until: {
          if let place = place(of: 1, in: view), place > 1, place < end { hasMoved = true }
          if hasMoved { most = max(most, pictures(in: view).count) }
          return isOver
        }, "the end of the animation")
      XCTAssertTrue(hasMoved)
      XCTAssertEqual(most, 0)
      window.close()
    }
  }

  func testAListThatClosesMeanwhileKeepsNoPicture() async throws {
    try withAnimations {
      let model = Model()
      let (window, view) = try open(model)
      withAnimation(.linear(duration: 5)) { model.ids.removeFirst(2) }
      spin(until: { pictures(in: view).count == 2 }, "the pictures")
      window.close()
      drain()
      XCTAssertEqual(warnings, [])
    }
  }
}
