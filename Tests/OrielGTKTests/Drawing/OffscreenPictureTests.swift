import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Pictures that need no display.
@MainActor final class OffscreenPictureTests: GtkTestCase {
  private let red = OrielCore.Color(red: 1, green: 0, blue: 0)
  private let blue = OrielCore.Color(red: 0, green: 0, blue: 1)

  /// Renders a view without widgets.
  private func render(
    _ content: some View, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1, isOpaque: Bool = false
  ) throws -> PicturePixels {
    let platform = OffscreenPlatform()
    let source = PictureSource(platform)
    defer { withExtendedLifetime((platform, source)) {} }
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.scale = scale
    renderer.isOpaque = isOpaque
    return try PicturePixels(renderer.pngData)
  }

  func testShapesAndEffectsAreDrawn() async throws {
    let picture = try render(
      HStack(spacing: 0) {
        Circle().fill(red).frame(width: 40, height: 40)
        Rectangle().fill(blue).frame(width: 40, height: 40).opacity(0.5)
        Rectangle().fill(red).frame(width: 40, height: 40).offset(y: 20)
        Rectangle().fill(red).frame(width: 40, height: 40).mask { Circle().frame(width: 10, height: 10) }
      })
    XCTAssertEqual(picture.size, [160, 40])
    XCTAssertEqual(picture[20, 20], [255, 0, 0, 255])
    XCTAssertEqual(picture[1, 1][3], 0)
    XCTAssertEqual(picture[60, 20], [0, 0, 128, 128])
    XCTAssertEqual(picture[100, 10][3], 0)
    XCTAssertEqual(picture[100, 30], [255, 0, 0, 255])
    XCTAssertEqual(picture[140, 20], [255, 0, 0, 255])
    XCTAssertEqual(picture[125, 20][3], 0)
  }

  func testPerspectiveIsDrawn() async throws {
    let turned = Rectangle().fill(red).frame(width: 80, height: 80)
      .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
      .frame(width: 120, height: 120)
    let picture = try render(turned)
    let heights = [40, 80].map { x in (0..<120).filter { picture[x, $0][3] > 128 }.count }
    XCTAssertGreaterThan(heights[0], 0)
    XCTAssertGreaterThan(abs(heights[0] - heights[1]), 5)
  }

  func testTextIsWrappedTruncatedAndColored() async throws {
    let text = "A paragraph that has to be wrapped into several lines"
    let whole = try render(Text(verbatim: text).foregroundColor(red))
    let wrapped = try render(Text(verbatim: text).foregroundColor(red), width: 120)
    let single = try render(Text(verbatim: text).lineLimit(1), width: 120)
    XCTAssertGreaterThan(whole.size[0], 300)
    XCTAssertEqual(wrapped.size[0], 120)
    XCTAssertGreaterThanOrEqual(wrapped.size[1], 3 * whole.size[1])
    XCTAssertEqual(single.size, [120, whole.size[1]])
    XCTAssertTrue(whole.contains { $0[0] > 250 && $0[1] < 5 && $0[3] > 250 })
    XCTAssertTrue(single.contains { $0[0] < 100 && $0[3] > 250 })
    // The last line of a limited height ends with an ellipsis instead of being cut.
    let short = try render(Text(verbatim: text).frame(width: 120, height: CGFloat(2 * whole.size[1])))
    XCTAssertEqual(short.size, [120, 2 * whole.size[1]])
  }

  func testATextHasItsNaturalWidthInAStack() async throws {
    let label = HStack(spacing: 0) {
      Rectangle().fill(blue).frame(width: 16, height: 16)
      Text(verbatim: "Go").foregroundColor(red).lineLimit(1)
    }
    func redPixels(_ picture: PicturePixels) -> Int {
      (0..<picture.size[1]).reduce(0) { sum, y in
        sum + (0..<picture.size[0]).count { picture[$0, y][0] > 128 && picture[$0, y][1] == 0 }
      }
    }
    let alone = redPixels(try render(label))
    XCTAssertGreaterThan(alone, 20)
    // In its own width, the first of two stacks would get less than its width, and have an ellipsis.
    XCTAssertEqual(
      redPixels(
        try render(
          HStack {
            label
            Text(verbatim: "Lines")
          })), alone)
    XCTAssertEqual(
      redPixels(
        try render(
          Button {
          } label: {
            HStack {
              label
              Text(verbatim: "Lines")
            }
          }.buttonStyle(.plain))), alone)
  }

  func testTheScaleTheProposalAndTheBackgroundCount() async throws {
    let content = GeometryReader { [red] in Circle().fill(red).frame(width: $0.size.width / 2) }
    let picture = try render(content, width: 80, height: 80, scale: 2, isOpaque: true)
    XCTAssertEqual(picture.size, [160, 160])
    XCTAssertEqual(picture[40, 40], [255, 0, 0, 255])
    XCTAssertEqual(picture[150, 10], [246, 245, 244, 255])
  }

  func testImagesAndCanvasesAreDrawn() async throws {
    let square = try render(Rectangle().fill(blue).frame(width: 10, height: 10)).data
    let picture = try render(
      HStack(spacing: 0) {
        Image(data: square).resizable().frame(width: 40, height: 40)
        Image(systemName: "star.fill").resizable().foregroundStyle(red).frame(width: 40, height: 40)
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(self.red))
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
        } symbols: {
          Rectangle().fill(blue).frame(width: 20, height: 20).tag(1)
        }
        .frame(width: 40, height: 40)
      })
    XCTAssertEqual(picture.size, [120, 40])
    XCTAssertEqual(picture[20, 20], [0, 0, 255, 255])
    XCTAssertEqual(picture[60, 20], [255, 0, 0, 255])
    XCTAssertEqual(picture[85, 5], [255, 0, 0, 255])
    XCTAssertEqual(picture[100, 20], [0, 0, 255, 255])
  }

  func testViewsAroundOthersAreTransparent() async throws {
    let picture = try render(
      VStack(spacing: 0) {
        Button {
        } label: {
          Rectangle().fill(red).frame(width: 40, height: 20)
        }
        .buttonStyle(.plain)
        Rectangle().fill(blue).frame(width: 40, height: 20).focusable().help("A bar").contextMenu { Button("Copy") {} }
        Divider()
      })
    XCTAssertEqual(picture.size, [40, 41])
    XCTAssertEqual(picture[20, 10], [255, 0, 0, 255])
    XCTAssertEqual(picture[20, 30], [0, 0, 255, 255])
    XCTAssertEqual(picture[20, 40][3], 255)
  }

  func testAButtonHasTheBorderOfItsStyle() async throws {
    let label = Rectangle().fill(red).frame(width: 20, height: 20)
    let plain = try render(
      Button {
      } label: {
        label
      }.buttonStyle(.plain))
    XCTAssertEqual(plain.size, [20, 20])
    let bordered = try render(
      Button {
      } label: {
        label
      }.buttonStyle(.bordered))
    XCTAssertGreaterThan(bordered.size[0], 40)
    XCTAssertEqual(bordered[bordered.size[0] / 2, bordered.size[1] / 2], [255, 0, 0, 255])
    XCTAssertEqual(bordered[4, bordered.size[1] / 2], [255, 255, 255, 255])
    let filled = try render(Button("Go") {}.buttonStyle(.borderedProminent).tint(blue))
    XCTAssertEqual(filled[4, filled.size[1] / 2], [0, 0, 255, 255])
    XCTAssertTrue(filled.contains { $0 == [255, 255, 255, 255] })
    XCTAssertEqual(warnings, [])
  }

  func testThePictureIsMirroredWithTheLanguage() async throws {
    let direction = gtk_widget_get_default_direction()
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(direction) }
    let picture = try render(
      HStack(spacing: 0) {
        Rectangle().fill(red).frame(width: 20, height: 20)
        Rectangle().fill(blue).frame(width: 20, height: 20).help("In a group")
      })
    XCTAssertEqual(picture[10, 10], [0, 0, 255, 255])
    XCTAssertEqual(picture[30, 10], [255, 0, 0, 255])
  }

  func testATinyTurnedViewIsDrawn() async throws {
    let turned = Rectangle().fill(red).frame(width: 6, height: 6).rotation3DEffect(
      .degrees(60), axis: (x: 0, y: 1, z: 0))
    XCTAssertEqual(try render(turned, scale: 0.1).size, [1, 1])
  }

  func testAControlIsAPlaceholderWithAWarning() async throws {
    let content = VStack(spacing: 0) {
      Slider(value: .constant(0.5))
      Slider(value: .constant(0.5))
      Rectangle().fill(red).frame(width: 40, height: 20)
    }
    let picture = try render(content, width: 100)
    XCTAssertEqual(picture[50, picture.size[1] - 10], [255, 0, 0, 255])
    XCTAssertNotEqual(picture[0, 10][3], 0)
    XCTAssertEqual(warnings.filter { $0.includes("can't be drawn without a display") }.count, 1)
  }

  func testNothingGivesNoPicture() async throws {
    let platform = OffscreenPlatform()
    let source = PictureSource(platform)
    XCTAssertNil(ImageRenderer(content: EmptyView()).pngData)
    withExtendedLifetime(source) {}
  }
}
