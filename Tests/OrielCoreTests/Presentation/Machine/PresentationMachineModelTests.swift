import Testing

/// Explores what can happen around the machine, far beyond what anyone would write down.
@Suite struct PresentationMachineModelTests {
  /// The floors add up to 29,000 different states; a change that makes the search blind falls below one of them.
  @Test(arguments: [
    (PresentationPlan.window, 4, 11_000), (.immediate, 3, 1_500), (.queue, 4, 11_000), (.stubborn, 5, 3_500),
    (.deep, 4, 2_000), (.withdrawing, 4, 1_000), (.chained, 4, 1_000),
  ])
  func `Every short sequence of moves keeps every invariant`(plan: PresentationPlan, depth: Int, floor: Int) {
    let outcome = PresentationSearch.exhaust(plan, depth: depth)
    if let failure = outcome.failure {
      Issue.record("\(failure)")
    } else {
      #expect(outcome.states > floor)
    }
  }

  @Test(arguments: PresentationPlan.all)
  func `Long random sequences of moves keep every invariant`(plan: PresentationPlan) {
    var steps = 0
    for seed in 1...250 {
      let outcome = PresentationSearch.wander(plan, seed: UInt64(seed), steps: 40)
      steps += outcome.steps
      if let failure = outcome.failure {
        Issue.record("\(failure)")
        return
      }
    }
    // Only a lost window ends a sequence early.
    #expect(steps > 9_000)
  }

  @Test func `The same seed takes the same moves`() throws {
    let first = PresentationSearch.wander(.window, fault: .neverClears, seed: 7, steps: 40)
    let second = PresentationSearch.wander(.window, fault: .neverClears, seed: 7, steps: 40)
    #expect(try #require(first.failure).description == #require(second.failure).description)
  }
}
