import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What gradients, materials and the other styles look like, pixel by pixel.
@MainActor final class PaintTests: GtkTestCase {
  private let red = OrielCore.Color(red: 1, green: 0, blue: 0)
  private let blue = OrielCore.Color(red: 0, green: 0, blue: 1)

  private func paint(_ style: some ShapeStyle) -> Paint { style._paint.paint }

  /// Runs a test in a window that is shown.
  private func inWindow(_ body: (GtkWidgetPointer) throws -> Void) throws {
    let window = TestWindow(self, Color.clear)
    window.show()
    try body(window.content)
    window.close()
  }

  private func pixels(from start: Double, to end: Double, in parent: GtkWidgetPointer) throws -> Pixels {
    let (start, end) = (Angle.degrees(start), Angle.degrees(end))
    let gradient = AngularGradient(colors: [red, blue], center: .center, startAngle: start, endAngle: end)
    return try Pixels(of: paint(gradient), in: parent)
  }

  // MARK: Gradients

  func testALinearGradientRunsFromLeftToRight() async throws {
    try inWindow { parent in
      let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
      let pixels = try Pixels(of: paint(gradient), in: parent)
      assertPixel(pixels[0, 50], 254, 0, 1)
      assertPixel(pixels[50, 0], 127, 0, 128)
      assertPixel(pixels[99, 99], 1, 0, 254)
    }
  }

  func testALinearGradientIsTheSameFromRightToLeft() async throws {
    try inWindow { parent in
      gtk_widget_set_direction(parent, GTK_TEXT_DIR_RTL)
      let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
      let surface = SurfaceWidget(SurfaceContent(DrawnNode(Drawing(fill: paint(gradient)))))
      gtk_widget_set_direction(surface.widget, GTK_TEXT_DIR_RTL)
      gtk_widget_set_parent(surface.widget, parent)
      defer { gtk_widget_unparent(surface.widget) }
      assertPixel(try Pixels(surface, in: parent)[0, 50], 254, 0, 1)
    }
  }

  func testALinearGradientGoesOnBeyondItsEnds() async throws {
    try inWindow { parent in
      let gradient = LinearGradient(
        colors: [red, blue], startPoint: UnitPoint(x: 0.5, y: 0.25), endPoint: UnitPoint(x: 0.5, y: 0.75))
      let pixels = try Pixels(of: paint(gradient), in: parent)
      assertPixel(pixels[50, 10], 255, 0, 0)
      assertPixel(pixels[50, 50], 126, 0, 129)
      assertPixel(pixels[50, 90], 0, 0, 255)
    }
  }

  func testStopsAreDrawnInOrderAndCutOffOutside() async throws {
    try inWindow { parent in
      let stops = [
        Gradient.Stop(color: blue, location: 1.5), Gradient.Stop(color: red, location: -0.5),
        Gradient.Stop(color: .init(red: 0, green: 1, blue: 0), location: 0.5),
      ]
      let gradient = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
      let pixels = try Pixels(of: paint(gradient), in: parent)
      assertPixel(pixels[0, 0], 127, 128, 0)
      assertPixel(pixels[50, 0], 0, 255, 0)
      assertPixel(pixels[99, 0], 0, 128, 127)
    }
  }

  func testGradientsThatAreNoneAreFilled() async throws {
    try inWindow { parent in
      let nan = CGFloat.nan
      let same = LinearGradient(colors: [red, blue], startPoint: .center, endPoint: .center)
      assertPixel(try Pixels(of: paint(same), in: parent)[50, 50], 0, 0, 255)
      let one = LinearGradient(colors: [red], startPoint: .leading, endPoint: .trailing)
      assertPixel(try Pixels(of: paint(one), in: parent)[50, 50], 255, 0, 0)
      let none = LinearGradient(colors: [], startPoint: .leading, endPoint: .trailing)
      assertPixel(try Pixels(of: paint(none), over: .white, in: parent)[50, 50], 255, 255, 255)
      let flat = RadialGradient(colors: [red, blue], center: .center, startRadius: 10, endRadius: 10)
      assertPixel(try Pixels(of: paint(flat), in: parent)[50, 50], 0, 0, 255)
      let odd = LinearGradient(
        stops: [.init(color: red, location: nan), .init(color: blue, location: .infinity)], startPoint: .leading,
        endPoint: UnitPoint(x: nan, y: 0))
      assertPixel(try Pixels(of: paint(odd), in: parent)[50, 50], 0, 0, 255)
      let turns = AngularGradient(
        colors: [red, blue], center: .center, startAngle: .zero, endAngle: .radians(.infinity))
      assertPixel(try Pixels(of: paint(turns), in: parent)[50, 50], 0, 0, 255)
    }
  }

  func testARadialGradientRunsOutwards() async throws {
    try inWindow { parent in
      let gradient = RadialGradient(colors: [red, blue], center: .center, startRadius: 10, endRadius: 40)
      let pixels = try Pixels(of: paint(gradient), in: parent)
      assertPixel(pixels[50, 50], 255, 0, 0)
      assertPixel(pixels[75, 50], 126, 0, 129, within: 8)
      assertPixel(pixels[95, 50], 0, 0, 255)
      let inwards = RadialGradient(colors: [red, blue], center: .topLeading, startRadius: 40, endRadius: 0)
      let reversed = try Pixels(of: paint(inwards), in: parent)
      assertPixel(reversed[0, 0], 0, 0, 255, within: 6)
      assertPixel(reversed[90, 90], 255, 0, 0)
    }
  }

  func testAnEllipticalGradientTakesTheShapeOfItsArea() async throws {
    try inWindow { parent in
      let pixels = try Pixels(of: paint(EllipticalGradient(colors: [red, blue])), width: 200, height: 50, in: parent)
      assertPixel(pixels[100, 25], 255, 0, 0, within: 8)
      assertPixel(pixels[150, 25], 126, 0, 129, within: 8)
      assertPixel(pixels[100, 37], 126, 0, 129, within: 8)
      assertPixel(pixels[199, 49], 0, 0, 255)
    }
  }

  func testAnAngularGradientBeginsAtTheRightAndGoesClockwise() async throws {
    let green = OrielCore.Color(red: 0, green: 1, blue: 0)
    try inWindow { parent in
      // Four colours, one for each quarter.
      let stops = [(red, 0.0), (green, 0.25), (blue, 0.5), (OrielCore.Color.white, 0.75)].flatMap { color, location in
        [Gradient.Stop(color: color, location: location), Gradient.Stop(color: color, location: location + 0.25)]
      }
      let pixels = try Pixels(of: paint(AngularGradient(stops: stops, center: .center)), in: parent)
      assertPixel(pixels[80, 80], 255, 0, 0)
      assertPixel(pixels[20, 80], 0, 255, 0)
      assertPixel(pixels[20, 20], 0, 0, 255)
      assertPixel(pixels[80, 20], 255, 255, 255)
      let turned = try Pixels(
        of: paint(AngularGradient(stops: stops, center: .center, angle: .degrees(90))), in: parent)
      assertPixel(turned[20, 80], 255, 0, 0)
    }
  }

  func testAnAngularGradientReachesIntoTheCorners() async throws {
    try inWindow { parent in
      let gradient = AngularGradient(colors: [red, .white], center: UnitPoint(x: 0.4, y: 0.5), angle: .degrees(10))
      let pixels = try Pixels(of: paint(gradient), width: 144, height: 96, in: parent)
      for (x, y) in [(0, 0), (143, 0), (0, 95), (143, 95)] { XCTAssertEqual(pixels[x, y].x, 255, "\(x), \(y)") }
    }
  }

  func testTheEndsOfAnAngularGradientShareTheRestOfTheTurn() async throws {
    try inWindow { parent in
      // To the bottom; the last colour until the top left, the first one from there.
      let quarter = try pixels(from: 0, to: 90, in: parent)
      assertPixel(quarter[80, 80], 127, 0, 128, within: 8)
      assertPixel(quarter[10, 60], 0, 0, 255)
      assertPixel(quarter[60, 10], 255, 0, 0)
      // The other way round.
      let backwards = try pixels(from: 90, to: 0, in: parent)
      assertPixel(backwards[10, 60], 255, 0, 0)
      assertPixel(backwards[60, 10], 0, 0, 255)
      // Of two turns the second one.
      let twice = try pixels(from: 0, to: 720, in: parent)
      assertPixel(twice[95, 51], 127, 0, 128, within: 8)
      assertPixel(twice[95, 48], 0, 0, 255, within: 8)
    }
  }

  func testAGradientToNothingDoesNotPassThroughBlack() async throws {
    try inWindow { parent in
      let gradient = LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing)
      assertPixel(try Pixels(of: paint(gradient), over: .white, in: parent)[50, 50], 255, 255, 255)
      assertPixel(try Pixels(of: paint(gradient), over: .black, in: parent)[50, 50], 127, 127, 127)
    }
  }

  func testAGradientIsLetThrough() async throws {
    try inWindow { parent in
      let gradient = LinearGradient(colors: [red, red], startPoint: .leading, endPoint: .trailing)
      let faded: Paint = paint(AnyShapeStyle(gradient)).opacity(0.5)
      assertPixel(try Pixels(of: faded, over: blue, in: parent)[50, 50], 128, 0, 127)
      assertPixel(try Pixels(of: paint(gradient).opacity(0), over: blue, in: parent)[50, 50], 0, 0, 255)
    }
  }

  func testAColorsGradientIsLighterAtTheTop() async throws {
    try inWindow { parent in
      let pixels = try Pixels(of: paint(red.gradient), in: parent)
      assertPixel(pixels[50, 0], 255, 76, 76)
      assertPixel(pixels[50, 99], 255, 0, 0)
    }
  }

  // MARK: The theme

  func testNamedColorsInAGradientFollowTheTheme() async throws {
    try inWindow { parent in
      let gradient = LinearGradient(colors: [.red, .primary], startPoint: .leading, endPoint: .trailing)
      let surface = SurfaceWidget(SurfaceContent(DrawnNode(Drawing(fill: paint(gradient)))))
      gtk_widget_set_parent(surface.widget, parent)
      defer { gtk_widget_unparent(surface.widget) }
      let light = try Pixels(surface, in: parent)
      assertPixel(light[0, 0], 0xe0, 0x1b, 0x24)
      assertPixel(light[99, 0], 0x2e, 0x34, 0x36)
      try withTheme("Adwaita:dark") {
        let dark = try Pixels(surface, in: parent)
        assertPixel(dark[0, 0], 0xff, 0x7b, 0x63)
        assertPixel(dark[99, 0], 0xee, 0xee, 0xec)
      }
      assertPixel(try Pixels(surface, in: parent)[0, 0], 0xe0, 0x1b, 0x24)
    }
  }

  func testAMaterialLetsALittleThrough() async throws {
    try inWindow { parent in
      // 0.7 of the theme's background, #f6f5f4, over red.
      assertPixel(try Pixels(of: paint(.regularMaterial), over: red, in: parent)[50, 50], 249, 172, 171)
      assertPixel(
        try Pixels(of: paint(.regularMaterial.opacity(0.5)), over: red, in: parent)[50, 50], 252, 86, 85)
      let strengths = [Paint.material(.ultraThin), .material(.thin), .material(.regular), .material(.thick)]
      let greens = try strengths.map { try Pixels(of: $0, over: red, in: parent)[50, 50].y }
      XCTAssertEqual(greens, greens.sorted())
      XCTAssertEqual(Set(greens).count, 4)
      try withTheme("Adwaita:dark") {
        // 0.7 of #353535 over white.
        assertPixel(try Pixels(of: paint(.regularMaterial), over: .white, in: parent)[50, 50], 113, 113, 113)
      }
      try withTheme("Default-hc") {
        assertPixel(try Pixels(of: paint(.ultraThinMaterial), over: red, in: parent)[50, 50], 253, 253, 252)
      }
    }
  }

  func testABarLooksLikeAHeaderBar() async throws {
    try inWindow { parent in
      assertPixel(try Pixels(of: paint(.bar), over: .white, in: parent)[50, 50], 0xdf, 0xdc, 0xd8, within: 8)
      try withTheme("Adwaita:dark") {
        assertPixel(try Pixels(of: paint(.bar), in: parent)[50, 50], 0x28, 0x28, 0x28, within: 8)
      }
    }
  }

  func testRaisedBackgroundsDiffer() async throws {
    try inWindow { parent in
      let levels = try (0...4).map { try Pixels(of: .background(level: $0), in: parent)[50, 50] }
      XCTAssertEqual(Set(levels).count, 5)
      assertPixel(levels[0], 0xf6, 0xf5, 0xf4)
      assertPixel(levels[1], 255, 255, 255)
    }
  }

  // MARK: Changes and fallbacks

  func testAFillChangesBetweenKinds() async throws {
    try inWindow { parent in
      let node = DrawnNode(Drawing(fill: .color(.red)))
      let surface = SurfaceWidget(SurfaceContent(node))
      gtk_widget_set_parent(surface.widget, parent)
      defer { gtk_widget_unparent(surface.widget) }
      assertPixel(try Pixels(surface, in: parent)[50, 50], 0xe0, 0x1b, 0x24)
      node.drawing.fill = paint(LinearGradient(colors: [blue, blue], startPoint: .top, endPoint: .bottom))
      assertPixel(try Pixels(surface, in: parent)[50, 50], 0, 0, 255)
      node.drawing.fill = .material(.bar)
      assertPixel(try Pixels(surface, over: .white, in: parent)[50, 50], 0xdf, 0xdc, 0xd8, within: 8)
      node.drawing.fill = .color(red)
      assertPixel(try Pixels(surface, in: parent)[50, 50], 255, 0, 0)
    }
  }

  func testTextAndIconsTakeOneColorOfAGradient() async throws {
    let gradient = LinearGradient(colors: [.clear, .red, .blue], startPoint: .leading, endPoint: .trailing)
    let window = TestWindow(
      self,
      VStack {
        Text(verbatim: "a").foregroundStyle(gradient)
        Text(verbatim: "b").foregroundStyle(.regularMaterial)
        Image(systemName: "star")
        Button("c") {}.buttonStyle(.borderedProminent)
      }.foregroundStyle(Color.purple.gradient).tint(Color.green.gradient))
    let first = try XCTUnwrap(window.first)
    let labels = first.allTexts
    XCTAssertTrue(labels[0].classes.contains("oriel-red"))
    XCTAssertEqual(labels[1].classes.filter { $0.hasPrefix("oriel") }, [])
    XCTAssertTrue(try XCTUnwrap(first.first(gtk_image_get_type())).classes.contains("oriel-purple"))
    XCTAssertTrue(try XCTUnwrap(first.first(gtk_button_get_type())).classes.contains("oriel-tint-green"))
    window.close()
  }
}
