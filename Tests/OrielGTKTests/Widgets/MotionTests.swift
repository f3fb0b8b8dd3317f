import CGtk
import Observation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What moves, and what leaves slowly, in real windows.
final class MotionTests: GtkTestCase {
  @Observable final class Model {
    var isOpen = true
    var width = 20.0
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.isOpen { Button("Inner") {} }
        HStack(spacing: 0) {
          Color.red.frame(width: model.width, height: 10)
          Text("moves")
        }
      }
    }
  }

  private func withAnimations(_ body: () throws -> Void) throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    try body()
  }

  private func child(_ window: TestWindow<Content>, _ index: Int) -> GtkWidgetPointer? {
    var next = gtk_widget_get_first_child(window.content)
    for _ in 0..<index { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
    return next
  }

  private func x(_ widget: GtkWidgetPointer, in window: TestWindow<Content>) -> Float {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, window.content, &bounds) != 0 ? bounds.origin.x : -1
  }

  private struct Work: View {
    let model: Model

    var body: some View {
      ProgressView(value: model.width, total: 100)
      ProgressView(value: model.width, total: 100).progressViewStyle(.circular)
    }
  }

  func testProgressMovesInAnAnimation() async throws {
    let model = Model()
    let window = TestWindow(self, VStack { Work(model: model) })
    defer { window.close() }
    window.show()
    let bar = try XCTUnwrap(window.content.first(gtk_progress_bar_get_type()))
    func shown() -> Double { gtk_progress_bar_get_fraction(bar.opaque) }
    XCTAssertEqual(shown(), 0.2, accuracy: 0.001)
    model.width = 40
    spin(until: { abs(shown() - 0.4) < 0.001 }, "the progress, at once")
    try withAnimations {
      var seen: Set<Double> = []
      withAnimation(.linear(duration: 0.2)) { model.width = 100 }
      spin(
        until: {
          seen.insert(shown())
          return shown() == 1
        }, "the end of the animation")
      XCTAssertGreaterThan(seen.filter { $0 > 0.41 && $0 < 0.99 }.count, 0, "\(seen)")
      // A change without an animation ends a running one.
      withAnimation(.linear(duration: 10)) { model.width = 0 }
      spin(until: { shown() < 1 }, "the animation")
      model.width = 60
      spin(until: { abs(shown() - 0.6) < 0.001 }, "the progress, at once")
    }
  }

  func testAWidgetThatLeavesIsSeenOutOfReachUntilItsAnimationHasEnded() async throws {
    try withAnimations {
      let model = Model()
      let window = TestWindow(self, Content(model: model))
      defer { window.close() }
      window.show()
      let button = try XCTUnwrap(child(window, 0))
      let watch = ObjectHandle(retaining: button)
      gtk_root_set_focus(gtk_widget_get_root(button), button)
      withAnimation(.linear(duration: 0.2)) { model.isOpen = false }
      window.graph.flush()
      XCTAssertEqual(gtk_widget_get_parent(button), window.content)
      XCTAssertEqual(gtk_widget_get_can_target(button), 0)
      XCTAssertEqual(gtk_widget_get_can_focus(button), 0)
      XCTAssertNil(gtk_root_get_focus(gtk_widget_get_root(button)))
      spin(until: { gtk_widget_get_parent(watch.widget) == nil }, "the removal")
      let frames = try XCTUnwrap(WindowFrames.of(window.content))
      spin(until: { !frames.clock.isRunning }, "rest")
    }
  }

  func testAChangedWidthMovesItsNeighborFrameByFrame() async throws {
    try withAnimations {
      let model = Model()
      let window = TestWindow(self, Content(model: model))
      defer { window.close() }
      window.show()
      let label = try XCTUnwrap(child(window, 1))
      let start = x(label, in: window)
      var places: Set<Float> = []
      withAnimation(.linear(duration: 0.3)) { model.width = 220 }
      window.graph.flush()
      let frames = try XCTUnwrap(WindowFrames.of(window.content))
      spin(
        until: {
          places.insert(x(label, in: window))
          return places.count > 1 && !frames.clock.isRunning
        }, "rest")
      XCTAssertGreaterThan(places.count, 3)
      // The row is in the middle of the window: it grows to both sides.
      XCTAssertGreaterThan(x(label, in: window), start + 50)
      XCTAssertEqual(x(label, in: window), places.max())
    }
  }

  private struct Figures: View {
    let model: Model

    var body: some View {
      ZStack(alignment: .leading) {
        OrielCore.Color.white
        Rectangle().scale(x: model.isOpen ? 0.1 : 1, anchor: .leading)
          .fill(model.isOpen ? OrielCore.Color(red: 1, green: 0, blue: 0) : OrielCore.Color(red: 0, green: 0, blue: 1))
      }
      .frame(width: 200, height: 50)
      .accessibilityIdentifier("area")
    }
  }

  func testAShapeAndItsPaintGoToTheirNewValuesFrameByFrame() async throws {
    try withAnimations {
      let model = Model()
      let window = TestWindow(self, Figures(model: model))
      defer { window.close() }
      window.show()
      let frame = window.frame("area")
      @MainActor func pixel(_ x: Double) throws -> SIMD3<Int>? {
        let pixels = try Pixels(shownBy: window.content)
        return pixels?[Int((frame.minX + x).rounded()), Int((frame.minY + frame.height / 2).rounded())]
      }
      XCTAssertEqual(try pixel(5), SIMD3(255, 0, 0))
      XCTAssertEqual(try pixel(195), SIMD3(255, 255, 255))
      withAnimation(.linear(duration: 0.5)) { model.isOpen = false }
      window.graph.flush()
      let frames = try XCTUnwrap(WindowFrames.of(window.content))
      var mixtures: Set<Int> = []
      var isEdgeSeen = false
      spin(
        until: {
          guard let left = try? pixel(5), let right = try? pixel(150) else { return false }
          mixtures.insert(left.x)
          if left.z > 0, right == SIMD3(255, 255, 255) { isEdgeSeen = true }
          return !frames.clock.isRunning
        }, "rest")
      XCTAssertGreaterThan(mixtures.count, 3)
      XCTAssertTrue(isEdgeSeen, "the shape jumped")
      XCTAssertEqual(try pixel(5), SIMD3(0, 0, 255))
      XCTAssertEqual(try pixel(195), SIMD3(0, 0, 255))
    }
  }

  private struct Selection: View {
    let model: Model
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 40) {
        ForEach(0..<2) { index in
          Text("\(Int(model.width) + index)").contentTransition(.numericText(value: model.width)).padding(10)
            .background {
              if model.isOpen == (index == 0) {
                Capsule().fill(OrielCore.Color(red: 1, green: 0, blue: 0)).matchedGeometryEffect(id: 0, in: namespace)
                  .accessibilityIdentifier("selection")
              }
            }
        }
      }
    }
  }

  func testTextsBecomeOthersAndASelectionMovesFrameByFrame() async throws {
    try withAnimations {
      let model = Model()
      let window = TestWindow(self, Selection(model: model))
      defer { window.close() }
      window.show()
      let start = window.frame("selection").minX
      withAnimation(.linear(duration: 0.4)) {
        model.isOpen = false
        model.width = 35
      }
      window.graph.flush()
      let frames = try XCTUnwrap(WindowFrames.of(window.content))
      var places: Set<CGFloat> = []
      var changes = 0
      func leaves(_ node: LayoutNode) -> [LeafNode] {
        (node as? LeafNode).map { [$0] } ?? node.children.flatMap(leaves)
      }
      spin(
        until: {
          places.insert(window.surface.root.shownCapsule ?? 0)
          changes += leaves(window.surface.root).count { $0.contentChange != nil }
          return places.count > 1 && !frames.clock.isRunning
        }, "rest")
      XCTAssertGreaterThan(places.count, 3)
      XCTAssertGreaterThan(changes, 1)
      XCTAssertGreaterThan(window.frame("selection").minX, start + 40)
    }
  }

  func testWithoutAnimationsOfTheDesktopAllIsShownAtOnce() async throws {
    let model = Model()
    let window = TestWindow(self, Content(model: model))
    defer { window.close() }
    window.show()
    let watch = ObjectHandle(retaining: try XCTUnwrap(child(window, 0)))
    var isDone = false
    withAnimation(.linear(duration: 100)) {
      model.isOpen = false
    } completion: {
      isDone = true
    }
    window.graph.flush()
    XCTAssertNil(gtk_widget_get_parent(watch.widget))
    XCTAssertTrue(isDone)
  }

  func testSwitchingAnimationsOffEndsWhatIsUnderWay() async throws {
    let model = Model()
    let window = TestWindow(self, Content(model: model))
    defer { window.close() }
    window.show()
    let watch = ObjectHandle(retaining: try XCTUnwrap(child(window, 0)))
    var isDone = false
    try withAnimations {
      withAnimation(.linear(duration: 100)) {
        model.isOpen = false
      } completion: {
        isDone = true
      }
      window.graph.flush()
      XCTAssertNotNil(gtk_widget_get_parent(watch.widget))
    }
    XCTAssertNil(gtk_widget_get_parent(watch.widget))
    // The layout of the change is still to come.
    spin(until: { isDone }, "the completion")
  }

  func testAWindowThatIsClosedDuringAnAnimationReleasesEverything() async throws {
    let settings = try XCTUnwrap(gtk_settings_get_default()).raw
    ObjectProperty.set(settings, "gtk-enable-animations", true)
    defer { ObjectProperty.set(settings, "gtk-enable-animations", false) }
    weak var surface: LayoutSurface?
    weak var frames: WindowFrames?
    do {
      let model = Model()
      let window = TestWindow(self, Content(model: model))
      window.show()
      withAnimation(.linear(duration: 100)) {
        model.isOpen = false
        model.width = 100
      }
      window.graph.flush()
      frames = WindowFrames.of(window.content)
      surface = window.surface
      XCTAssertEqual(frames?.clock.isRunning, true)
      window.close()
    }
    drain()
    XCTAssertNil(surface)
    XCTAssertNil(frames)
  }
}

extension LayoutNode {
  /// Where the first shape in the node is seen.
  fileprivate var shownCapsule: CGFloat? {
    (self as? ShapeNode)?.shownFrame.minX ?? children.lazy.compactMap(\.shownCapsule).first
  }
}
