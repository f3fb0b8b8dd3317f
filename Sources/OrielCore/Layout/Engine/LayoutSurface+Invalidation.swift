extension LayoutSurface {
  /// Whether nothing has changed since the last measurement.
  package var isSettled: Bool { dirty.isEmpty }

  func markDirty(_ node: LayoutNode) {
    dirty.append(node)
    Self.requests?.note(self)
    guard dirty.count == 1 else { return }
    host?.needsLayout()
    boundary?.setNeedsLayout()
  }

  /// Measures each invalidated node again, the deepest first, and its parent only if its size has changed.
  package func settle() {
    for leaf in volatileLeaves where !leaf.isDirty {
      leaf.isDirty = true
      dirty.append(leaf)
    }
    if dirty.count < 2 {
      if let node = dirty.popLast(), node.surface === self, node.isDirty { settle(node) }
      return
    }
    var levels: [[LayoutNode]] = []
    for node in dirty where node.surface === self {
      let depth = node.depth
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    dirty.removeAll(keepingCapacity: true)
    for depth in levels.indices.reversed() {
      for node in levels[depth] where node.isDirty {
        guard let parent = parentToMeasure(after: node), !parent.isDirty else { continue }
        parent.isDirty = true
        levels[depth - 1].append(parent)
      }
    }
  }

  /// The part of `settle()` for one changed node.
  private func settle(_ node: LayoutNode) {
    var next: LayoutNode? = node
    while let current = next { next = parentToMeasure(after: current) }
  }

  /// Measures a changed node again. Returns its parent if that has to be measured as well.
  @inline(__always) private func parentToMeasure(after node: LayoutNode) -> LayoutNode? {
    let wasArranged = node.isArranged
    guard node.answersDidChange() else {
      if wasArranged {
        if node.isDrawnInPlace { node.isArranged = true } else { unarranged.append(node) }
      }
      return nil
    }
    if departingCount > 0, node.isDepartingChild {
      // Departing nodes don't take part in their parent's layout.
      unarranged.append(node)
      return nil
    }
    guard let parent = node.parent else {
      isRootChanged = true
      return nil
    }
    if let transaction = node.motion?.transaction { note(transaction, of: parent) }
    return parent
  }

  /// Discards all cached sizes, because the theme, the font or the scale has changed.
  package func forgetAll() {
    root.forget()
    isRootChanged = true
    host?.needsLayout()
    boundary?.setNeedsLayout()
  }

  /// Notifies the host that the drawn content has changed; once per layout.
  func setNeedsDisplay() {
    if isLayingOut { isDisplayDue = true } else { host?.needsDisplay() }
  }
}
