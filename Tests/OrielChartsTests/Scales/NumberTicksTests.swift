import Testing

@testable import OrielCharts

struct NumberTicksTests {
  @Test(arguments: [(87.0, 5, 20.0), (100, 5, 20), (1, 5, 0.2), (0.0042, 4, 0.001), (9_999, 5, 2_000), (4, 5, 1)])
  func `Steps are 1, 2 or 5 times a power of ten`(length: Double, count: Int, step: Double) {
    #expect(abs(NumberTicks.step(for: length, count: count) - step) < step * 1e-9)
  }

  @Test func `A minimum step is kept`() {
    #expect(NumberTicks.step(for: 4, count: 10, minimum: 1) == 1)
  }

  @Test func `Values are the multiples in the domain, with both ends`() {
    #expect(NumberTicks.values(in: -20...40, step: 20) == [-20, 0, 20, 40])
    #expect(NumberTicks.values(in: 1...39, step: 20) == [20])
    #expect(NumberTicks.values(in: 0.1...0.5, step: 0.2).count == 2)
  }

  @Test func `A domain is extended to multiples`() {
    #expect(NumberTicks.rounded(-3...87, step: 20) == -20...100)
    #expect(NumberTicks.rounded(0...100, step: 20) == 0...100)
    #expect(NumberTicks.rounded(3...87, step: 20, lower: false) == 3...100)
  }

  @Test func `Logarithmic values are powers of ten, with 2 and 5 if there are few`() {
    #expect(NumberTicks.logarithmic(in: 1...1_000, count: 5) == [1, 10, 100, 1_000])
    #expect(NumberTicks.logarithmic(in: 1...10, count: 5) == [1, 2, 5, 10])
    #expect(NumberTicks.logarithmic(in: 1...1e9, count: 5).count == 5)
  }

  @Test func `Decimals tell multiples of a step apart`() {
    #expect(NumberTicks.decimals(of: 20) == 0)
    #expect(NumberTicks.decimals(of: 0.5) == 1)
    #expect(NumberTicks.decimals(of: 0.02) == 2)
  }

  @Test func `Senseless steps have no values`() {
    #expect(NumberTicks.values(in: 0...1, step: 0) == [])
    #expect(NumberTicks.values(in: 0...1e9, step: 1).count == 2)
  }
}
