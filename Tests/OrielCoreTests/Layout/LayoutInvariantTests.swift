import Foundation
import Testing

@testable import OrielCore

/// What holds for every tree: 100,000 random ones, the same in each run.
///
/// Without optimization that takes two minutes: there it is every fortieth of them, unless `ORIEL_ALL_TREES` is set. One shard runs after the other, and
/// yields now and then, so that tests that wait for something are not held up.
@Suite(.serialized) struct LayoutInvariantTests {
  private static let shards = 20
  private static let treesPerShard: UInt64 = 5_000
  #if DEBUG
    private static let step: UInt64 = ProcessInfo.processInfo.environment["ORIEL_ALL_TREES"] == nil ? 40 : 1
  #else
    private static let step: UInt64 = 1
  #endif

  /// What was found wrong, with the seed that makes it again.
  private struct Fault: Equatable, CustomStringConvertible {
    let seed: UInt64
    let what: String
    var description: String { "seed \(seed): \(what)" }
  }

  @Test(arguments: 0..<shards) @MainActor func everyTreeKeepsTheRules(shard: Int) async {
    let first = UInt64(shard) * Self.treesPerShard
    for seed in stride(from: first, to: first + Self.treesPerShard, by: Int(Self.step)) {
      if let fault = Self.check(seed) {
        Issue.record("\(fault)")
        return
      }
      if seed % 200 == 0 { await Task.yield() }
    }
  }

  private static let proposals: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(width: 60, height: nil), ProposedViewSize(width: nil, height: 40),
    ProposedViewSize(width: 100, height: 0), ProposedViewSize(width: .infinity, height: nil),
  ]

  private static func check(_ seed: UInt64) -> Fault? {
    var numbers = SeededRandom(seed: seed)
    let tree = LayoutTree.random(&numbers)
    let size = CGSize(width: numbers.length(300), height: numbers.length(200))
    let built = BuiltTree(tree)
    let surface = LayoutSurface(built.root)
    surface.layout(in: size)
    if let fault = checkPlaces(built.root) { return Fault(seed: seed, what: fault) }

    let proposal = numbers.pick(proposals)
    let first = surface.sizeThatFits(proposal)
    if first != surface.sizeThatFits(proposal) { return Fault(seed: seed, what: "another answer to \(proposal)") }
    if let fault = checkCaches(built) { return Fault(seed: seed, what: fault) }

    var changes: [TreeChange] = []
    let last = CGSize(width: numbers.length(300), height: numbers.length(200))
    for _ in 0..<3 {
      let change = TreeChange.random(&numbers)
      change.apply(to: built)
      changes.append(change)
      if numbers.isTrue() { _ = surface.sizeThatFits(numbers.pick(proposals)) }
      surface.layout(in: numbers.isTrue() ? size : last)
    }
    surface.layout(in: last)
    let fresh = BuiltTree(tree)
    for change in changes { change.apply(to: fresh) }
    let freshSurface = LayoutSurface(fresh.root)
    freshSurface.layout(in: last)
    if let fault = compare(built.root, fresh.root) { return Fault(seed: seed, what: "after \(changes): \(fault)") }
    return withExtendedLifetime((surface, freshSurface)) { nil }
  }

  /// Each node has the size that it returned, and children are placed by their parent's rule.
  private static func checkPlaces(_ node: LayoutNode) -> String? {
    // An alternative that wasn't chosen.
    if !node.isPlaced { return nil }
    let frame = node.frame
    if node.sizeThatFits(node.placedProposal) != frame.size { return "\(node): not its answer" }
    if frame.width < 0 || frame.height < 0 || !frame.width.isFinite || !frame.height.isFinite {
      return "\(node): \(frame)"
    }
    switch node {
    case let padding as PaddingNode:
      if let content = padding.content,
        abs(content.frame.width + padding.insets.leading + padding.insets.trailing - frame.width) > 0.001
      {
        return "padding \(frame) around \(content.frame)"
      }
    case let stack as StackNode: if let fault = checkStack(stack) { return fault }
    case let frame as FlexibleFrameNode:
      let limits = frame.configuration.width
      if frame.size.width < limits.minimum ?? 0 || frame.size.width > limits.maximum ?? .infinity {
        return "a width of \(frame.size.width) outside its limits"
      }
    default: break
    }
    for child in node.children {
      if let fault = checkPlaces(child) { return fault }
    }
    return nil
  }

  /// Children of a stack don't overlap, and fill its length where it was measured as it is placed.
  private static func checkStack(_ stack: StackNode) -> String? {
    let axis = stack.arrangement.axis
    var end: CGFloat = 0
    for child in stack.children {
      if child.offset[axis] < end - 0.001 { return "children overlap" }
      end = child.offset[axis] + child.size[axis]
    }
    if stack.placedProposal[axis.cross] != nil, abs(end - stack.size[axis]) > 0.001 {
      return "children end at \(end) in \(stack.size)"
    }
    return nil
  }

  /// Cached sizes equal new measurements.
  private static func checkCaches(_ built: BuiltTree) -> String? {
    let remembered = built.all.flatMap { node in
      (0..<node.sizes.count).map { (node, node.sizes.proposal($0), node.sizes.size($0)) }
    }
    built.root.forget()
    for (node, proposal, size) in remembered where node.sizeThatFits(proposal) != size {
      return "\(node) remembers \(size) for \(proposal), and answers \(node.sizeThatFits(proposal))"
    }
    return nil
  }

  /// Whether two trees are in the same places.
  private static func compare(_ first: LayoutNode, _ second: LayoutNode) -> String? {
    if first.isPlaced != second.isPlaced { return "\(first) has a place: \(first.isPlaced)" }
    if first.isPlaced && first.frame != second.frame {
      return "\(first) is at \(first.frame), and afresh at \(second.frame)"
    }
    if first.childCount != second.childCount { return "\(first) has other children" }
    for (first, second) in zip(first.children, second.children) {
      if let fault = compare(first, second) { return fault }
    }
    return nil
  }
}
