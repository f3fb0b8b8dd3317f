import Testing

@testable import OrielCharts

struct PlotScaleTests {
  private func scale(_ type: ScaleType, _ domain: ClosedRange<Double>) -> PlotScale {
    var scale = PlotScale(type.kind, domain)
    (scale.start, scale.end) = (0, 100)
    return scale
  }

  @Test func `Positions are proportional, and may be reversed`() {
    var scale = scale(.linear, -50...50)
    #expect(scale.position(of: .number(0)) == 50)
    #expect(scale.datum(atPosition: 75) == .number(25))
    #expect(scale.datum(atPosition: 101) == nil)
    scale.isReversed = true
    #expect(scale.position(of: .number(-50)) == 100)
    #expect(scale.datum(atPosition: 100) == .number(-50))
  }

  @Test(arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 2)])
  func `The value at the position of a value is the value`(type: ScaleType) throws {
    let scale = scale(type, 1...1_000)
    for value in [1.0, 3, 50, 999] {
      let position = try #require(scale.position(of: .number(value)))
      #expect(abs(scale.coordinate(at: position) - value) < 1e-6 * value)
    }
  }

  @Test func `A logarithmic scale has no place for zero`() {
    let scale = scale(.log, 1...100)
    #expect(scale.position(of: .number(10)) == 50)
    #expect(scale.position(of: .number(0)) == nil)
  }

  @Test func `Categories have bands of equal widths`() {
    var scale = PlotScale(categories: [.category("a"), .category("b"), .category("c"), .category("d")])
    (scale.start, scale.end) = (0, 100)
    #expect(scale.band == 25)
    #expect(scale.position(of: .category("b")) == 37.5)
    #expect(scale.datum(atPosition: 51) == .category("c"))
    #expect(scale.datum(atPosition: 100) == .category("d"))
    #expect(scale.position(of: .category("e")) == nil)
  }

  @Test func `An empty range of values has its place in the middle`() {
    #expect(scale(.linear, 3...3).position(of: .number(3)) == 50)
  }
}
