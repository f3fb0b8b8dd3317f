import FoundationEssentials

/// The measurements of a node and their cache.
extension LayoutNode {
  package final var sensitivity: Axis.Set {
    if let knownSensitivity { return knownSensitivity }
    let found = findSensitivity()
    knownSensitivity = found
    return found
  }

  package final var traits: LayoutTraits {
    if let knownTraits { return knownTraits }
    let found = findTraits()
    knownTraits = found
    return found
  }

  /// The preferred distances of the node.
  package final var spacing: ViewSpacing {
    ViewSpacing(preferences: traits.spacing, standard: metrics.spacing)
  }

  final var metrics: LayoutMetrics { surface?.metrics ?? .standard }

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let asked = proposal.limited(to: sensitivity)
    let key = SizeCache.Key(asked)
    if let size = sizes[key] { return size }
    let size = measure(asked)
    sizes.insert(size, for: key)
    return size
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
  }

  /// The position of a guide that the node or a descendant sets.
  final func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isTextBaseline || traits.hasGuides else { return nil }
    let asked = proposal.limited(to: sensitivity)
    let cache = guides ?? GuideCache()
    guides = cache
    let sizeKey = SizeCache.Key(asked)
    if let answer = cache.answer(key, sizeKey) { return answer.value }
    // In an infinite size a guide may have no finite position.
    let found = guide(key, in: size, asked)
    let value = found?.isNaN == true ? nil : found
    cache.insert(GuideCache.Answer(guide: key, proposal: asked, key: sizeKey, value: value))
    return value
  }

  // MARK: Invalidation

  /// Invalidates the cached sizes: the surface measures the node before its next layout, and measures the
  /// parent only if a size has changed.
  package final func setNeedsLayout() {
    if let transaction = Transaction.current { surface?.note(transaction, of: self) }
    if isDirty { return }
    guard let surface else { return forgetUpwards() }
    isDirty = true
    surface.markDirty(self)
  }

  /// Measures the node again for its cached proposals, and returns whether its parent is affected.
  final func answersDidChange() -> Bool {
    isDirty = false
    isArranged = false
    let (sizes, guides) = (sizes, guides)
    let (sensitivity, traits) = (knownSensitivity, knownTraits)
    forgetAnswers()
    // An evicted size can't be compared.
    if sizes.hasLost || guides?.hasLost == true || isTransparent { return true }
    if let sensitivity, sensitivity != self.sensitivity { return true }
    if let traits, traits != self.traits {
      if traits.zIndex != self.traits.zIndex { parent?.knownDrawingOrder = nil }
      return true
    }
    for index in 0..<sizes.count where sizeThatFits(sizes.proposal(index)) != sizes.size(index) { return true }
    guard let guides else { return false }
    for answer in guides.answers {
      if dimensions(in: answer.proposal)[explicit: answer.guide] != answer.value { return true }
    }
    return false
  }

  private final func forgetAnswers() {
    sizes = SizeCache()
    guides = nil
    knownSensitivity = nil
    knownTraits = nil
    forgetChildren()
  }

  /// Removes the cached sizes of the node and its descendants.
  final func forget() {
    forgetAnswers()
    knownDrawingOrder = nil
    isArranged = false
    var next = firstChild
    while let child = next {
      child.forget()
      next = child.nextSibling
    }
  }

  /// Invalidates the cached sizes of all ancestors of a node without a surface.
  private final func forgetUpwards() {
    var next: LayoutNode? = self
    while let node = next {
      node.forgetAnswers()
      node.knownDrawingOrder = nil
      node.isArranged = false
      next = node.parent
    }
  }
}
