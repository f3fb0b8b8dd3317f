import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Pictures of views that no window displays.
@MainActor final class ImageRendererTests: GtkTestCase {
  private let platform = GtkPlatform()
  private let red = OrielCore.Color(red: 1, green: 0, blue: 0)

  func testViewsAreDrawnIntoAPicture() async throws {
    let source = PictureSource(platform)
    let content = HStack(spacing: 0) {
      Circle().fill(red).frame(width: 40, height: 40)
      Text(verbatim: "████").foregroundColor(.black)
      Button("Press") {}
    }
    let renderer = ImageRenderer(content: content)
    let picture = try PicturePixels(renderer.pngData)
    XCTAssertGreaterThan(picture.size[0], 100)
    XCTAssertGreaterThanOrEqual(picture.size[1], 40)
    XCTAssertEqual(picture[20, picture.size[1] / 2], [255, 0, 0, 255])
    XCTAssertEqual(picture[1, 1][3], 0)
    XCTAssertEqual(picture[52, picture.size[1] / 2][3], 255)
    withExtendedLifetime(source) {}
  }

  func testTheScaleTheProposalAndTheBackgroundCount() async throws {
    let source = PictureSource(platform)
    let renderer = ImageRenderer(
      content: GeometryReader { [red] in Circle().fill(red).frame(width: $0.size.width / 2) })
    renderer.proposedSize = ProposedViewSize(width: 80, height: 80)
    renderer.scale = 2
    renderer.isOpaque = true
    let picture = try PicturePixels(renderer.pngData)
    XCTAssertEqual(picture.size, [160, 160])
    XCTAssertEqual(picture[40, 40], [255, 0, 0, 255])
    XCTAssertEqual(picture[150, 10][3], 255)
    XCTAssertNotNil(renderer.image)
    withExtendedLifetime(source) {}
  }

  private struct Reader: View {
    let didRead: (EnvironmentValues) -> Void
    @Environment(\.self) private var values

    var body: some View {
      let _ = didRead(values)
      Text("Read")
    }
  }

  func testTheEnvironmentHasTheSettingsOfTheDesktop() async throws {
    let source = PictureSource(platform)
    let direction = gtk_widget_get_default_direction()
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(direction) }
    var read: EnvironmentValues?
    let renderer = ImageRenderer(content: Reader { read = $0 })
    renderer.scale = 2
    XCTAssertNotNil(renderer.pngData)
    XCTAssertEqual(read?.layoutDirection, .rightToLeft)
    XCTAssertEqual(read?.displayScale, 2)
    withExtendedLifetime(source) {}
  }

  func testNothingGivesNoPicture() async throws {
    let source = PictureSource(platform)
    XCTAssertNil(ImageRenderer(content: EmptyView()).pngData)
    withExtendedLifetime(source) {}
  }
}
