import Foundation
import Testing

@testable import OrielCore

/// What paths consist of, and what can be asked of them.
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  private func isNear(_ first: CGRect, _ second: CGRect, within tolerance: Double = 0.1) -> Bool {
    abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
      && abs(first.maxX - second.maxX) < tolerance && abs(first.maxY - second.maxY) < tolerance
  }

  // MARK: Segments

  @Test func `A path says what was drawn into it`() {
    let path = Path { path in
      path.move(to: point(0, 0))
      path.addLine(to: point(10, 0.5))
      path.addQuadCurve(to: point(20, 0), control: point(15, 5))
      path.addCurve(to: point(40, 0), control1: point(25, 5), control2: point(35, 5))
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10 0.5 l 15 5 20 0 q 25 5 35 5 40 0 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 l l") == nil)
    #expect(path.currentPoint == point(0, 0))
    var count = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      if case .curve(let end, let first, _) = element {
        #expect(end == point(40, 0) && first == point(25, 5))
      }
      count += 1
    }
    #expect(count == 5)
  }

  @Test func `A line without a beginning begins where it ends, and after a closed part at its first point`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.addLine(to: point(5, 5))
    #expect(path.description == "5 5 m 5 5 l")
    path.addLine(to: point(9, 5))
    path.closeSubpath()
    path.closeSubpath()
    path.addLine(to: point(7, 7))
    #expect(path.description == "5 5 m 5 5 l 9 5 l h 5 5 m 7 7 l")
  }

  @Test func `Lines and rectangles are added several at a time`() {
    var path = Path()
    path.addLines([point(0, 0), point(1, 0), point(1, 1)])
    #expect(path.description == "0 0 m 1 0 l 1 1 l")
    var rects = Path()
    rects.addRects([square, square.offsetBy(dx: 200, dy: 0)])
    #expect(rects.boundingRect == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func `A figure alone stays one, moved and scaled, and becomes segments with more`() {
    var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.storage == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(path.offsetBy(dx: 1, dy: 1).storage == .rect(Rect(x: 2, y: 3, width: 3, height: 4)))
    #expect(
      path.applying(CGAffineTransform(scaleX: 2, y: 2)).storage == .rect(Rect(x: 2, y: 4, width: 6, height: 8)))
    #expect(path.applying(CGAffineTransform(rotationAngle: 1)).description.hasSuffix("h"))
    path.addRect(CGRect(x: 10, y: 10, width: 1, height: 1))
    #expect(path.description == "1 2 m 4 2 l 4 6 l 1 6 l h 10 10 m 11 10 l 11 11 l 10 11 l h")
    #expect(Path(roundedRect: square, cornerRadius: 0).storage == .rect(Rect(square)))
  }

  @Test func `Corners are no larger than there is room for`() {
    guard case .rounded(let capsule) = Path(roundedRect: square, cornerRadius: 500).storage else {
      Issue.record("no round corners")
      return
    }
    #expect(capsule.topLeft == Size(width: 50, height: 50))
    let radii = RectangleCornerRadii(topLeading: 150, bottomLeading: 50, topTrailing: 50)
    guard case .rounded(let uneven) = Path(roundedRect: square, cornerRadii: radii).storage else {
      Issue.record("no round corners")
      return
    }
    #expect(uneven.topLeft.width == 75 && uneven.topRight.width == 25 && uneven.bottomLeft.width == 25)
    #expect(uneven.bottomRight.width == 0)
  }

  @Test func `An arc goes clockwise on the screen unless it says clockwise, as in Core Graphics`() {
    func end(_ clockwise: Bool, to angle: Double) -> (CGRect, CGPoint?) {
      var path = Path()
      path.addArc(
        center: point(0, 0), radius: 10, startAngle: .zero, endAngle: .degrees(angle), clockwise: clockwise)
      return (path.boundingRect, path.currentPoint)
    }
    #expect(isNear(end(false, to: 90).0, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(end(true, to: 90).0, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(isNear(end(true, to: -90).0, CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(isNear(end(false, to: 720).0, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func `An arc between two lines touches both`() {
    var path = Path()
    path.move(to: point(0, 0))
    path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
    #expect(abs((path.currentPoint?.x ?? 0) - 10) < 1e-6 && abs((path.currentPoint?.y ?? 0) - 4) < 1e-6)
  }

  // MARK: Questions

  @Test func `The bounds are those of what is drawn, not of control points`() {
    var path = Path()
    path.move(to: point(0, 0))
    path.addQuadCurve(to: point(10, 0), control: point(5, 10))
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5), within: 1e-6))
    var cubic = Path()
    cubic.move(to: point(0, 0))
    cubic.addCurve(to: point(10, 0), control1: point(0, 8), control2: point(10, 8))
    #expect(isNear(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6), within: 1e-6))
  }

  @Test func `A point is inside by the rule for filling`() {
    let ring = Path { path in
      path.addEllipse(in: square)
      path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    #expect(ring.contains(point(50, 50)))
    #expect(!ring.contains(point(50, 50), eoFill: true))
    #expect(ring.contains(point(10, 50), eoFill: true))
    #expect(!ring.contains(point(2, 2)))
    let rounded = Path(roundedRect: square, cornerRadius: 20)
    #expect(!rounded.contains(point(2, 2)) && rounded.contains(point(6, 6)) && rounded.contains(point(50, 1)))
    #expect(!Path(ellipseIn: square).contains(point(10, 10)) && Path(ellipseIn: square).contains(point(50, 1)))
    #expect(!Path().contains(point(0, 0)))
  }

  @Test func `A part of a path is measured by its length`() {
    #expect(Path(square).trimmedPath(from: 0, to: 0.375).description == "0 0 m 100 0 l 100 50 l")
    #expect(Path(square).trimmedPath(from: 0.125, to: 0.25).description == "50 0 m 100 0 l")
    #expect(Path(square).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(Path(square).trimmedPath(from: -1, to: 2) == Path(square))
    let quarter = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.25).boundingRect
    #expect(isNear(quarter, CGRect(x: 50, y: 50, width: 50, height: 50)))
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `The outline of a stroke covers the line with its ends and corners`() {
    var line = Path()
    line.move(to: point(10, 10))
    line.addLine(to: point(30, 10))
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
    }
    #expect(isNear(bounds(.butt), CGRect(x: 10, y: 8, width: 20, height: 4)))
    #expect(isNear(bounds(.square), CGRect(x: 8, y: 8, width: 24, height: 4)))
    #expect(isNear(bounds(.round), CGRect(x: 8, y: 8, width: 24, height: 4)))
    let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let sharp = box.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(sharp.contains(point(8.5, 8.5)) && !sharp.contains(point(20, 20)) && sharp.contains(point(31, 20)))
    #expect(!box.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(point(8.3, 8.3)))
    #expect(!box.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(point(8.3, 8.3)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func `Dashes leave gaps, from their phase on`() {
    var line = Path()
    line.move(to: point(0, 0))
    line.addLine(to: point(30, 0))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5]))
    #expect(dashed.contains(point(5, 0)) && !dashed.contains(point(12, 0)) && dashed.contains(point(17, 0)))
    let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 10))
    #expect(!shifted.contains(point(2, 0)) && shifted.contains(point(7, 0)))
    let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5]))
    #expect(odd.contains(point(2, 0)) && !odd.contains(point(7, 0)) && odd.contains(point(12, 0)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0])).contains(point(15, 0)))
  }

  // MARK: Transforms

  @Test func `Transforms are done one after the other`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 1)
    let moved = point(1, 0).applying(transform)
    #expect(abs(moved.x - 10) < 1e-9 && abs(moved.y - 2) < 1e-9)
    let back = moved.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(width: 4, height: 6))
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, CGRect(x: -20, y: 0, width: 20, height: 10), within: 1e-6))
  }
}
