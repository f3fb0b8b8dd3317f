/// Makes the gesture or the action inside available to the keyboard and assistive technology.
struct ActivationModifier: AccompaniedModifier {
  /// The number of taps of the gesture; nil if it can't be performed without a pointer.
  let rank: Int?
  let isEnabled: Bool

  var companion: FocusTarget { FocusTarget(isEnabled: isEnabled, activate: {}) }

  func companion(in layout: LayerNode) -> FocusTarget {
    FocusTarget(isEnabled: isEnabled, activate: { [weak layout] in layout?.content?.activateGesture() })
  }

  func place(in layout: LayerNode) -> LayoutNode? { layout.layer }
  func makeLayout() -> LayerNode { FocusTargetLayer.makeLayout() }

  func complete(_ layout: LayerNode) {
    guard rank != nil, layout.content?.isReachable == false else { return }
    FocusTargetLayer.add(to: layout)
  }

  func update(_ layout: LayerNode) {}
}

/// The action that activates a view, instead of the view's gestures.
struct ActivationActionModifier: LayoutModifier {
  let action: () -> Void

  func makeLayout() -> ActionNode {
    let node = ActionNode()
    node.action = action
    return node
  }

  func update(_ layout: ActionNode) { layout.action = action }
}

/// Makes a view that isn't reachable by the keyboard a target of the focus, for the keys and the menu around it.
struct ReachableModifier: AccompaniedModifier {
  var companion: FocusTarget { FocusTarget() }
  func place(in layout: LayerNode) -> LayoutNode? { layout.layer }
  func makeLayout() -> LayerNode { FocusTargetLayer.makeLayout() }

  func complete(_ layout: LayerNode) {
    var next = layout.content
    while let node = next {
      if node.isReachable { return }
      next = node.soleContent
    }
    FocusTargetLayer.add(to: layout)
  }

  func update(_ layout: LayerNode) {}
}

extension LayoutNode {
  /// Whether the keyboard reaches the view already: it is a control, or has a focus target.
  fileprivate final var isReachable: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if node.kind == .leaf { return unsafeDowncast(node, to: LeafNode.self).takesPresses }
      if let layers = node as? LayerNode, FocusTargetLayer.target(in: layers) != nil { return true }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    return false
  }

  /// Performs the outermost action of those around the same view; without any, the gesture with the fewest taps.
  @MainActor fileprivate final func activateGesture() {
    if let action = activationAction { return action() }
    var outermost = self
    while let parent = outermost.parent, parent is SingleChildNode || (parent as? LayerNode)?.content === outermost {
      outermost = parent
    }
    var best: (node: GestureInputNode, rank: Int)?
    var next: LayoutNode? = outermost
    while let node = next {
      if let input = node as? GestureInputNode, input.mask.contains(.gesture), input.isEnabled(),
        let rank = input.activationRank, rank <= best?.rank ?? rank
      {
        best = (input, rank)
      }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    best?.node.activate()
  }

  /// The outermost action of those around the same view.
  private var activationAction: (() -> Void)? {
    var outermost = self
    while let container = outermost.soleContainer { outermost = container }
    var next: LayoutNode? = outermost
    while let node = next {
      if let node = node as? ActionNode { return node.action }
      next = node.soleContent
    }
    return nil
  }
}
