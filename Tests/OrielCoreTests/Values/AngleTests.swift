import OrielTesting
import Testing

@testable import OrielCore

/// Arithmetic with angles, and the former name of text sizes.
@MainActor struct AngleTests {
  @Test func `Angles are added, multiplied and compared`() {
    let right = Angle.degrees(90)
    #expect((right + right).degrees == 180)
    #expect(abs((right - .degrees(30)).degrees - 60) < 1e-9)
    #expect((-right).degrees == -90)
    #expect((right * 3).degrees == 270 && (right / 2).degrees == 45)
    #expect(-right < .zero && right > .degrees(45))
    var angle = right
    angle += .degrees(10)
    angle -= .degrees(20)
    angle *= 2
    angle /= 4
    #expect(abs(angle.degrees - 40) < 1e-9)
    #expect([right, right].reduce(.zero, +) == .degrees(180))
  }

  private struct Sized: View {
    @available(*, deprecated) var body: some View {
      Reader()
      Reader().environment(\.sizeCategory, .accessibilityLarge)
      Reader().dynamicTypeSize(.xSmall)
    }
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.self) private var environment

    @available(*, deprecated) var body: some View {
      Text("\(size) \(environment.sizeCategory) \(environment.sizeCategory.isAccessibilityCategory)")
    }
  }

  @Test func `A size category is the text size of the same place`() throws {
    #expect(
      Screen { Sized() }.texts == [
        "large large false", "accessibility2 accessibilityLarge true", "xSmall extraSmall false",
      ])
  }
}
