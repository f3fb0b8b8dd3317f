import FoundationEssentials

extension View {
  /// Displays views with the same identifier in the same frame.
  ///
  /// ```swift
  /// ForEach(tabs) { tab in
  ///   Text(tab.title).background {
  ///     if tab == selection { Capsule().fill(.tint).matchedGeometryEffect(id: "selection", in: namespace) }
  ///   }
  /// }
  /// ```
  ///
  /// If a view is inserted in the animated change in which another one with its identifier is removed, it starts at the
  /// frame of the removed view. Both move together, while one fades in and the other one fades out. A view that isn't
  /// the source of its group is displayed in the frame of the source, which doesn't affect the layout.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - namespace: the namespace of the identifier.
  ///   - properties: the properties of the frame to match.
  ///   - anchor: the point of the frame to match.
  ///   - isSource: whether the other views of the group follow this one.
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
