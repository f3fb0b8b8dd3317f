import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// How high a sheet is as a whole at each of its detents, with its header and its indicator.
final class DetentSizeTests: InspectorTestCase {
  private struct Desk<Content: View>: View {
    @Bindable var model: Model
    let detents: Set<PresentationDetent>
    var indicator = Visibility.automatic
    let content: Content

    var body: some View {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $model.isPresented) {
          content.presentationDetents(detents).presentationDragIndicator(indicator)
            .presentationCompactAdaptation(.sheet)
        }
    }
  }

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
  }

  private struct Whole: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue }
  }

  private struct Shown {
    let opened: Opened
    let window: GtkWidgetPointer
  }

  private func show<Content: View>(
    _ detents: Set<PresentationDetent>, indicator: Visibility = .automatic, over height: Double = 600,
    _ content: Content = Color.red
  ) throws -> Shown {
    let model = Model()
    model.isPresented = true
    let opened = try open(model, width: 800, height: height) {
      Desk(model: $0, detents: detents, indicator: indicator, content: content)
    }
    wait("the sheet") {
      sheet(above: opened).map { gtk_widget_get_mapped($0) != 0 && gtk_widget_get_height($0) > 0 } ?? false
    }
    return Shown(opened: opened, window: try XCTUnwrap(sheet(above: opened)))
  }

  private func heights(of shown: Shown) -> (whole: Double, content: Double, parent: Double) {
    let viewport = widgets("GtkScrolledWindow", in: shown.window).first.map { gtk_widget_get_height($0) } ?? -1
    return (wholeHeight(of: shown.window), Double(viewport), wholeHeight(of: shown.opened.content))
  }

  /// The height of a window with its edges.
  private func wholeHeight(of window: GtkWidgetPointer) -> Double {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(window, window, &bounds) != 0 ? Double(bounds.size.height) : 0
  }

  private func assertHeight(
    _ shown: Shown, whole: Double? = nil, content: Double? = nil, line: UInt = #line
  ) {
    wait("the height", line: line) {
      let heights = self.heights(of: shown)
      return (whole ?? heights.whole) == heights.whole && (content ?? heights.content) == heights.content
    }
    settle()
    let heights = self.heights(of: shown)
    if let whole { XCTAssertEqual(heights.whole, whole, line: line) }
    if let content { XCTAssertEqual(heights.content, content, line: line) }
    close(shown.opened)
  }

  func testLargeIsAsHighAsTheParentAndNeverHigher() async throws {
    for indicator in [Visibility.automatic, .visible, .hidden] {
      assertHeight(try show([.large], indicator: indicator), whole: 600)
      assertHeight(try show([.large], indicator: indicator, over: 333), whole: 333)
    }
  }

  func testPartsAreThoseOfTheWholeSheet() async throws {
    assertHeight(try show([.medium]), whole: 300)
    assertHeight(try show([.medium, .large]), whole: 300)
    assertHeight(try show([.fraction(0.75)], indicator: .visible), whole: 450)
    assertHeight(try show([.fraction(3)]), whole: 600)
  }

  func testHeightsAreThoseOfTheContentUpToTheParents() async throws {
    assertHeight(try show([.height(200)]), content: 200)
    assertHeight(try show([.height(200), .large]), content: 200)
    assertHeight(try show([.height(590)]), whole: 600)
    assertHeight(try show([.height(5_000)], indicator: .visible), whole: 600)
    assertHeight(try show([.custom(Whole.self)], indicator: .visible), whole: 600)
  }

  func testACustomHeightIsThatOfTheContent() async throws {
    let large = try show([.large])
    wait("the parent's height") { self.heights(of: large).whole == 600 }
    let room = heights(of: large).content
    close(large.opened)
    assertHeight(try show([.custom(Half.self)]), content: (room / 2).rounded())
  }

  func testContentThatIsHigherThanTheDetentScrolls() async throws {
    let shown = try show([.height(150)], Text("Block").frame(width: 300, height: 700))
    wait("the height") { self.heights(of: shown).content == 150 }
    let viewport = try XCTUnwrap(widgets("GtkScrolledWindow", in: shown.window).first)
    let adjustment = gtk_scrolled_window_get_vadjustment(viewport.opaque)
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment), 550)
    assertHeight(shown, content: 150)
  }

  func testAParentThatIsLowerThanTheHeaderLeavesTheHeader() async throws {
    let shown = try show([.medium, .large], over: 70)
    wait("the sheet to be laid out") { self.heights(of: shown).whole > 0 }
    settle()
    let header = try XCTUnwrap(widgets("GtkHeaderBar", in: shown.window).first)
    XCTAssertGreaterThanOrEqual(heights(of: shown).whole, Double(gtk_widget_get_height(header)))
    XCTAssertLessThanOrEqual(heights(of: shown).whole, 100)
    close(shown.opened)
  }

  func testTheSheetFollowsItsParentsHeight() async throws {
    let shown = try show([.large, .height(300)])
    wait("the lower one") { self.heights(of: shown).content == 300 }
    resize(shown.opened, width: 800, height: 200)
    wait("the parent's height") { self.heights(of: shown).whole == 200 }
    resize(shown.opened, width: 800, height: 500)
    wait("its own height") { self.heights(of: shown).content == 300 }
    close(shown.opened)
  }
}
