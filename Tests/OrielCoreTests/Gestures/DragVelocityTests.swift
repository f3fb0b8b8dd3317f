import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// The velocity of drags.
@MainActor struct DragVelocityTests {
  @MainActor private final class Notes { var values: [DragGesture.Value] = [] }

  private struct Motion {
    let x: Double
    let time: Double

    init(_ x: Double, _ time: Double) {
      self.x = x
      self.time = time
    }
  }

  /// Drags from 10 points and one second over several positions, and returns the values of the gesture. The last one is
  /// that of the release.
  private func drag(_ motions: [Motion], release: Motion) throws -> [DragGesture.Value] {
    let notes = Notes()
    let screen = Screen(size: ProposedViewSize(width: 300, height: 100)) {
      Color.red
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { notes.values.append($0) }
            .onEnded { notes.values.append($0) })
    }
    _ = screen.size
    let surface = try #require(screen.find(.color).view.node.surface)
    let pointer = PointerDispatcher(surface)
    pointer.press(at: CGPoint(x: 10, y: 50), time: 1)
    for motion in motions { pointer.drag(to: CGPoint(x: motion.x, y: 50), time: motion.time) }
    pointer.release(at: CGPoint(x: release.x, y: 50), time: release.time)
    return notes.values
  }

  /// A thousand points per second.
  private let steady = steps(8, from: 10, by: 10, at: 1)

  /// Motions by a distance each hundredth of a second.
  private static func steps(_ count: Int, from start: Double, by distance: Double, at time: Double) -> [Motion] {
    (1...count).map { number in
      let share = Double(number)
      return Motion(start + share * distance, time + share / 100)
    }
  }

  @Test func `A release right after the last motion has its velocity`() throws {
    let end = try #require(try drag(steady, release: Motion(90, 1.088)).last)
    #expect(abs(end.velocity.width - 1000) < 1e-6 && end.velocity.height == 0)
    #expect(abs(end.predictedEndTranslation.width - 330) < 1e-6)
    #expect(abs(end.predictedEndLocation.x - 340) < 1e-6)
  }

  @Test func `After a pause the velocity is zero`() throws {
    let end = try #require(try drag(steady, release: Motion(90, 1.3)).last)
    #expect(end.velocity == .zero)
    #expect(end.predictedEndTranslation == end.translation)
  }

  @Test func `The motion of the last tenth of a second counts`() throws {
    let motions = [Motion(11, 1.5), Motion(12, 2)] + Self.steps(10, from: 12, by: 20, at: 2)
    let faster = try #require(try drag(motions, release: Motion(212, 2.101)).last)
    #expect(abs(faster.velocity.width - 2000) < 1e-6)
    let back = steady + [Motion(85, 1.3), Motion(80, 1.31)]
    let returned = try #require(try drag(back, release: Motion(80, 1.315)).last)
    #expect(abs(returned.velocity.width + 500) < 1e-6)
  }

  @Test func `A single motion has the velocity since the press`() throws {
    let end = try #require(try drag([Motion(60, 1.05)], release: Motion(60, 1.06)).last)
    #expect(abs(end.velocity.width - 1000) < 1e-6)
    let still = try #require(try drag([], release: Motion(10, 1.06)).last)
    #expect(still.velocity == .zero)
  }
}
