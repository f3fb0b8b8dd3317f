import FoundationEssentials

/// What a node is asked, and what it remembers of its answers.
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

  /// How far the node likes to stand from its neighbours.
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

  /// A guide that the node, or something in it, sets.
  final func explicitGuide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard key.isTextBaseline || traits.hasGuides else { return nil }
    let asked = proposal.limited(to: sensitivity)
    let cache = guides ?? GuideCache()
    guides = cache
    let sizeKey = SizeCache.Key(asked)
    if let answer = cache.answer(key, sizeKey) { return answer.value }
    // In something without an end a guide may have no place.
    let found = guide(key, in: size, asked)
    let value = found?.isNaN == true ? nil : found
    cache.insert(GuideCache.Answer(guide: key, proposal: asked, key: sizeKey, value: value))
    return value
  }

  // MARK: Change

  /// Something that the answers depend on is another: the surface asks again before its next layout, and asks the parent
  /// only if an answer has changed. So the cost of a change follows the change.
  package final func setNeedsLayout() {
    if let transaction = Transaction.current { surface?.note(transaction, of: self) }
    if isDirty { return }
    guard let surface else { return forgetUpwards() }
    isDirty = true
    surface.markDirty(self)
  }

  /// Asks the node again what it was asked, and says whether its parent has to know.
  final func answersDidChange() -> Bool {
    isDirty = false
    isArranged = false
    let (sizes, guides) = (sizes, guides)
    let (sensitivity, traits) = (knownSensitivity, knownTraits)
    forgetAnswers()
    // An answer that was given and isn't known any more can't be compared.
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

  /// Forgets the answers of the node and of everything in it.
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

  /// Without a surface nobody asks again: the answers of everything around are gone as well.
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
