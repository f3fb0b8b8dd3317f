import OrielCore
import Testing

/// The checker is worth something only if it notices what it is there for.
@Suite struct PresentationMachineFaultTests {
  @Test(arguments: PresentationFault.allCases)
  func `The checker notices the planted fault`(fault: PresentationFault) throws {
    let failures = (1...40).lazy.flatMap { seed in
      PresentationPlan.all.lazy.compactMap { plan in
        PresentationSearch.wander(plan, fault: fault, seed: UInt64(seed), steps: 40).failure
      }
    }
    let failure = try #require(failures.first, "no random moves brought \(fault) to light")
    #expect(fault.symptoms.contains(failure.violation.kind), "\(failure)")
  }
}
