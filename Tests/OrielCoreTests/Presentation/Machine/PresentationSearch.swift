import OrielCore

/// Looks for a sequence of moves that breaks an invariant.
enum PresentationSearch {
  typealias Move = PresentationWorld.Move

  struct Failure: CustomStringConvertible {
    var plan: PresentationPlan
    var seed: UInt64?
    var moves: [Move]
    var violation: PresentationViolation
    var trace: [String]

    var description: String {
      """
      \(violation.kind): \(violation.detail)
      plan \(plan.name)\(seed.map { ", seed \($0)" } ?? ""), moves \(moves)
      \(trace.joined(separator: "\n"))
      """
    }
  }

  struct Outcome {
    var states = 0
    var steps = 0
    var failure: Failure?
  }

  /// Takes every sequence of moves up to a length, but goes on only once from states that are the same.
  static func exhaust(_ plan: PresentationPlan, fault: PresentationFault? = nil, depth: Int) -> Outcome {
    var outcome = Outcome()
    let start = PresentationWorld(plan, fault: fault)
    var seen: Set = [start.fingerprint]
    var frontier: [(world: PresentationWorld, path: [Move])] = [(start, [])]
    for level in 1...depth {
      var next: [(world: PresentationWorld, path: [Move])] = []
      for (world, path) in frontier {
        for move in world.moves {
          outcome.steps += 1
          var successor = world
          successor.apply(move)
          let isNew = successor.violation == nil && seen.insert(successor.fingerprint).inserted
          // Settling costs as much as many moves, and the outermost states are the most by far.
          if isNew, level < depth {
            next.append((successor, path + [move]))
            successor.settle()
          }
          if successor.violation != nil {
            outcome.failure = replay(plan, fault, path + [move])
            return outcome
          }
        }
      }
      frontier = next
    }
    outcome.states = seen.count
    return outcome
  }

  /// Takes random moves and settles; then, if that failed, leaves out moves as long as it still fails.
  static func wander(_ plan: PresentationPlan, fault: PresentationFault? = nil, seed: UInt64, steps: Int) -> Outcome {
    var random = SeededRandom(seed: seed)
    var world = PresentationWorld(plan, fault: fault)
    var moves: [Move] = []
    while moves.count < steps, world.violation == nil {
      let choices = world.moves.filter { $0 != .loseHost || Int.random(in: 0..<20, using: &random) == 0 }
      guard let move = choices.randomElement(using: &random) else { break }
      moves.append(move)
      world.apply(move)
    }
    world.settle()
    var outcome = Outcome(steps: moves.count)
    if world.violation != nil {
      outcome.failure = shrink(plan, fault, moves)
      outcome.failure?.seed = seed
    }
    return outcome
  }

  private static func shrink(_ plan: PresentationPlan, _ fault: PresentationFault?, _ moves: [Move]) -> Failure? {
    var moves = moves
    var length = max(1, moves.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < moves.count {
        var candidate = moves
        candidate.removeSubrange(start..<min(start + length, moves.count))
        if let failure = replay(plan, fault, candidate) {
          moves = failure.moves
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { return replay(plan, fault, moves) }
      length = max(1, length / 2)
    }
  }

  /// Does those moves that are possible, and reports what they break.
  private static func replay(_ plan: PresentationPlan, _ fault: PresentationFault?, _ moves: [Move]) -> Failure? {
    var world = PresentationWorld(plan, fault: fault, isTraced: true)
    var done: [Move] = []
    for move in moves where world.violation == nil && world.moves.contains(move) {
      world.apply(move)
      done.append(move)
    }
    world.settle()
    guard let violation = world.violation else { return nil }
    return Failure(plan: plan, moves: done, violation: violation, trace: world.trace ?? [])
  }
}
