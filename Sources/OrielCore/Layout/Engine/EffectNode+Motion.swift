extension EffectNode {
  /// The effect has become another one: what differs goes there, where the change has an animation.
  func aim(from old: LayoutEffect, in surface: LayoutSurface) {
    change(from: old, in: surface)
    let target = effect.vector
    guard target != motion?.effect?.target ?? old.vector else { return }
    let transaction = Transaction.current
    guard let run = surface.clock?.run(transaction) else {
      // A change without an animation doesn't stop what is moving, unless that would never come to an end.
      let stops = transaction?.stopsMotion == true || transaction?.animation != nil
      if stops || motion?.effect?.isEndless == true { motion?.effect = nil }
      motion?.effect?.shift(to: target)
      return
    }
    go(to: target, from: old.vector, run)
  }

  private func change(from old: LayoutEffect, in surface: LayoutSurface) {
    guard effect.picture != old.picture || effect.transform != old.transform || effect.anchor != old.anchor else {
      return
    }
    let change = DrawingChange(in: surface)
    guard let run = change.run, PictureMotion.joins(old, effect) else {
      if change.stops || motion?.picture?.isEndless == true || !PictureMotion.joins(old, effect) {
        motion?.picture = nil
      }
      return
    }
    var former = old
    motion?.picture?.show(in: &former)
    ownMotion.picture = PictureMotion(from: former, run)
    surface.addMoving(self)
  }

  private func go(to target: SIMD8<Double>, from old: SIMD8<Double>, _ run: AnimationRun) {
    if ownMotion.effect == nil {
      ownMotion.effect = Motion(from: old, to: target, run)
    } else {
      ownMotion.effect?.aim(at: target, run)
    }
    surface?.addMoving(self)
  }

  /// The anchor of a transition is no part of what moves.
  private func setAnchor(_ anchor: UnitPoint) {
    effect.anchor = anchor
    motion?.picture = nil
  }

  /// The view has come: it goes from what its transition says to how it is.
  func come(from start: TransitionEffect, _ run: AnimationRun) {
    setAnchor(start.anchor)
    ownMotion.effect = Motion(from: start.layoutEffect.vector, to: effect.vector, run)
    surface?.addMoving(self)
  }

  /// The view has left: it goes to what its transition says.
  func leave(to end: TransitionEffect, _ run: AnimationRun) {
    setAnchor(end.anchor)
    go(to: end.layoutEffect.vector, from: effect.vector, run)
    effect = end.layoutEffect
  }

  /// Goes on from where a view of the same identity is that is leaving.
  func takeOver(from old: EffectNode, _ run: AnimationRun) {
    guard var going = old.motion?.effect else { return }
    setAnchor(old.effect.anchor)
    going.aim(at: effect.vector, run)
    ownMotion.effect = going
    surface?.addMoving(self)
  }
}

extension TransitionEffect {
  /// What it makes of a view.
  fileprivate var layoutEffect: LayoutEffect {
    var effect = LayoutEffect()
    effect.opacity = opacity
    effect.scale = Size(width: scale, height: scale)
    effect.anchor = anchor
    effect.offset = offset
    effect.shift = shift
    return effect
  }
}

extension LayoutNode {
  /// The node that has the transition of the view which this one is the outermost of.
  final var transitionNode: EffectNode? {
    var next: LayoutNode? = self
    while let node = next {
      if node.kind == .effect, unsafeDowncast(node, to: EffectNode.self).transition != nil {
        return unsafeDowncast(node, to: EffectNode.self)
      }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    return nil
  }
}
