/// Finds out why the rounds of a flush don't end: which nodes are updated again and again, and by which values.
///
/// Created when a flush has taken many rounds already, so that usual ones are not slowed down.
@MainActor final class UpdateLoop {
  private var updates: [ObjectIdentifier: (node: _GraphNode, count: Int)] = [:]
  private var probes: [(node: _GraphNode, source: DependencySource, probe: ChangeProbe)] = []
  private var rounds = 0
  /// The rounds in which actions ran, such as those of `onChange(of:)`, rather than bodies.
  private var actionRounds = 0
  private let traced: Bool
  private var isOver = false

  init() {
    traced = ObservationLink.tracesChanges
    ObservationLink.tracesChanges = true
  }

  /// Called before each round.
  func note(_ pending: [_GraphNode]) {
    rounds += 1
    var isOfActions = true
    for node in pending where node.isDirty && node.isMounted && !(node is ChangeProbe) {
      isOfActions = false
      let id = ObjectIdentifier(node)
      updates[id] = (node, (updates[id]?.count ?? 0) + 1)
      if updates[id]?.count == 2 { watch(node) }
    }
    if isOfActions { actionRounds += 1 }
  }

  private func watch(_ node: _GraphNode) {
    for source in node.readSources + node.namedSources().map(\.source) {
      guard !probes.contains(where: { $0.node === node && $0.source === source }) else { continue }
      let probe = ChangeProbe(context: node.context)
      probe.watch { source.recordRead() }
      probes.append((node, source, probe))
    }
  }

  /// The nodes that are updated in every round or in every other one.
  private(set) lazy var members = LoopMembers(
    updates.values.filter { $0.count * 4 >= rounds }.map(\.node))

  func contains(_ node: _GraphNode) -> Bool { node is ChangeProbe || members.contains(node) }

  /// Stops watching.
  func end() {
    guard !isOver else { return }
    isOver = true
    ObservationLink.tracesChanges = traced
    for entry in probes { entry.probe.unmount() }
    probes = []
    updates = [:]
  }

  /// Tells the app's author, and stops watching.
  func finish() {
    let nodes = updates.values.map(\.node).filter { contains($0) }.sorted { $0.context.depth < $1.context.depth }
    var values: [String] = []
    for entry in probes where contains(entry.node) && entry.probe.takeChange() {
      values.append(entry.node.name(of: entry.source))
    }
    for node in nodes { values += node.takeObservedChanges().map { "“\($0)”" } }
    end()
    report(values.inOrder, views: nodes.compactMap(\.place).inOrder)
  }

  private func report(_ values: [String], views: [String]) {
    let value = values.isEmpty ? "a value" : values.prefix(3).joined(separator: ", ")
    let cause =
      actionRounds * 4 >= rounds
      ? "by an action that this update runs again, such as one of onChange(of:) or onPreferenceChange"
      : "while views are updated, in a body"
    let place = views.prefix(2).joined(separator: " and ")
    Diagnostics.warn(
      "the update was interrupted after \(Graph.maximumRounds) rounds: \(value) is written \(cause)"
        + (place.isEmpty ? "" : ", and read by \(place)")
        + ". The views keep what they display now. Write it in an action of the user, or not if it has the value already.",
      once: "graph.rounds.\(value).\(place)")
  }
}

/// Nodes that are updated without end, as long as they exist: another node may come to have the address of one.
@MainActor struct LoopMembers {
  private struct Member { weak var node: _GraphNode? }
  private var members: [ObjectIdentifier: Member] = [:]

  init(_ nodes: [_GraphNode] = []) {
    for node in nodes { members[ObjectIdentifier(node)] = Member(node: node) }
  }

  var isEmpty: Bool { members.isEmpty }
  func contains(_ node: _GraphNode) -> Bool { members[ObjectIdentifier(node)]?.node === node }
}

extension [String] {
  /// The different elements, in their order.
  fileprivate var inOrder: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
