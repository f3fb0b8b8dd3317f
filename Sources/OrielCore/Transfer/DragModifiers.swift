import FoundationEssentials

extension View {
  /// Lets the user drag an item from the view, to this or another app.
  ///
  /// In GTK, a picture of the view follows the pointer.
  ///
  /// - Parameter payload: evaluated when the drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<EmptyView> { [NSItemProvider(object: payload())] })
  }

  /// Lets the user drag an item from the view, to this or another app.
  ///
  /// - Parameters:
  ///   - payload: evaluated when the drag begins.
  ///   - preview: the view of which a picture follows the pointer. The picture shows its initial appearance.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(preview: preview()) { [NSItemProvider(object: payload())] })
  }

  /// Lets the user drag an item from the view, to this or another app. See ``View/draggable(_:)``.
  ///
  /// - Parameter data: called when the drag begins.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier<EmptyView> { [data()] })
  }

  /// Lets the user drag an item from the view, to this or another app. See ``View/draggable(_:)``.
  ///
  /// - Parameters:
  ///   - data: called when the drag begins.
  ///   - preview: the view of which a picture follows the pointer. The picture shows its initial appearance.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier(preview: preview()) { [data()] }) }
}

/// The node of a view from which items are dragged.
package final class DragInputNode: InputNode {
  fileprivate var items: () -> [NSItemProvider]
  /// Called before the items are evaluated.
  fileprivate var willAct: () -> Void = {}
  /// Renders the preview at a scale; nil if the view itself is displayed.
  fileprivate var preview: ((Double) -> LoadedPicture?)?

  fileprivate init(_ items: @escaping () -> [NSItemProvider]) { self.items = items }

  override package var isReceiver: Bool { true }
}

struct DragModifier<Shown: View>: LayoutModifier {
  let preview: Shown?
  let items: () -> [NSItemProvider]

  init(preview: Shown? = nil, _ items: @escaping () -> [NSItemProvider]) {
    self.preview = preview
    self.items = items
  }

  func makeLayout() -> DragInputNode { DragInputNode(items) }
  func update(_ layout: DragInputNode) { layout.items = items }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    DragNode(view, in: context)
  }
}

@MainActor
private final class DragNode<Modified: View, Shown: View>: LayoutModifierNode<Modified, DragModifier<Shown>> {
  override func didMake(_ layout: DragInputNode) {
    layout.willAct = { [weak self] in self?.graph.endEditing() }
    guard modifier.preview != nil else { return }
    layout.preview = { [weak self] in self?.picture(scale: $0) }
  }

  /// The preview in the environment of the view.
  private func picture(scale: Double) -> LoadedPicture? {
    guard isMounted, let preview = modifier.preview, let platform = context.environment.values.pictureSource?.platform
    else { return nil }
    return PictureRendering(platform: platform, environment: context.environment)
      .picture(of: preview, for: .unspecified, scale: scale)
  }
}

/// The content of a drag from a surface.
@MainActor package struct DragStart {
  fileprivate let source: DragInputNode
  package let items: [NSItemProvider]

  /// The layout node of the dragged view.
  package var node: LayoutNode { source }

  /// Whether a preview is displayed instead of the view.
  package var hasPreview: Bool { source.preview != nil }

  /// Renders the preview at a scale; nil if there is none, or if it has no size.
  package func preview(scale: Double) -> LoadedPicture? { source.preview?(scale) }
}

extension LayoutSurface {
  /// Returns the content of a drag that begins at a point in visual coordinates; nil if there is no draggable view.
  @MainActor package func drag(from point: CGPoint) -> DragStart? {
    guard let path = path(at: point) else { return nil }
    for (index, node) in path.inputs.enumerated() {
      // Controls handle presses themselves.
      if let control = path.controlIndex, index >= control { return nil }
      guard let node = node as? DragInputNode else { continue }
      node.willAct()
      let items = node.items()
      if !items.isEmpty { return DragStart(source: node, items: items) }
    }
    return nil
  }
}
