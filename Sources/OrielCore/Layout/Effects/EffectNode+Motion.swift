extension EffectNode {
  /// Called when the effect has changed. Animates the differences if the change has an animation.
  func aim(from old: LayoutEffect, in surface: LayoutSurface) {
    change(from: old, in: surface)
    let target = effect.vector
    guard target != motion?.effect?.target ?? old.vector else { return }
    let transaction = Transaction.current
    guard let run = surface.clock?.run(transaction) else {
      // A change without an animation doesn't stop a running animation, unless it repeats forever.
      let stops = transaction?.stopsMotion == true || transaction?.animation != nil
      if stops || motion?.effect?.isEndless == true { motion?.effect = nil }
      motion?.effect?.shift(to: target)
      return
    }
    animate(to: target, from: old.vector, run)
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

  private func animate(to target: SIMD8<Double>, from old: SIMD8<Double>, _ run: AnimationRun) {
    if ownMotion.effect == nil {
      ownMotion.effect = Motion(from: old, to: target, run)
    } else {
      ownMotion.effect?.aim(at: target, run)
    }
    surface?.addMoving(self)
  }

  /// Sets the anchor of a transition, which isn't animated.
  private func setAnchor(_ anchor: UnitPoint) {
    effect.anchor = anchor
    motion?.picture = nil
  }

  /// Called when the view was inserted: animates the effect from the beginning of its transition.
  func animateInsertion(from start: TransitionEffect, _ run: AnimationRun) {
    setAnchor(start.anchor)
    ownMotion.effect = Motion(from: start.layoutEffect.vector, to: effect.vector, run)
    surface?.addMoving(self)
  }

  /// Called when the view was removed: animates the effect to the end of its transition.
  func animateRemoval(to end: TransitionEffect, _ run: AnimationRun) {
    setAnchor(end.anchor)
    animate(to: end.layoutEffect.vector, from: effect.vector, run)
    effect = end.layoutEffect
  }

  /// Starts from the current effect of a view with the same identity that is being removed.
  func takeOver(from old: EffectNode, _ run: AnimationRun) {
    guard var going = old.motion?.effect else { return }
    setAnchor(old.effect.anchor)
    going.aim(at: effect.vector, run)
    ownMotion.effect = going
    surface?.addMoving(self)
  }
}

extension TransitionEffect {
  /// The effect as a layout effect.
  var layoutEffect: LayoutEffect {
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
  /// The node with the transition of the view whose outermost node this is.
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
