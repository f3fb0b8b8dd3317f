import FoundationEssentials
import Glibc

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

  package init() {}

  package var isTransform: Bool { scale != Size(width: 1, height: 1) || rotation != .zero }
}

/// `scaleEffect`, `rotationEffect`, `opacity`, `hidden`, `clipped`: a change costs no layout.
package final class EffectNode: SingleChildNode {
  package var effect: LayoutEffect {
    didSet {
      guard effect != oldValue, let surface else { return }
      collectOverhang()
      extendAncestors()
      announcePlaces()
      surface.setNeedsDisplay()
    }
  }

  override package var kind: Kind { .effect }

  package init(_ effect: LayoutEffect) { self.effect = effect }

  override package func didAttach(to surface: LayoutSurface) { surface.effectCount += 1 }
  override package func didDetach(from surface: LayoutSurface) { surface.effectCount -= 1 }

  /// The corners of what is drawn, after the effect.
  override package func overhang(of content: Overhang) -> Overhang {
    if effect.isClipped { return Overhang() }
    guard effect.isTransform else { return content }
    let area = content.around(CGRect(origin: .zero, size: size))
    let anchor = CGPoint(x: effect.anchor.x * size.width, y: effect.anchor.y * size.height)
    let (sine, cosine) = (sin(effect.rotation.radians), cos(effect.rotation.radians))
    var overhang = Overhang()
    for corner in 0..<4 {
      let x = (area.origin.x + (corner & 1 == 0 ? 0 : area.size.width) - anchor.x) * effect.scale.width
      let y = (area.origin.y + (corner & 2 == 0 ? 0 : area.size.height) - anchor.y) * effect.scale.height
      let turned = CGPoint(x: anchor.x + x * cosine - y * sine, y: anchor.y + x * sine + y * cosine)
      overhang.leading = max(overhang.leading, -turned.x)
      overhang.trailing = max(overhang.trailing, turned.x - size.width)
      overhang.top = max(overhang.top, -turned.y)
      overhang.bottom = max(overhang.bottom, turned.y - size.height)
    }
    return overhang
  }
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
