import FoundationEssentials
import Glibc

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
  /// By how much the picture is moved, in pixels.
  package var offset = Size(width: 0, height: 0)
  /// By how much the picture is moved, as a share of its size.
  package var shift = Size(width: 0, height: 0)

  package init() {}

  package var isTransform: Bool { scale != Size(width: 1, height: 1) || rotation != .zero || isMoved }

  private var isMoved: Bool {
    offset != Size(width: 0, height: 0) || shift != Size(width: 0, height: 0)
  }

  /// By how much the picture of something is moved.
  package func distance(of size: CGSize) -> CGPoint {
    CGPoint(x: offset.width + shift.width * Double(size.width), y: offset.height + shift.height * Double(size.height))
  }

  /// What of it changes gradually.
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

/// `scaleEffect`, `rotationEffect`, `opacity`, `hidden`, `clipped`: a change costs no layout.
package final class EffectNode: SingleChildNode {
  package var effect: LayoutEffect {
    didSet {
      guard effect != oldValue, let surface else { return }
      aim(from: oldValue, in: surface)
      collectOverhang()
      extendAncestors()
      announcePlaces()
      surface.setNeedsDisplay()
    }
  }

  /// How the view comes and goes, where it says so.
  package var transition: ViewTransition?
  /// Called when the view begins to leave, in the transaction of that.
  package var willLeave: (() -> Void)?

  override package var kind: Kind { .effect }

  /// The effect as it is seen in this frame.
  package var shownEffect: LayoutEffect {
    guard let motion = motion?.effect else { return effect }
    var shown = effect
    shown.vector = motion.shown
    return shown
  }

  package init(_ effect: LayoutEffect) { self.effect = effect }

  override package func didAttach(to surface: LayoutSurface) { surface.effectCount += 1 }
  override package func didDetach(from surface: LayoutSurface) { surface.effectCount -= 1 }

  /// The corners of what is drawn, after the effect.
  override package func overhang(of content: Overhang) -> Overhang {
    if effect.isClipped { return Overhang() }
    guard effect.isTransform else { return content }
    let moved = effect.distance(of: size)
    let area = content.around(CGRect(origin: .zero, size: size))
    let anchor = CGPoint(x: effect.anchor.x * size.width, y: effect.anchor.y * size.height)
    let (sine, cosine) = (sin(effect.rotation.radians), cos(effect.rotation.radians))
    var overhang = Overhang()
    for corner in 0..<4 {
      let x = (area.origin.x + (corner & 1 == 0 ? 0 : area.size.width) - anchor.x) * effect.scale.width
      let y = (area.origin.y + (corner & 2 == 0 ? 0 : area.size.height) - anchor.y) * effect.scale.height
      let turned = CGPoint(
        x: moved.x + anchor.x + x * cosine - y * sine, y: moved.y + anchor.y + x * sine + y * cosine)
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
