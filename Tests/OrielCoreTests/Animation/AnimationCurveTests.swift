import Foundation
import Testing

@testable import OrielCore

/// The courses of animations.
struct AnimationCurveTests {
  private func share(_ animation: Animation, at time: Double) -> Double { 1 - animation.curve.sample(at: time).rest }

  @Test(arguments: [
    Animation.linear(duration: 2), .easeIn(duration: 2), .easeOut(duration: 2), .easeInOut(duration: 2),
    .timingCurve(0.2, 0.8, 0.3, 1.1, duration: 2), .spring(duration: 2), .spring(duration: 2, bounce: 0.4),
    .spring(duration: 2, bounce: -0.4), .bouncy(duration: 2), .interpolatingSpring(stiffness: 100, damping: 10),
    .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5), .linear(duration: 1).delay(1),
    .easeIn.speed(0.5), .linear(duration: 0.5).repeatCount(3), .easeOut.repeatCount(2, autoreverses: false),
  ])
  func `Every course begins at its start and ends at its target`(animation: Animation) {
    #expect(abs(share(animation, at: 0)) < 1e-9)
    let end = animation.curve.settlingDuration
    #expect(end.isFinite)
    #expect(abs(share(animation, at: end - 1e-6) - 1) < 0.001)
    #expect(animation.curve.sample(at: end).isOver)
    #expect(animation.curve.duration <= end)
  }

  @Test(arguments: [
    Animation.linear(duration: 2), .easeInOut(duration: 2), .timingCurve(0.2, 0.8, 0.3, 1.1, duration: 2),
    .spring(duration: 2), .spring(duration: 2, bounce: 0.4), .spring(duration: 2, bounce: -0.4),
    .easeIn(duration: 1).speed(0.5), .linear(duration: 0.4).repeatCount(5), .easeInOut(duration: 0.4).repeatForever(),
  ])
  func `The speed that is told is that of the course`(animation: Animation) {
    for time in [0.13, 0.3, 0.61, 0.9] {
      let before = animation.curve.sample(at: time - 1e-5)
      let after = animation.curve.sample(at: time + 1e-5)
      let now = animation.curve.sample(at: time)
      #expect(abs((after.rest - before.rest) / 2e-5 - now.restSpeed) < 1e-3)
      #expect(abs((after.carried - before.carried) / 2e-5 - now.carriedSpeed) < 1e-3)
    }
  }

  @Test func `The curves are those that are known by their names`() {
    #expect(abs(share(.easeInOut(duration: 1), at: 0.5) - 0.5) < 1e-6)
    #expect(abs(share(.easeIn(duration: 1), at: 0.5) - 0.3153568) < 1e-5)
    #expect(abs(share(.easeOut(duration: 1), at: 0.5) - 0.6846432) < 1e-5)
    #expect(abs(share(.linear(duration: 4), at: 1) - 0.25) < 1e-9)
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    // Without a bounce, what is left of the way is (1 + t) to the power of -t, in the spring's own time.
    let time = 2 * Double.pi * 0.25
    #expect(abs(share(.spring(duration: 1), at: 0.25) - (1 - (1 + time) * exp(-time))) < 1e-9)
  }

  @Test func `A spring with a bounce goes beyond its target, and one without doesn't`() {
    let times = stride(from: 0.0, to: 3, by: 0.01)
    #expect(times.contains { share(.bouncy, at: $0) > 1.02 })
    #expect(!times.contains { share(.smooth, at: $0) > 1 })
    #expect(!times.contains { share(.spring(duration: 0.5, bounce: -0.5), at: $0) > 1 })
  }

  @Test func `A spring without arguments is the one that is described by its duration`() {
    #expect(Animation.spring() == .spring(duration: 0.5))
    #expect(Animation.spring() == .spring)
    #expect(Animation.interactiveSpring() == .interactiveSpring(duration: 0.15))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(Animation.spring(response: 0.5) != .spring(duration: 0.5))
  }

  @Test func `A spring can be described in several ways`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(
      abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.7) < 1e-9 && abs(spring.bounce - 0.3) < 1e-9)
    let same = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.value(target: 100.0, time: 0.2) - spring.value(target: 100.0, time: 0.2)) < 1e-9)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.02)
    #expect(Spring(stiffness: 100, damping: 1000).dampingRatio == 1)
  }

  @Test(arguments: [-0.1, -0.5, -0.9, -0.999])
  func `A spring with much damping comes closer to its target all the time`(bounce: Double) {
    let spring = Spring(duration: 0.05, bounce: bounce)
    let values = (0...6_000).map { spring.value(target: 1.0, time: Double($0) / 100) }
    #expect(values.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 1 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $1 >= $0 - 1e-12 })
    #expect(values[6_000] > 0.97)
    let speeds = (0...6_000).map { spring.velocity(target: 1.0, initialVelocity: 3, time: Double($0) / 100) }
    #expect(speeds.allSatisfy { $0.isFinite })
    #expect(speeds[0] == 3)
    let settled = spring.settlingDuration
    #expect(settled.isFinite && abs(spring.value(target: 1.0, time: settled) - 1) < 0.002)
  }

  @Test func `Around critical damping the course of a spring changes little`() {
    let critical = Spring(response: 1, dampingRatio: 1)
    for ratio in [1 - 2e-6, 1 + 0.5e-6, 1 + 2e-6] {
      let spring = Spring(response: 1, dampingRatio: ratio)
      for time in stride(from: 0.0, through: 60, by: 0.05) {
        let (first, second) = (critical.course(at: time), spring.course(at: time))
        #expect(abs(first.rest - second.rest) < 1e-5 && abs(first.carried - second.carried) < 1e-5)
        #expect(abs(first.restSpeed - second.restSpeed) < 1e-4 && abs(first.carriedSpeed - second.carriedSpeed) < 1e-4)
      }
    }
  }

  @Test func `What is delayed, quickened and repeated takes its time`() {
    #expect(share(.linear(duration: 1).delay(1), at: 0.9) == 0)
    #expect(abs(share(.linear(duration: 1).delay(1), at: 1.5) - 0.5) < 1e-9)
    #expect(abs(share(.linear(duration: 1).speed(2), at: 0.25) - 0.5) < 1e-9)
    let swing = Animation.linear(duration: 1).repeatForever()
    #expect(abs(share(swing, at: 0.25) - 0.25) < 1e-9)
    #expect(abs(share(swing, at: 1.25) - 0.75) < 1e-9)
    #expect(abs(share(swing, at: 100.25) - 0.25) < 1e-6)
    #expect(abs(share(.linear(duration: 1).repeatForever(autoreverses: false), at: 1.25) - 0.25) < 1e-9)
    #expect(swing.curve.duration == .infinity)
    #expect(swing.ending.curve.settlingDuration == 1)
  }

  @Test func `A unit curve and its inverse cancel each other`() {
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut, .linear] {
      for progress in [0.1, 0.35, 0.5, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
      }
      #expect(curve.inverse.inverse == curve)
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
  }

  @Test func `Pairs of values are added and scaled together`() {
    let pair = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3)))
    #expect((pair + pair).second.second == 6)
    #expect((pair - pair) == .zero)
    #expect(pair.scaled(by: 2).first == 2)
    #expect(pair.magnitudeSquared == 14)
    #expect(pair.interpolated(towards: .zero, amount: 0.5).second.first == 1)
  }
}

extension AnimationCurve {
  fileprivate func sample(at time: Double) -> AnimationSample {
    var context = AnimationContext<Double>()
    return sample(at: time, &context)
  }
}
