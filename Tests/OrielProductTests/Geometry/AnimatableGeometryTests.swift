import Foundation
import OrielCore
import OrielGeometry
import OrielTesting
import Testing

/// Foundation's geometry as animatable data.
@MainActor struct AnimatableGeometryTests {
  private func halfway<Value: Animatable>(_ first: Value, _ second: Value) -> Value {
    var result = first
    result.animatableData.interpolate(towards: second.animatableData, amount: 0.5)
    return result
  }

  @Test func `Points, sizes and rectangles are interpolated`() {
    #expect(halfway(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 0)) == CGPoint(x: 10, y: 5))
    #expect(halfway(CGSize(width: 0, height: 10), CGSize(width: 20, height: 0)) == CGSize(width: 10, height: 5))
    let rect = halfway(CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 30))
    let insets = halfway(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `A keyframe animator moves a point`() throws {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack { LinearKeyframe(CGPoint(x: 100, y: 50), duration: 1) }
    }
    #expect(timeline.value(time: 0.5) == CGPoint(x: 50, y: 25))
  }
}
