import FoundationEssentials

/// `gesture`, `onHover`, `pointerStyle`, `allowsHitTesting`: a node that takes part in hit testing.
package final class InputNode: SingleChildNode {
  /// Whether the node and its content respond to the pointer.
  package var isTarget = true { didSet { if isTarget != oldValue { announcePlaces() } } }

  /// Whether the whole frame responds, and not only what is drawn.
  package var isSolid = false

  /// The receiver of pointer events; nil if the node affects hit testing only.
  package var receiver: AnyObject?

  override package init() {}

  override package func didAttach(to surface: LayoutSurface) { surface.inputCount += 1 }
  override package func didDetach(from surface: LayoutSurface) { surface.inputCount -= 1 }
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
