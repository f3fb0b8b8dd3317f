import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What shapes look like, pixel by pixel.
@MainActor final class ShapePixelTests: PictureTestCase {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  func testShapesAreFilled() async throws {
    try withPicture(of: Circle().fill(red)) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[50, 2], 255, 0, 0)
      assertPixel($0[10, 10], 255, 255, 255)
    }
    try withPicture(of: Triangle().fill(red)) {
      assertPixel($0[20, 20], 255, 0, 0)
      assertPixel($0[80, 80], 255, 255, 255)
    }
    try withPicture(of: UnevenRoundedRectangle(topLeadingRadius: 50).fill(red)) {
      assertPixel($0[5, 5], 255, 255, 255)
      assertPixel($0[95, 5], 255, 0, 0)
    }
  }

  func testAShapeIsMirroredWhereReadingBeginsOnTheRight() async throws {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    try withPicture(of: Triangle().fill(red)) {
      assertPixel($0[80, 20], 255, 0, 0)
      assertPixel($0[20, 80], 255, 255, 255)
    }
    try withPicture(of: UnevenRoundedRectangle(topLeadingRadius: 50).fill(red)) {
      assertPixel($0[95, 5], 255, 255, 255)
      assertPixel($0[5, 5], 255, 0, 0)
    }
  }

  func testTheEvenOddRuleLeavesHoles() async throws {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    try withPicture(of: rings.fill(red)) { assertPixel($0[50, 50], 255, 0, 0) }
    try withPicture(of: rings.fill(red, style: FillStyle(eoFill: true))) {
      assertPixel($0[50, 50], 255, 255, 255)
      assertPixel($0[10, 50], 255, 0, 0)
    }
  }

  func testStrokesLieOnTheEdgeAndBordersInside() async throws {
    let shapes: [AnyShape] = [
      AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 10)),
      AnyShape(Path(CGRect(x: 0, y: 0, width: 60, height: 60))),
    ]
    for shape in shapes {
      try withPicture(of: shape.stroke(red, lineWidth: 10).frame(width: 60, height: 60)) {
        assertPixel($0[16, 50], 255, 0, 0)
        assertPixel($0[23, 50], 255, 0, 0)
        assertPixel($0[27, 50], 255, 255, 255)
        assertPixel($0[50, 50], 255, 255, 255)
      }
    }
    try withPicture(of: Circle().strokeBorder(red, lineWidth: 10)) {
      assertPixel($0[1, 50], 255, 0, 0)
      assertPixel($0[8, 50], 255, 0, 0)
      assertPixel($0[12, 50], 255, 255, 255)
    }
    try withPicture(of: Color.white.border(red, width: 4)) {
      assertPixel($0[1, 1], 255, 0, 0)
      assertPixel($0[98, 98], 255, 0, 0)
      assertPixel($0[6, 6], 255, 255, 255)
    }
  }

  func testALineHasDashes() async throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    try withPicture(of: line.stroke(red, style: StrokeStyle(lineWidth: 10, dash: [20, 10]))) {
      assertPixel($0[10, 50], 255, 0, 0)
      assertPixel($0[25, 50], 255, 255, 255)
      assertPixel($0[40, 50], 255, 0, 0)
    }
  }

  func testAPartOfACircleIsDrawn() async throws {
    try withPicture(of: Circle().inset(by: 5).trim(from: 0, to: 0.25).stroke(red, lineWidth: 10)) {
      assertPixel($0[82, 82], 255, 0, 0, within: 20)
      assertPixel($0[18, 18], 255, 255, 255)
      assertPixel($0[50, 4], 255, 255, 255)
    }
  }

  func testAGradientFillsAShapeWhereverItStands() async throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let row = HStack(spacing: 0) {
      Color.white.frame(width: 50)
      Circle().fill(gradient).frame(width: 50)
    }
    try withPicture(of: row) {
      assertPixel($0[53, 50], 240, 0, 15, within: 12)
      assertPixel($0[75, 50], 127, 0, 128, within: 12)
      assertPixel($0[96, 50], 15, 0, 240, within: 12)
    }
    let triangles = HStack(spacing: 0) {
      Color.white.frame(width: 50)
      Triangle().fill(gradient).frame(width: 50)
    }
    try withPicture(of: triangles) { assertPixel($0[53, 10], 240, 0, 15, within: 14) }
    try withPicture(
      of: HStack(spacing: 0) {
        Color.white
        gradient
      }
    ) {
      assertPixel($0[51, 50], 250, 0, 5, within: 12)
      assertPixel($0[98, 50], 5, 0, 250, within: 12)
    }
    try withPicture(of: Rectangle().strokeBorder(gradient, lineWidth: 10)) {
      assertPixel($0[2, 50], 250, 0, 5, within: 12)
      assertPixel($0[97, 50], 5, 0, 250, within: 12)
      assertPixel($0[50, 50], 255, 255, 255)
    }
  }

  func testAFillTheLineOnItAndTheForegroundAreDrawn() async throws {
    let view = Rectangle().fill(blue).strokeBorder(red, lineWidth: 10)
    try withPicture(of: view) {
      assertPixel($0[5, 50], 255, 0, 0)
      assertPixel($0[50, 50], 0, 0, 255)
    }
    try withPicture(of: Circle().foregroundStyle(green)) { assertPixel($0[50, 50], 0, 255, 0) }
    try withPicture(of: Color.clear.background(red, in: Capsule()).overlay(blue, in: Circle().scale(0.2))) {
      assertPixel($0[20, 50], 255, 0, 0)
      assertPixel($0[50, 50], 0, 0, 255)
      assertPixel($0[2, 2], 255, 255, 255)
    }
  }

  func testViewsAreClippedToShapes() async throws {
    try withPicture(of: red.clipShape(Circle())) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[5, 5], 255, 255, 255)
    }
    try withPicture(of: red.clipShape(Triangle())) {
      assertPixel($0[20, 20], 255, 0, 0)
      assertPixel($0[80, 80], 255, 255, 255)
    }
    try withPicture(of: red.cornerRadius(20)) {
      assertPixel($0[2, 2], 255, 255, 255)
      assertPixel($0[50, 2], 255, 0, 0)
    }
    try withPicture(of: red.frame(width: 200, height: 200).frame(width: 50, height: 50).clipped()) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[20, 50], 255, 255, 255)
    }
  }

  func testWhatHasNotChangedIsDrawnFromTheSameNode() async throws {
    let shapes = (0..<3).map { _ in ShapeNode([ShapeMark(Capsule().outline, .fill(FillStyle()), .color(red))]) }
    let stack = StackNode(StackArrangement(VerticalAlignment.center, spacing: 0))
    for shape in shapes { stack.appendChild(shape) }
    let window = TestWindow(self, Color.clear)
    window.show()
    let surface = SurfaceWidget(SurfaceContent(stack))
    gtk_widget_set_parent(surface.widget, window.content)
    defer {
      gtk_widget_unparent(surface.widget)
      window.close()
    }
    _ = try Pixels(surface, in: window.content)
    let before = shapes.map(\.rendering)
    shapes[1].marks[0].paint = .color(blue)
    let pixels = try Pixels(surface, in: window.content)
    XCTAssertTrue(shapes[0].rendering === before[0])
    XCTAssertFalse(shapes[1].rendering === before[1])
    XCTAssertTrue(shapes[2].rendering === before[2])
    XCTAssertNotNil(before[0])
    assertPixel(pixels[50, 50], 0, 0, 255)
    assertPixel(pixels[15, 50], 255, 0, 0)
  }

  func testAThinLineIsNotRoundedAway() async throws {
    try withPicture(of: Rectangle().fill(red).frame(width: 100, height: 0.4)) { picture in
      XCTAssertTrue((45..<55).contains { picture[50, $0].y < 250 })
    }
  }

  func testAStyleHasShadowsBehindAndWithinTheShape() async throws {
    let drop = Circle().fill(red.shadow(.drop(color: blue, radius: 0, x: 20))).frame(width: 50, height: 50)
    try withPicture(of: drop) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[90, 50], 0, 0, 255)
      assertPixel($0[10, 50], 255, 255, 255)
    }
    for shape in [AnyShape(Circle()), AnyShape(Rectangle()), AnyShape(Triangle())] {
      try withPicture(of: shape.fill(red.shadow(.inner(color: blue, radius: 0, y: 10))).frame(width: 50, height: 50)) {
        assertPixel($0[45, 28], 0, 0, 255)
        assertPixel($0[45, 45], 255, 0, 0)
        assertPixel($0[45, 20], 255, 255, 255)
      }
    }
    try withPicture(
      of: Text(verbatim: "").frame(width: 50, height: 50)
        .background(red.shadow(.drop(color: blue, radius: 0, x: 20)).shadow(.inner(color: green, radius: 0, y: 10)))
    ) {
      assertPixel($0[50, 28], 0, 255, 0)
      assertPixel($0[50, 60], 255, 0, 0)
      assertPixel($0[90, 50], 0, 0, 255)
    }
  }
}
