@_spi(SwiftUI) import Observation

/// The values that the last run of a node's body has read.
///
/// Bodies mostly read the same things in the same order, so a run compares in place and allocates only when the
/// reads differ from those of the run before.
@MainActor struct ReadList {
  private var sources: [DependencySource] = []
  private var cursor = 0
  /// The number of the current run. Nested runs have higher numbers.
  private var run: UInt = 0

  @exclusivity(unchecked) private static var lastRun: UInt = 0

  var isEmpty: Bool { sources.isEmpty }
  /// The sources that have been read.
  var all: [DependencySource] { sources }

  mutating func begin() {
    cursor = 0
    Self.lastRun += 1
    run = Self.lastRun
  }

  mutating func add(_ source: DependencySource, for node: _GraphNode) {
    if cursor < sources.count, sources[cursor] === source {
      cursor += 1
      source.lastRun = run
      return
    }
    if hasRead(source) { return }
    truncate(for: node)
    sources.append(source)
    source.insert(node)
    source.lastRun = run
    cursor += 1
  }

  /// Whether the current run has already read the source.
  private func hasRead(_ source: DependencySource) -> Bool {
    // A source stores the last run that read it, which may be a nested run.
    source.lastRun > run ? sources[..<cursor].contains { $0 === source } : source.lastRun == run
  }

  mutating func end(for node: _GraphNode) { truncate(for: node) }

  mutating func removeAll(for node: _GraphNode) {
    cursor = 0
    truncate(for: node)
  }

  private mutating func truncate(for node: _GraphNode) {
    guard cursor < sources.count else { return }
    for source in sources[cursor...] { source.remove(node) }
    sources.removeSubrange(cursor...)
  }
}

/// Connects Observation's callbacks, which may come from any thread, to one node.
///
/// A registration with Observation ends only when an observed property changes. The link is itself observable for that
/// reason: changing it ends the registrations of the previous run. Otherwise they would accumulate with each run of a
/// body.
final class ObservationLink: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let target: Target

  @MainActor private final class Target {
    weak var node: _GraphNode?
    var generation = 0
    /// The different properties whose changes have updated the node, while they are traced.
    var changes: [String] = []
    init(_ node: _GraphNode) { self.node = node }

    func note(_ name: String) {
      if !changes.contains(name) { changes.append(name) }
    }

    func fire(_ generation: Int) {
      guard generation == self.generation else { return }
      node?.invalidate()
    }
  }

  /// Whether the properties that change are remembered. Costs nothing while it is false.
  @MainActor static var tracesChanges = false

  private var beat: Int { 0 }

  /// Runs `body` and watches the properties of `@Observable` objects that it reads, on behalf of the node. `link` is
  /// the node's link, made when the first such property is read.
  ///
  /// No property of the node may be under access during the call, since `body` records reads.
  @MainActor static func observing<Result>(
    for node: _GraphNode, _ link: inout ObservationLink?, _ body: () -> Result
  ) -> Result {
    guard let known = link else {
      var made: ObservationLink?
      let result = withObservationTracking(
        body,
        onChange: {
          let link = ObservationLink(node)
          made = link
          let trigger = link.trigger()
          return { trigger(nil) }
        }())
      link = made
      return result
    }
    known.cancel()
    // Called after the change rather than before it: a body that runs before a change on another thread is complete
    // would read the old value.
    return withObservationTracking(
      {
        known.touch()
        return body()
      }, didSet: known.trigger())
  }

  @MainActor init(_ node: _GraphNode) { target = Target(node) }

  @MainActor func touch() { registrar.access(self, keyPath: \.beat) }

  @MainActor func cancel() {
    target.generation += 1
    registrar.withMutation(of: self, keyPath: \.beat) {}
  }

  /// Ends the observation for good: the node is unmounted.
  @MainActor func disconnect() {
    target.node = nil
    cancel()
  }

  /// Returns the traced changes since the last call.
  @MainActor func takeChanges() -> [String] {
    defer { target.changes = [] }
    return target.changes
  }

  /// Whether registrations outlast a change: a node that isn't updated although a value has changed is still told of the
  /// next change. Otherwise a registration ends with the first change, so that others cost nothing.
  @MainActor static var keepsRegistrations = false

  /// Returns a callback for the registrations of a new run.
  @MainActor func trigger() -> @Sendable (ObservationTracking?) -> Void {
    let generation = target.generation
    let (traces, keeps) = (Self.tracesChanges, Self.keepsRegistrations)
    if traces || keeps {
      return { [target] tracking in
        let name = traces ? tracking?.changed.map(PropertyNames.name) : nil
        if !keeps { tracking?.cancel() }
        runOnMain {
          if keeps, generation != target.generation { tracking?.cancel() }
          if generation == target.generation, let name { target.note(name) }
          target.fire(generation)
        }
      }
    }
    return { [target] tracking in
      tracking?.cancel()
      runOnMain { target.fire(generation) }
    }
  }
}
