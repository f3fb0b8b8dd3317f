import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What effects look like, pixel by pixel, and where what they move is clicked.
@MainActor final class EffectPixelTests: PictureTestCase {
  // MARK: Transforms

  func testAViewIsTurnedScaledAndTransformed() async throws {
    let bar = red.frame(width: 80, height: 20)
    try withPicture(of: bar.rotationEffect(.degrees(90))) {
      assertPixel($0[50, 15], 255, 0, 0)
      assertPixel($0[15, 50], 255, 255, 255)
    }
    try withPicture(of: bar.scaleEffect(x: 0.5, y: 2)) {
      assertPixel($0[50, 33], 255, 0, 0)
      assertPixel($0[20, 50], 255, 255, 255)
    }
    try withPicture(of: bar.scaleEffect(0)) { assertPixel($0[50, 50], 255, 255, 255) }
    // A slant to the right: the lower, the further.
    let slant = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    try withPicture(of: red.frame(width: 40, height: 40).transformEffect(slant)) {
      assertPixel($0[34, 33], 255, 0, 0)
      assertPixel($0[34, 66], 255, 255, 255)
      assertPixel($0[90, 66], 255, 0, 0)
    }
  }

  func testClipsAndShapesTurnWithTheirView() async throws {
    let clipped = red.frame(width: 80, height: 20).clipped().rotationEffect(.degrees(90))
    try withPicture(of: clipped) {
      assertPixel($0[50, 15], 255, 0, 0)
      assertPixel($0[15, 50], 255, 255, 255)
    }
    let inner = HStack(spacing: 0) {
      red
      blue
    }.frame(width: 80, height: 20).rotationEffect(.degrees(90))
    try withPicture(of: inner.scaleEffect(0.5)) {
      assertPixel($0[50, 35], 255, 0, 0)
      assertPixel($0[50, 65], 0, 0, 255)
    }
  }

  func testWidgetsTurnWithTheirView() async throws {
    // A widget without text, to be seen as an area.
    let divider = VStack(spacing: 0) { Text(verbatim: "████████").foregroundColor(red) }.fixedSize()
    try withPicture(of: divider.rotationEffect(.degrees(90)).opacity(0.999).blur(radius: 0)) { picture in
      let column = (0..<100).filter { picture[50, $0].y < 100 }.count
      let row = (0..<100).filter { picture[$0, 50].y < 100 }.count
      XCTAssertGreaterThan(column, row)
    }
  }

  func testATurnedButtonIsClickedWhereItIsDrawn() async throws {
    var clicks = 0
    let window = TestWindow(
      self,
      ZStack {
        Button("A button of some length") { clicks += 1 }.fixedSize().rotationEffect(.degrees(90))
          .compositingGroup()
      }.frame(width: 400, height: 300))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    let area = button.area(in: window.content)
    XCTAssertGreaterThan(area.height, area.width)
    try Pointer.click(button)
    spin(until: { clicks == 1 }, "the click")
    // Near what is the button's end now, where it wasn't before.
    let picked = gtk_widget_pick(window.content, area.midX, area.maxY - 8, GTK_PICK_DEFAULT)
    XCTAssertTrue(picked == button || gtk_widget_is_ancestor(picked, button) != 0)
    let beside = gtk_widget_pick(window.content, area.midX - area.height / 2 + 4, area.midY, GTK_PICK_DEFAULT)
    XCTAssertFalse(beside == button || beside.map { gtk_widget_is_ancestor($0, button) != 0 } ?? false)
    window.close()
  }

  // MARK: Perspective

  func testAViewInPerspectiveIsShorterWhereItIsTurnedAway() async throws {
    let turned = red.frame(width: 80, height: 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    try withPicture(of: turned) { picture in
      assertPixel(picture[50, 50], 255, 0, 0)
      // 40 pixels to the left of the middle is 54 pixels from it here, and 28 to the right.
      @MainActor func height(_ x: Int) -> Int {
        var height = 0
        for y in -20..<120 where picture[x, y].y < 128 { height += 1 }
        return height
      }
      XCTAssertEqual(Double(height(50)), 60, accuracy: 2)
      XCTAssertGreaterThan(height(20), 72)
      XCTAssertLessThan(height(60), 56)
      XCTAssertEqual(picture[70, 50], SIMD3(255, 255, 255))
    }
    let halves = HStack(spacing: 0) {
      red
      blue
    }.frame(width: 80, height: 20).rotationEffect(.degrees(90))
    try withPicture(of: halves.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))) {
      assertPixel($0[50, 35], 255, 0, 0)
      assertPixel($0[50, 65], 0, 0, 255)
    }
  }

  func testWidgetsAreInPerspectiveToo() async throws {
    let text = Text(verbatim: "████").foregroundColor(red).fixedSize()
    try withPicture(of: text.rotation3DEffect(.degrees(70), axis: (x: 0, y: 1, z: 0))) { picture in
      var width = 0
      for x in 0..<100 where picture[x, 50].y < 100 { width += 1 }
      XCTAssertGreaterThan(width, 4)
      XCTAssertLessThan(width, 30)
    }
  }

  func testAButtonInPerspectiveIsClickedWhereItIsDrawn() async throws {
    var clicks = 0
    let window = TestWindow(
      self,
      Button("A button of some length") { clicks += 1 }.frame(width: 200, height: 100)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        .frame(width: 300, height: 200))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    func picked(_ x: Double) -> Bool {
      let content = window.content
      let middle = Double(gtk_widget_get_height(content)) / 2
      let left = Double(gtk_widget_get_width(content)) / 2 - 100
      let found = gtk_widget_pick(content, left + x, middle, GTK_PICK_DEFAULT)
      return found == button || found.map { gtk_widget_is_ancestor($0, button) != 0 } ?? false
    }
    // The button is as wide as its label; its middle, 100 pixels to the right of the axis, is seen at 35.
    XCTAssertTrue(picked(35))
    XCTAssertFalse(picked(100))
    window.close()
  }

  // MARK: Pictures

  func testAShadowAndABlurGoBeyondTheView() async throws {
    let square = red.frame(width: 40, height: 40)
    try withPicture(of: square.shadow(color: blue, radius: 0, x: 20, y: 20)) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[85, 85], 0, 0, 255)
      assertPixel($0[85, 35], 255, 255, 255)
    }
    try withPicture(of: square.blur(radius: 5)) {
      assertPixel($0[50, 50], 255, 0, 0, within: 12)
      XCTAssertTrue((40...230).contains($0[27, 50].y), "\($0[27, 50])")
      assertPixel($0[5, 50], 255, 255, 255)
    }
    try withPicture(of: square.blur(radius: 5, opaque: true)) { assertPixel($0[27, 50], 255, 255, 255) }
  }

  func testColorsAreChanged() async throws {
    try withPicture(of: red.colorInvert()) { assertPixel($0[50, 50], 0, 255, 255) }
    try withPicture(of: red.brightness(0.5)) { assertPixel($0[50, 50], 255, 127, 127) }
    try withPicture(of: red.contrast(0)) { assertPixel($0[50, 50], 127, 127, 127) }
    try withPicture(of: red.grayscale(1)) { assertPixel($0[50, 50], 54, 54, 54) }
    try withPicture(of: red.saturation(0)) { assertPixel($0[50, 50], 54, 54, 54) }
    try withPicture(of: red.hueRotation(.degrees(180))) {
      XCTAssertLessThan($0[50, 50].x, 60)
      XCTAssertGreaterThan($0[50, 50].y, 90)
    }
    let grey = OrielCore.Color(white: 0.5)
    try withPicture(of: Color.white.colorMultiply(grey)) { assertPixel($0[50, 50], 127, 127, 127) }
    try withPicture(of: Color.white.luminanceToAlpha()) { assertPixel($0[50, 50], 0, 0, 0) }
    try withPicture(of: Color.black.luminanceToAlpha()) { assertPixel($0[50, 50], 255, 255, 255) }
  }

  func testAMaskLetsThroughWhatItCovers() async throws {
    try withPicture(of: red.mask { Circle() }) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[5, 5], 255, 255, 255)
    }
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    try withPicture(of: red.mask(fade)) {
      assertPixel($0[2, 50], 255, 6, 6, within: 8)
      assertPixel($0[50, 50], 255, 128, 128, within: 8)
      assertPixel($0[97, 50], 255, 249, 249, within: 8)
    }
    try withPicture(of: red.mask(alignment: .leading) { Color.black.frame(width: 20) }) {
      assertPixel($0[10, 50], 255, 0, 0)
      assertPixel($0[30, 50], 255, 255, 255)
    }
  }

  func testWhatIsInAMaskTakesNoInput() async throws {
    let window = TestWindow(self, Color.red.mask { Button("Mask") {} }.frame(width: 100, height: 100))
    window.show()
    let button = try XCTUnwrap(window.content.first(gtk_button_get_type()))
    XCTAssertEqual(gtk_widget_get_can_target(button), 0)
    XCTAssertEqual(gtk_widget_get_can_focus(button), 0)
    window.close()
  }

  func testColorsAreMixedWithWhatIsBehind() async throws {
    func over(_ background: OrielCore.Color, _ mode: BlendMode) -> some View {
      ZStack {
        background.frame(width: 60, height: 60)
        Color(red: 1, green: 1, blue: 0).frame(width: 100, height: 40).blendMode(mode)
      }
      .compositingGroup()
    }
    try withPicture(of: over(OrielCore.Color(red: 0, green: 1, blue: 1), .multiply)) {
      assertPixel($0[50, 50], 0, 255, 0)
      assertPixel($0[50, 25], 0, 255, 255)
      assertPixel($0[10, 50], 255, 255, 0)
    }
    try withPicture(of: over(blue, .difference)) { assertPixel($0[50, 50], 255, 255, 255) }
    try withPicture(of: over(blue, .screen)) { assertPixel($0[50, 50], 255, 255, 255) }
    try withPicture(of: over(blue, .normal)) { assertPixel($0[50, 50], 255, 255, 0) }
    try withPicture(of: over(blue, .destinationOver)) {
      assertPixel($0[50, 50], 0, 0, 255)
      assertPixel($0[10, 50], 255, 255, 0)
    }
    try withPicture(of: over(blue, .destinationOut)) {
      assertPixel($0[50, 50], 255, 255, 255)
      assertPixel($0[50, 25], 0, 0, 255)
      assertPixel($0[10, 50], 255, 255, 255)
    }
    try withPicture(of: over(blue, .sourceAtop)) {
      assertPixel($0[50, 50], 255, 255, 0)
      assertPixel($0[10, 50], 255, 255, 255)
    }
  }

  func testAGroupIsLetThroughAsAWhole() async throws {
    let two = ZStack {
      red
      blue.frame(width: 40, height: 40)
    }
    try withPicture(of: two.compositingGroup().opacity(0.5)) {
      assertPixel($0[50, 50], 128, 128, 255)
      assertPixel($0[10, 50], 255, 128, 128)
    }
    try withPicture(of: two.drawingGroup().opacity(0.5)) { assertPixel($0[50, 50], 128, 128, 255) }
  }
}
