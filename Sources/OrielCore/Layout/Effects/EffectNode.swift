import FoundationEssentials

/// The changes to how a placed node is drawn. They don't affect layout.
package struct LayoutEffect: Equatable, Sendable {
  package var scale = Size(width: 1, height: 1)
  /// The fixed point of scaling and rotation.
  package var anchor = UnitPoint.center
  package var rotation = Angle.zero
  package var opacity: Double = 1
  /// Whether the node is neither drawn nor interactive. It keeps its place in the layout.
  package var isHidden = false
  /// Whether drawing is clipped to the frame.
  package var isClipped = false
  /// The offset in pixels.
  package var offset = Size(width: 0, height: 0)
  /// The offset in fractions of the node's size.
  package var shift = Size(width: 0, height: 0)

  /// A transform of the content's points, relative to its top left corner. It is applied before scaling and rotation.
  package var transform = ProjectionTransform()
  /// A transform that depends on the size, applied after `transform`.
  package var sized: SizedTransform?
  /// A graphical effect.
  package var picture: PictureEffect?

  package init() {}

  package var isTransform: Bool {
    scale != Size(width: 1, height: 1) || rotation != .zero || isMoved || !transform.isIdentity
      || sized != nil
  }

  private var isMoved: Bool {
    offset != Size(width: 0, height: 0) || shift != Size(width: 0, height: 0)
  }

  /// The matrix that transforms the points of the content in a frame.
  package func matrix(in frame: Rect, isMirrored: Bool = false) -> ProjectionTransform {
    var anchor = anchor
    if isMirrored { anchor.x = 1 - anchor.x }
    let across = offset.width + shift.width * frame.width
    let plain = CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: frame)
      .concatenating(CGAffineTransform(rotationAngle: rotation.radians).around(anchor, in: frame))
      .concatenating(
        CGAffineTransform(
          translationX: isMirrored ? -across : across, y: offset.height + shift.height * frame.height))
    if transform.isIdentity, sized == nil { return ProjectionTransform(plain) }
    let own = transform.concatenating(sized?.transform(for: frame.size) ?? ProjectionTransform())
    return own.around(.topLeading, in: frame).concatenating(ProjectionTransform(plain))
  }

  /// The properties that can be animated.
  var vector: SIMD8<Double> {
    get {
      SIMD8(
        scale.width, scale.height, rotation.radians, opacity, offset.width, offset.height, shift.width, shift.height)
    }
    set {
      scale = Size(width: newValue[0], height: newValue[1])
      rotation = Angle(radians: newValue[2])
      opacity = newValue[3]
      offset = Size(width: newValue[4], height: newValue[5])
      shift = Size(width: newValue[6], height: newValue[7])
    }
  }
}

/// `scaleEffect`, `rotationEffect`, `opacity`, `hidden`, `clipped`, `blur` and so on. A change doesn't require a
/// layout.
package final class EffectNode: SingleChildNode {
  package var effect: LayoutEffect {
    didSet {
      guard effect != oldValue else { return }
      clipPath = nil
      if isBlended != (oldValue.blendMode != nil) { surface?.blendCount += isBlended ? 1 : -1 }
      guard let surface else { return }
      aim(from: oldValue, in: surface)
      collectOverhang()
      extendAncestors()
      announcePlaces()
      surface.setNeedsDisplay()
    }
  }

  /// The transition of the view; nil for the default.
  package var transition: ViewTransition?
  /// Called when the removal of the view begins, in the transaction of the removal.
  package var willBeginRemoval: (() -> Void)?

  override package var kind: Kind { .effect }

  /// The effect in the current frame.
  package var shownEffect: LayoutEffect {
    guard let motion, motion.effect != nil || motion.picture != nil else { return effect }
    var shown = effect
    if let vector = motion.effect?.shown { shown.vector = vector }
    motion.picture?.show(in: &shown)
    return shown
  }

  package init(_ effect: LayoutEffect) { self.effect = effect }

  override package func didAttach(to surface: LayoutSurface) {
    surface.effectCount += 1
    if isBlended { surface.blendCount += 1 }
  }

  override package func didDetach(from surface: LayoutSurface) {
    surface.effectCount -= 1
    if isBlended { surface.blendCount -= 1 }
  }

  private var isBlended: Bool { effect.blendMode != nil }

  /// The clipping path, relative to the node's origin; nil if there is none.
  package var clipFigure: ShapeNode.Figure? {
    get {
      guard case .clip(let shape) = shownEffect.picture else { return nil }
      let size = shownSize
      let isOnItsWay = motion?.picture != nil
      if let clipPath, size == clipSize, !isOnItsWay { return clipPath }
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let figure = ShapeNode.Figure(path: shape.outline.path(in: area))
      clipPath = isOnItsWay ? nil : figure
      clipSize = size
      return figure
    }
    set { clipPath = newValue }
  }
  private var clipPath: ShapeNode.Figure?
  private var clipSize = Size(width: 0, height: 0)

  /// The bounding box of the drawing after the effect.
  override package func overhang(of content: Overhang) -> Overhang {
    if effect.isClipped { return Overhang() }
    let content = effect.picture?.overhang(of: content) ?? content
    guard effect.isTransform else { return content }
    let area = Rect(content.around(CGRect(origin: .zero, size: size)))
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let turned = effect.matrix(in: frame).apply(to: area)
    var overhang = Overhang()
    overhang.leading = max(0, -turned.minX)
    overhang.trailing = max(0, turned.maxX - size.width)
    overhang.top = max(0, -turned.minY)
    overhang.bottom = max(0, turned.maxY - size.height)
    return overhang
  }
}

extension LayoutEffect {
  fileprivate var blendMode: BlendMode? { if case .blend(let mode) = picture { mode } else { nil } }
}

extension LayoutNode {
  /// The enclosing effects, the innermost first.
  package final var effects: [EffectNode] {
    guard let surface, surface.effectCount > 0 else { return [] }
    var effects: [EffectNode] = []
    var next = parent
    while let node = next {
      if node.kind == .effect { effects.append(unsafeDowncast(node, to: EffectNode.self)) }
      next = node.parent
    }
    return effects
  }
}
