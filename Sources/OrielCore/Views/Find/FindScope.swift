/// Contains an editor below its find bar. The keys of the editor are those of both together, but not the keys of the bar.
final class FindScopeNode: SingleChildNode {}

/// Marks the column of an editor and its find bar.
struct FindScope: LayoutModifier {
  func makeLayout() -> FindScopeNode { FindScopeNode() }
  func update(_ layout: FindScopeNode) {}
}
