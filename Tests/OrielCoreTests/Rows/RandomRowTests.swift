import Foundation
import Testing

/// Rows that are changed at random are those of a plain model: their texts, the state of each, the selection and the
/// typed texts.
///
/// 20,000 steps, the same in each run. `ORIEL_ROW_SEED` is the first of other seeds, and `ORIEL_ROW_STEPS` another number
/// of steps in all containers; the seeds are then printed.
@Suite(.serialized) @MainActor struct RandomRowTests {
  private static let stepsOfPlay = 100
  private static let variables = ProcessInfo.processInfo.environment
  private static let first = variables["ORIEL_ROW_SEED"].flatMap { UInt64($0) }
  private static let steps = variables["ORIEL_ROW_STEPS"].flatMap { Int($0) }

  @Test(arguments: RowContainer.allCases) func `Rows are those of the data, whatever has changed`(
    in container: RowContainer
  ) async throws {
    let plays = max(1, (Self.steps ?? 20_000) / RowContainer.allCases.count / Self.stepsOfPlay)
    let seeds = (Self.first ?? 1)..<(Self.first ?? 1) + UInt64(plays)
    for seed in seeds {
      if Self.first != nil || Self.steps != nil { print("\(container): seed \(seed)") }
      if let fault = try RowPlay(container, seed: seed).run(steps: Self.stepsOfPlay) {
        Issue.record("\(fault)")
        return
      }
      await Task.yield()
    }
  }
}

extension RowContainer: CustomTestStringConvertible {
  var testDescription: String { rawValue }
}
