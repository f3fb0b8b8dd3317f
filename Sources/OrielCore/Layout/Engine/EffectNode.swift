import FoundationEssentials

/// What is done to the picture of something that has its place: no layout depends on it.
package struct LayoutEffect: Equatable, Sendable {
  package var scale = Size(width: 1, height: 1)
  /// The point that stays where it is when the picture is scaled and turned.
  package var anchor = UnitPoint.center
  package var rotation = Angle.zero
  package var opacity: Double = 1
  /// Whether nothing is drawn and nothing can be clicked, though the place is taken.
  package var isHidden = false
  /// Whether nothing is drawn outside the frame.
  package var isClipped = false

  /// What is done to the picture's points, counted from its top left corner, before it is scaled and turned.
  package var transform = CGAffineTransform.identity
  /// What else is done to the picture.
  package var picture: PictureEffect?

  package init() {}

  package var isTransform: Bool {
    scale != Size(width: 1, height: 1) || rotation != .zero || !transform.isIdentity
  }

  /// What becomes of the points of a picture in a frame.
  package func matrix(in frame: Rect, anchor: UnitPoint) -> CGAffineTransform {
    transform.around(.topLeading, in: frame)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, in: frame))
      .concatenating(CGAffineTransform(rotationAngle: rotation.radians).around(anchor, in: frame))
  }
}

/// `scaleEffect`, `rotationEffect`, `opacity`, `hidden`, `clipped`, `blur` and so on: a change costs no layout.
package final class EffectNode: SingleChildNode {
  package var effect: LayoutEffect {
    didSet {
      guard effect != oldValue else { return }
      clipPath = nil
      if isBlended != (oldValue.blendMode != nil) { surface?.blendCount += isBlended ? 1 : -1 }
      guard let surface else { return }
      collectOverhang()
      extendAncestors()
      announcePlaces()
      surface.setNeedsDisplay()
    }
  }

  override package var kind: Kind { .effect }

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

  /// The path that nothing is drawn outside of, its origin at the node's; nil where no shape clips.
  package var clipFigure: ShapeNode.Figure? {
    get {
      guard case .clip(let shape) = effect.picture else { return nil }
      let size = Size(size)
      if let clipPath, size == clipSize { return clipPath }
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let figure = ShapeNode.Figure(path: shape.outline.path(in: area), kept: nil)
      clipPath = figure
      clipSize = size
      return figure
    }
    set { clipPath = newValue }
  }
  private var clipPath: ShapeNode.Figure?
  private var clipSize = Size(width: 0, height: 0)

  /// The corners of what is drawn, after the effect.
  override package func overhang(of content: Overhang) -> Overhang {
    if effect.isClipped { return Overhang() }
    let content = effect.picture?.overhang(of: content) ?? content
    guard effect.isTransform else { return content }
    let area = Rect(content.around(CGRect(origin: .zero, size: size)))
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let turned = effect.matrix(in: frame, anchor: effect.anchor).apply(to: area)
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
  /// The effects around the node, the innermost first.
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
