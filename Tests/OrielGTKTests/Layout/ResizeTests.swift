import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// A change reaches everything around it whose size or place follows, and is measured once for a frame.
@MainActor final class ResizeTests: PopoverTestCase {
  // MARK: Cost

  private struct Counted: View, PrimitiveView {
    let value: Int

    static func _makeNode(_ view: Counted, in context: _NodeContext) -> _ViewNode<Counted> {
      PrimitiveNode(view, in: context)
    }

    func element(in context: ElementContext) -> CountedElement { CountedElement(value: value) }
  }

  fileprivate struct CountedElement: Element {
    var value: Int
  }

  /// Counts how often it is asked for its size.
  fileprivate final class CountedWidget: GtkElementWidget<CountedElement> {
    static var questions = 0

    override var sensitivity: Axis.Set { [] }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      Self.questions += 1
      return CGSize(width: 20, height: 20)
    }
  }

  func testManyChangesBetweenTwoFramesAreMeasuredOnce() async throws {
    let window = TestWindow(self, VStack { Counted(value: 0) })
    window.show()
    drain()
    CountedWidget.questions = 0
    for value in 1...100 {
      window.update(VStack { Counted(value: value) })
      // The turn that is due, and no frame: those have a lower priority.
      g_main_context_iteration(nil, 0)
    }
    XCTAssertLessThan(CountedWidget.questions, 10)
    spin(until: { CountedWidget.questions > 0 }, "the measurement")
    window.close()
  }

  // MARK: Style

  /// Gives the content of a window some CSS, and waits for two frames.
  private func style(_ window: TestWindow<some View>, _ css: String) {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_string(provider, ".resize-test { \(css) }")
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    addTeardownBlock { @MainActor in
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    gtk_widget_add_css_class(window.content, "resize-test")
    let clock = gtk_widget_get_frame_clock(window.content)
    let before = gdk_frame_clock_get_frame_counter(clock)
    spin(
      until: {
        gtk_widget_queue_draw(window.content)
        return gdk_frame_clock_get_frame_counter(clock) > before + 2
      }, "two frames")
  }

  func testAnotherColorDoesNotMeasureAnything() async throws {
    let window = TestWindow(self, VStack { Counted(value: 0) })
    window.show()
    style(window, "border-spacing: 0;")
    CountedWidget.questions = 0
    style(window, "color: rgb(1, 2, 3);")
    var color = GdkRGBA()
    gtk_widget_get_color(window.content, &color)
    XCTAssertEqual(color.blue, 3 / 255, accuracy: 0.001)
    XCTAssertEqual(CountedWidget.questions, 0)
    window.close()
  }

  func testTextsInALargerFontGrow() async throws {
    let window = TestWindow(self, Text(verbatim: "text"))
    window.show()
    let text = try XCTUnwrap(window.first)
    let before = gtk_widget_get_height(text)
    style(window, "font-size: 40px;")
    spin(until: { gtk_widget_get_height(text) > before * 3 / 2 }, "the larger text")
    window.close()
  }

  // MARK: Surfaces in surfaces

  private func beside(_ text: String) -> some View {
    HStack(spacing: 0) {
      ScrollView { Text(verbatim: text).lineLimit(1) }.accessibilityIdentifier("scroll")
      Color.red.frame(width: 10, height: 10)
    }
  }

  func testAViewBesideAScrollViewMovesWhenItsContentGrows() async throws {
    let window = TestWindow(self, beside("a"))
    window.show()
    let before = window.drawnFrames[0].minX
    window.update(beside("a longer text"))
    spin(until: { window.drawnFrames[0].minX > before + 20 }, "the colour moving away")
    window.update(beside("a"))
    spin(until: { window.drawnFrames[0].minX == before }, "the colour coming back")
    window.close()
  }

  func testAButtonInAScrollViewGrowsWithPaddingInItsLabel() async throws {
    func content(_ padding: CGFloat) -> some View {
      ScrollView {
        Button {
        } label: {
          Color.red.frame(width: 10, height: 10).padding(padding)
        }
      }
    }
    let window = TestWindow(self, content(0))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let before = button.frame(in: window.content)
    window.update(content(50))
    spin(until: { button.frame(in: window.content).height > 100 }, "the button growing")
    window.update(content(0))
    spin(until: { button.frame(in: window.content).height == before.height }, "the button shrinking")
    window.close()
  }

  // MARK: Out of sight

  func testWhatChangesBeforeTheWindowIsThereIsInItsPlace() async throws {
    let window = TestWindow(self, beside("a"))
    window.update(beside("a longer text"))
    let compared = TestWindow(self, beside("a longer text"))
    window.show()
    compared.show()
    XCTAssertEqual(window.drawnFrames, compared.drawnFrames)
    window.close()
    compared.close()
  }

  func testWhatChangesWhileItsWindowIsHiddenIsInItsPlaceWhenThatIsBack() async throws {
    let window = TestWindow(self, beside("a"))
    window.show()
    let short = window.drawnFrames
    // Due, but not laid out when the window goes.
    window.update(beside("a longer text"))
    gtk_widget_set_visible(window.content, 0)
    gtk_widget_set_visible(UnsafeMutableRawPointer(window.window).assumingMemoryBound(to: GtkWidget.self), 0)
    drain()
    window.update(beside("a"))
    window.update(beside("a text that is longer still"))
    gtk_widget_set_visible(window.content, 1)
    window.show()
    spin(until: { window.drawnFrames[0].minX > short[0].minX + 40 }, "the colour in its place")
    window.update(beside("a"))
    spin(until: { window.drawnFrames == short }, "the colour coming back")
    window.close()
  }

  func testAPopoverGrowsWithItsContent() async throws {
    struct Anchor: View {
      let model: Model
      var body: some View {
        Button("Anchor") {}.popover(isPresented: .constant(true)) {
          Color.red.frame(width: 50, height: 50 + model.room)
        }
      }
    }
    let model = Model()
    let popover = try popover(in: try open(Anchor(model: model)))
    let before = gtk_widget_get_height(popover)
    model.room = 70
    wait("the popover growing") { gtk_widget_get_height(popover) == before + 70 }
    model.room = 0
    wait("the popover shrinking") { gtk_widget_get_height(popover) == before }
  }

  // MARK: Changes during a layout

  func testAChangeIsSeenAfterALayoutThatHasChangedSomethingItself() async throws {
    func content(_ height: CGFloat) -> some View {
      VStack(spacing: 0) {
        // The popover's anchor is a separate surface, in which half of the window has another width.
        HStack(spacing: 0) {
          Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 2, spacing: 0)
          Spacer()
        }
        .popover(isPresented: .constant(false)) { Text("Inside") }
        Color.blue.frame(width: 10, height: height)
      }
    }
    let window = TestWindow(self, content(10))
    window.show()
    gtk_window_set_default_size(window.window, 600, 300)
    spin(until: { gtk_widget_get_width(window.content) == 600 }, "the window growing")
    drain()
    window.update(content(30))
    spin(until: { window.drawnFrames.map(\.height) == [30] }, "the colour growing")
    window.close()
  }
}

extension ResizeTests.CountedElement: GtkElement {
  func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget {
    ResizeTests.CountedWidget(gtk_label_new("counted"), sink: sink)
  }
}
