import FoundationEssentials

extension View {
  /// Shows views with the same identifier in the same frame.
  ///
  /// ```swift
  /// ForEach(tabs) { tab in
  ///   Text(tab.title).background {
  ///     if tab == selection { Capsule().fill(.tint).matchedGeometryEffect(id: "selection", in: namespace) }
  ///   }
  /// }
  /// ```
  ///
  /// A view that appears in the animated change in which another one with its identifier disappears starts from the frame of that
  /// one; both move together, while one fades in and the other one out. A view that isn't the source of its group is always
  /// shown in the frame of the source, and keeps its own place in the layout.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - namespace: where the identifier is distinguished from equal ones.
  ///   - properties: what is matched.
  ///   - anchor: the point of the frame that is matched.
  ///   - isSource: whether the others of the group follow this view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        configuration: MatchedNode.Configuration(
          AnyHashable(MatchedID(namespace: namespace, id: id)), properties, anchor: anchor, isSource: isSource)))
  }
}

private struct MatchedID<ID: Hashable>: Hashable {
  let namespace: Namespace.ID
  let id: ID
}

private struct MatchedGeometryModifier: LayoutModifier {
  let configuration: MatchedNode.Configuration
  func makeLayout() -> MatchedNode { MatchedNode(configuration) }
  func update(_ layout: MatchedNode) { layout.configuration = configuration }
}
