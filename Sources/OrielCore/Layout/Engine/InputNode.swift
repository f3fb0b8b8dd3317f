import FoundationEssentials

/// `gesture`, `onHover`, `pointerStyle`, `allowsHitTesting`: a node that takes part in hit testing. Subclasses receive
/// events of the pointer.
package class InputNode: SingleChildNode {
  /// Whether the node and its content respond to the pointer.
  package final var isTarget = true { didSet { if isTarget != oldValue { announcePlaces() } } }

  /// Whether the node receives events of the pointer; otherwise it affects hit testing only.
  package var isReceiver: Bool { false }

  override package final func didAttach(to surface: LayoutSurface) { surface.inputCount += 1 }
  override package final func didDetach(from surface: LayoutSurface) { surface.inputCount -= 1 }
}

extension LayoutNode {
  /// Whether a modifier around the node excludes it from hit testing.
  package final var isPassedOver: Bool {
    guard let surface, surface.inputCount > 0 else { return false }
    var next = parent
    while let node = next {
      if let input = node as? InputNode, !input.isTarget { return true }
      next = node.parent
    }
    return false
  }
}
