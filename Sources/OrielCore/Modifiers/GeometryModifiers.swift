import FoundationEssentials

extension View {
  /// Assigns a name to the view's coordinate space, with which descendants refer to it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Assigns a name to the view's coordinate space, with which descendants refer to it.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }

  /// Runs an action when a value that is computed from the view's geometry changes, and for its first value.
  ///
  /// `transform` and `action` run after a layout and before drawing. State that `action` changes takes effect in the
  /// same frame.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// The variant of `onGeometryChange(for:of:action:)` that passes the old value as well. In the first call both are
  /// equal.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

private struct CoordinateSpaceModifier: LayoutModifier {
  let space: CoordinateSpace

  private var name: AnyHashable {
    if case .named(let name) = space { name } else { AnyHashable(space) }
  }

  func makeLayout() -> CoordinateSpaceNode { CoordinateSpaceNode(name) }
  func update(_ layout: CoordinateSpaceNode) { layout.name = name }
}

private struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func makeLayout() -> GeometryNode { GeometryNode() }
  func update(_ layout: GeometryNode) {}

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    GeometryChangeNode(view, in: context)
  }
}

@MainActor
private final class GeometryChangeNode<Modified: View, Value: Equatable>:
  LayoutModifierNode<Modified, GeometryChangeModifier<Value>>
{
  private var values: [ObjectIdentifier: Value] = [:]

  override func didMake(_ layout: GeometryNode) {
    layout.onGeometryChange = { [weak self, weak layout] isEndless in
      MainActor.assumeIsolated {
        if let layout { self?.geometryDidChange(layout, isEndless) }
      }
    }
  }

  override func willRemove(_ layout: GeometryNode) {
    layout.onGeometryChange = nil
    values[ObjectIdentifier(layout)] = nil
  }

  private func geometryDidChange(_ layout: GeometryNode, _ isEndless: Bool) {
    guard isMounted else { return }
    if isEndless { return warnOfEndlessGeometry("the action of onGeometryChange(for:of:action:) changes the value") }
    let new = modifier.transform(GeometryProxy(layout))
    let old = values.updateValue(new, forKey: ObjectIdentifier(layout))
    guard old != new else { return }
    modifier.action(old ?? new, new)
    graph.flush()
  }
}
