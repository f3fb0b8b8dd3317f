import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// Transforms of space.
@MainActor struct Transform3DTests {
  private func isClose(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    abs(first.m11 - second.m11) + abs(first.m12 - second.m12) + abs(first.m13 - second.m13) < 1e-9
      && abs(first.m21 - second.m21) + abs(first.m22 - second.m22) + abs(first.m23 - second.m23) < 1e-9
      && abs(first.m31 - second.m31) + abs(first.m32 - second.m32) + abs(first.m33 - second.m33) < 1e-9
      && abs(first.m41 - second.m41) + abs(first.m42 - second.m42) + abs(first.m43 - second.m43) < 1e-9
  }

  @Test func `A rotation about the third axis is that of the plane`() {
    let space = CATransform3DRotate(CATransform3DIdentity, .pi / 3, 0, 0, 2)
    #expect(isClose(space, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))))
  }

  @Test func `Four quarters of a turn change nothing`() {
    var transform = CATransform3DIdentity
    for _ in 0..<4 { transform = CATransform3DRotate(transform, .pi / 2, 1, 2, 3) }
    #expect(isClose(transform, CATransform3DIdentity))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `The last step is applied to points first`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
    #expect(CGPoint(x: 1, y: 1).applying(ProjectionTransform(moved)) == CGPoint(x: 22, y: 2))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2)
    #expect(CGPoint(x: 1, y: 1).applying(ProjectionTransform(scaled)) == CGPoint(x: 12, y: 2))
  }

  @Test func `A turn about the first axis makes an area lower`() {
    let turned = ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 1, 0, 0))
    let corner = CGPoint(x: 10, y: 10).applying(turned)
    #expect(corner.x == 10 && abs(corner.y - 5) < 1e-9)
  }

  @Test func `A filter of a canvas transforms around the origin that it is added at`() throws {
    let filter = CanvasState.Filter.projection(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
      .inCanvas(CGAffineTransform(translationX: 100, y: 50))
    guard case .projection(let matrix) = filter else {
      Issue.record("the filter has become another one")
      return
    }
    #expect(CGPoint(x: 100, y: 50).applying(matrix) == CGPoint(x: 100, y: 50))
    #expect(CGPoint(x: 101, y: 52).applying(matrix) == CGPoint(x: 102, y: 54))
  }
}
