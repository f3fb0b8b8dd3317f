import FoundationEssentials

extension View {
  /// Lets the user drag an item from the view, to this or another app.
  ///
  /// In GTK, a picture of the view follows the pointer.
  ///
  /// - Parameter payload: evaluated when the drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier { [NSItemProvider(object: payload())] })
  }

  /// Lets the user drag an item from the view, to this or another app.
  ///
  /// - Parameters:
  ///   - payload: evaluated when the drag begins.
  ///   - preview: has no effect: in GTK, a picture of the view itself follows the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier { [NSItemProvider(object: payload())] })
  }

  /// Lets the user drag an item from the view, to this or another app. See ``View/draggable(_:)``.
  ///
  /// - Parameter data: called when the drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier { [data()] }) }

  /// Lets the user drag an item from the view, to this or another app. See ``View/draggable(_:)``.
  ///
  /// - Parameters:
  ///   - data: called when the drag begins.
  ///   - preview: has no effect: in GTK, a picture of the view itself follows the pointer.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier { [data()] }) }
}

/// The items that are dragged from a view.
@MainActor final class DragReceiver {
  fileprivate var items: () -> [NSItemProvider]

  fileprivate init(_ items: @escaping () -> [NSItemProvider]) { self.items = items }
}

private struct DragModifier: LayoutModifier {
  let items: () -> [NSItemProvider]

  init(_ items: @escaping () -> [NSItemProvider]) { self.items = items }

  func makeLayout() -> InputNode {
    let node = InputNode()
    node.receiver = DragReceiver(items)
    return node
  }

  func update(_ layout: InputNode) { (layout.receiver as? DragReceiver)?.items = items }
}

/// The content of a drag from a surface.
@MainActor package struct DragStart {
  /// The layout node of the dragged view.
  package let node: LayoutNode
  package let items: [NSItemProvider]
}

extension LayoutSurface {
  /// Returns the content of a drag that begins at a point in visual coordinates; nil if there is no draggable view.
  @MainActor package func drag(from point: CGPoint) -> DragStart? {
    guard let path = path(at: point) else { return nil }
    for (index, node) in path.inputs.enumerated() {
      // Controls handle presses themselves.
      if let control = path.controlIndex, index >= control { return nil }
      guard let receiver = node.receiver as? DragReceiver else { continue }
      let items = receiver.items()
      if !items.isEmpty { return DragStart(node: node, items: items) }
    }
    return nil
  }
}
