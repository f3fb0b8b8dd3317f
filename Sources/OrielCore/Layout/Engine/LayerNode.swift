import FoundationEssentials

/// `background`, `overlay` and `mask`: a layer that is proposed the size of the content, and doesn't affect the size.
package final class LayerNode: LayoutNode {
  package struct Configuration: Equatable, Sendable {
    package enum Role: Sendable {
      case background
      case overlay
      /// The content is visible only where the layer is opaque. The layer receives no input.
      case mask
    }

    package var role: Role
    package var alignment: Alignment

    package init(_ role: Role, alignment: Alignment = .center) {
      self.role = role
      self.alignment = alignment
    }
  }

  package var configuration: Configuration { didSet { if configuration != oldValue { setNeedsLayout() } } }

  package init(_ configuration: Configuration) { self.configuration = configuration }

  override package var kind: Kind { configuration.role == .mask ? .mask : .structure }

  override package func didAttach(to surface: LayoutSurface) { if kind == .mask { surface.effectCount += 1 } }
  override package func didDetach(from surface: LayoutSurface) { if kind == .mask { surface.effectCount -= 1 } }

  /// The child that determines the size: the first one, or the second one if the other child is behind it.
  package var content: LayoutNode? {
    configuration.role == .background && childCount == 2 ? lastChild : firstChild
  }

  package var layer: LayoutNode? {
    guard childCount == 2 else { return nil }
    return configuration.role == .background ? firstChild : lastChild
  }

  override package func findSensitivity() -> Axis.Set { content?.sensitivity ?? [] }

  override package func findTraits() -> LayoutTraits { content?.traits ?? LayoutTraits() }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  override package func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    content?.dimensions(in: proposal)[explicit: key]
  }

  override package func placeChildren() {
    guard let content else { return }
    content.place(at: .zero, proposal: placedProposal)
    guard let layer else { return }
    let offer = ProposedViewSize(size)
    let origin = configuration.alignment.origin(
      of: layer.dimensions(in: offer), in: content.dimensions(in: placedProposal))
    layer.place(at: origin, proposal: offer)
  }

  override package func limitsHeight(of child: LayoutNode) -> Bool { child !== content }

  override package func stackAxis(of child: LayoutNode) -> Axis? {
    child === content ? parent?.stackAxis(of: self) : nil
  }
}

extension LayoutNode {
  /// Whether the node is used only as a picture, such as a mask, and receives no input.
  package final var isOnlyPicture: Bool {
    var node = self
    while let parent = node.parent {
      if parent.kind == .drawn { return true }
      if parent.kind == .mask, unsafeDowncast(parent, to: LayerNode.self).layer === node { return true }
      node = parent
    }
    return false
  }
}

extension LayoutNode {
  /// Calls `body` with every placed leaf in the node.
  package final func forEachLeaf(_ body: (LeafNode) -> Void) {
    if kind == .leaf { body(unsafeDowncast(self, to: LeafNode.self)) }
    for child in children where child.isPlaced { child.forEachLeaf(body) }
  }
}
