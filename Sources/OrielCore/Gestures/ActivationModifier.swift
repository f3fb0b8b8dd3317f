/// Makes the gesture inside available to the keyboard and assistive technology.
struct ActivationModifier: AccompaniedModifier {
  /// The number of taps of the gesture; nil if it can't be performed without a pointer.
  let rank: Int?
  let isEnabled: Bool

  var companion: FocusTarget { FocusTarget(isEnabled: isEnabled, activate: {}) }

  func companion(in layout: LayerNode) -> FocusTarget {
    FocusTarget(isEnabled: isEnabled, activate: { [weak layout] in layout?.content?.activateGesture() })
  }

  func place(in layout: LayerNode) -> LayoutNode? { layout.layer }
  func makeLayout() -> LayerNode { FocusTargetPlace.makeLayout() }

  func complete(_ layout: LayerNode) {
    guard rank != nil, layout.content?.isReachable == false else { return }
    FocusTargetPlace.add(to: layout)
  }

  func update(_ layout: LayerNode) {}
}

extension LayoutNode {
  /// Whether the keyboard reaches the view already: it is a control, or has a focus target.
  fileprivate final var isReachable: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node.kind == .leaf { return unsafeDowncast(node, to: LeafNode.self).takesPresses }
      if let layers = node as? LayerNode, FocusTargetPlace.target(in: layers) != nil { return true }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    return false
  }

  /// Performs the gesture with the fewest taps of those around the same view.
  @MainActor fileprivate final func activateGesture() {
    var outermost = self
    while let parent = outermost.parent, parent is SingleChildNode || (parent as? LayerNode)?.content === outermost {
      outermost = parent
    }
    var best: (node: InputNode, receiver: GestureReceiver, rank: Int)?
    var next: LayoutNode? = outermost
    while let node = next {
      if let input = node as? InputNode, let receiver = input.receiver as? GestureReceiver,
        receiver.mask.contains(.gesture), receiver.isEnabled(), let rank = receiver.activationRank,
        rank <= best?.rank ?? rank
      {
        best = (input, receiver, rank)
      }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    best.map { $0.receiver.activate(at: $0.node) }
  }
}
