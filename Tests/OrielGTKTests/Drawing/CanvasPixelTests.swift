import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// What canvases look like, pixel by pixel.
@MainActor final class CanvasPixelTests: PictureTestCase {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  func testPathsAreFilledAndStrokedWhereTransformsPutThem() async throws {
    let canvas = Canvas { [red, blue, rect] context, size in
      context.fill(rect(0, 0, size.width, 20), with: .color(red))
      context.stroke(rect(20, 40, 60, 40), with: .color(blue), lineWidth: 10)
      context.translateBy(x: 90, y: 90)
      context.rotate(by: .degrees(45))
      context.fill(rect(-5, -5, 10, 10), with: .color(red))
    }
    try withPicture(of: canvas) {
      assertPixel($0[98, 10], 255, 0, 0)
      assertPixel($0[20, 60], 0, 0, 255)
      assertPixel($0[50, 60], 255, 255, 255)
      assertPixel($0[90, 90], 255, 0, 0)
      assertPixel($0[85, 85], 255, 255, 255)
    }
  }

  func testNothingIsDrawnOutsideTheCanvas() async throws {
    let canvas = Canvas { [red, rect] context, _ in context.fill(rect(-100, -100, 300, 300), with: .color(red)) }
    try withPicture(of: canvas.frame(width: 40, height: 40)) {
      assertPixel($0[50, 50], 255, 0, 0)
      assertPixel($0[20, 50], 255, 255, 255)
    }
  }

  func testGradientsLieInTheCanvas() async throws {
    let gradient = Gradient(colors: [red, blue])
    let canvas = Canvas { [rect] context, _ in
      context.fill(
        rect(0, 0, 100, 40),
        with: .linearGradient(gradient, startPoint: CGPoint(x: 25, y: 0), endPoint: CGPoint(x: 75, y: 0)))
      context.fill(
        rect(0, 60, 50, 40),
        with: .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
      context.fill(
        rect(60, 60, 40, 40),
        with: .radialGradient(gradient, center: CGPoint(x: 80, y: 80), startRadius: 0, endRadius: 10))
    }
    try withPicture(of: canvas) {
      assertPixel($0[10, 20], 255, 0, 0)
      assertPixel($0[50, 20], 127, 0, 128, within: 8)
      assertPixel($0[90, 20], 0, 0, 255)
      assertPixel($0[1, 80], 252, 0, 3, within: 8)
      assertPixel($0[48, 80], 6, 0, 249, within: 8)
      assertPixel($0[80, 80], 250, 0, 5, within: 24)
      assertPixel($0[95, 80], 0, 0, 255)
    }
  }

  func testClipsFiltersLayersAndBlendModes() async throws {
    let canvas = Canvas { [red, green, blue, rect] context, _ in
      var clipped = context
      clipped.clip(to: rect(0, 0, 20, 20))
      clipped.fill(rect(0, 0, 50, 50), with: .color(red))
      var outside = context
      outside.clip(to: rect(60, 0, 20, 20), options: .inverse)
      outside.fill(rect(50, 0, 40, 30), with: .color(red))
      var faded = context
      faded.opacity = 0.5
      faded.drawLayer { layer in
        layer.fill(rect(0, 60, 40, 40), with: .color(red))
        layer.fill(rect(10, 70, 20, 20), with: .color(blue))
      }
      context.fill(rect(60, 60, 40, 40), with: .color(OrielCore.Color(red: 1, green: 1, blue: 0)))
      context.blendMode = .multiply
      context.fill(rect(60, 60, 20, 40), with: .color(OrielCore.Color(red: 0, green: 1, blue: 1)))
      context.blendMode = .normal
      context.addFilter(.colorInvert())
      context.fill(rect(90, 90, 10, 10), with: .color(green))
    }
    try withPicture(of: canvas) {
      assertPixel($0[10, 10], 255, 0, 0)
      assertPixel($0[30, 10], 255, 255, 255)
      assertPixel($0[55, 10], 255, 0, 0)
      assertPixel($0[70, 10], 255, 255, 255)
      assertPixel($0[5, 65], 255, 128, 128)
      assertPixel($0[20, 80], 128, 128, 255)
      assertPixel($0[65, 65], 0, 255, 0)
      assertPixel($0[85, 65], 255, 255, 0)
      assertPixel($0[95, 95], 255, 0, 255)
    }
  }

  func testTextsAndSymbolsAreDrawn() async throws {
    let canvas = Canvas { [red] context, _ in
      context.draw(Text(verbatim: "██").foregroundColor(red), at: CGPoint(x: 20, y: 20))
      if let symbol = context.resolveSymbol(id: "square") {
        context.draw(symbol, at: CGPoint(x: 80, y: 80))
        context.draw(symbol, in: CGRect(x: 0, y: 60, width: 40, height: 40))
      }
      if let text = context.resolveSymbol(id: "text") { context.draw(text, at: CGPoint(x: 80, y: 20)) }
    } symbols: {
      blue.frame(width: 20, height: 20).tag("square")
      Text(verbatim: "██").foregroundColor(green).tag("text")
    }
    try withPicture(of: canvas) { picture in
      assertPixel(picture[20, 20], 255, 0, 0, within: 20)
      assertPixel(picture[80, 80], 0, 0, 255)
      assertPixel(picture[67, 80], 255, 255, 255)
      assertPixel(picture[2, 62], 0, 0, 255)
      assertPixel(picture[38, 98], 0, 0, 255)
      assertPixel(picture[80, 20], 0, 255, 0, within: 20)
    }
  }

  func testImagesAreDrawnAsTheirModifiersRequest() async throws {
    let image = try Self.twoPixels().interpolation(.none)
    let canvas = Canvas { [green] context, _ in
      context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 20))
      let caps = OrielCore.EdgeInsets(trailing: 1)
      context.draw(image.resizable(capInsets: caps), in: CGRect(x: 50, y: 0, width: 40, height: 20))
      context.draw(image.resizable(resizingMode: .tile), in: CGRect(x: 0, y: 30, width: 40, height: 20))
      var template = context.resolve(image.renderingMode(.template))
      XCTAssertEqual(template.size, CGSize(width: 2, height: 1))
      template.shading = .color(green)
      context.draw(template, in: CGRect(x: 50, y: 30, width: 40, height: 20))
      context.draw(image, at: CGPoint(x: 11, y: 70.5))
    }
    try withPicture(of: canvas) {
      assertPixel($0[19, 10], 255, 0, 0)
      assertPixel($0[21, 10], 0, 0, 255)
      assertPixel($0[88, 10], 255, 0, 0)
      assertPixel($0[89, 10], 0, 0, 255)
      assertPixel($0[20, 40], 255, 0, 0)
      assertPixel($0[21, 40], 0, 0, 255)
      assertPixel($0[38, 40], 255, 0, 0)
      assertPixel($0[52, 40], 0, 255, 0)
      assertPixel($0[88, 40], 0, 255, 0)
      assertPixel($0[10, 70], 255, 0, 0)
      assertPixel($0[11, 70], 0, 0, 255)
      assertPixel($0[12, 70], 255, 255, 255)
    }
  }

  func testLayersClipWhatIsDrawnLater() async throws {
    let canvas = Canvas { [red, green] context, _ in
      var inside = context
      inside.clipToLayer { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black)) }
      inside.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(red))
      var outside = context
      outside.clipToLayer(options: .inverse) {
        $0.fill(Path(ellipseIn: CGRect(x: 50, y: 50, width: 50, height: 50)), with: .color(.black))
      }
      outside.fill(Path(CGRect(x: 50, y: 50, width: 50, height: 50)), with: .color(green))
      var faint = context
      faint.clipToLayer(opacity: 0.5) {
        $0.fill(Path(CGRect(x: 60, y: 0, width: 40, height: 40)), with: .color(.white))
      }
      faint.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 50)), with: .color(.black))
    }
    try withPicture(of: canvas) {
      assertPixel($0[25, 25], 255, 0, 0)
      assertPixel($0[2, 2], 255, 255, 255)
      assertPixel($0[75, 75], 255, 255, 255)
      assertPixel($0[52, 52], 0, 255, 0)
      assertPixel($0[80, 20], 128, 128, 128)
      assertPixel($0[55, 20], 255, 255, 255)
    }
  }

  /// The height of a text in a canvas with modifiers.
  private func textHeight(_ modify: (Canvas<EmptyView>) -> some View) throws -> Double {
    var height = 0.0
    let canvas = Canvas { context, _ in
      let text = context.resolve(Text(verbatim: "A text that is much too long for one line of this width"))
      height = Double(text.measure(in: CGSize(width: 60, height: CGFloat.infinity)).height)
    }
    try withPicture(of: modify(canvas)) { _ in }
    return height
  }

  func testTextsKeepTheirLineLimitAndSpacing() async throws {
    let whole = try textHeight { $0 }
    let line = try textHeight { $0.lineLimit(1) }
    XCTAssertGreaterThan(line, 5)
    XCTAssertGreaterThan(whole, 3 * line)
    XCTAssertEqual(try textHeight { $0.lineLimit(2) }, 2 * line, accuracy: 2)
    XCTAssertEqual(try textHeight { $0.lineLimit(2).lineSpacing(10) }, 2 * line + 10, accuracy: 2)
  }
}
