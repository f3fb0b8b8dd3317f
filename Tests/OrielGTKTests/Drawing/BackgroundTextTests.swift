import CGtk
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Text in the color of the background, on something dark.
@MainActor final class BackgroundTextTests: PictureTestCase {
  private let block = Text(verbatim: "\u{2588}\u{2588}\u{2588}").font(.system(size: 60)).foregroundStyle(.background)

  func testTextInTheColorOfTheBackgroundHasItInACanvasAndInAPartOfAText() async throws {
    let canvas = Canvas { [block] context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      context.draw(block, at: CGPoint(x: 50, y: 30))
      context.fill(Path(CGRect(x: 0, y: 80, width: 100, height: 20)), with: .style(.background))
    }
    try withPicture(of: canvas) {
      let filled = $0[50, 90]
      XCTAssertGreaterThan(filled.x, 200)
      assertPixel($0[50, 30], filled.x, filled.y, filled.z)
    }
    let joined = (block + Text(verbatim: ".")).fixedSize().frame(width: 100, height: 100).background(Color.black)
    try withPicture(of: joined) {
      XCTAssertGreaterThan($0[50, 50].x, 200)
    }
  }
}
