import CGtk
import FoundationEssentials
import OrielCore

extension SurfaceWidget {
  /// If thousands of texts move, the few visible ones are placed in this frame, and the others when no frame is
  /// pending. Until then, only assistive technology could notice the difference.
  func postpone(_ leaf: LeafNode) {
    guard !leaf.isPostponed else { return }
    leaf.isPostponed = true
    postponed.append(leaf)
    guard postponed.count == 1 else { return }
    MainLoop.scheduleWhenIdle { [weak self] in self?.placePostponed() }
  }

  private func placePostponed() {
    let leaves = postponed
    postponed = []
    for leaf in leaves where leaf.isPostponed {
      leaf.isPostponed = false
      if leaf.surface === surface, leaf.isPlaced { allocate(leaf, asMeasured: leaf.isSized && !leaf.isVolatile) }
    }
  }

  /// - Parameter asMeasured: whether the widget's minimum size is known to fit its unchanged size.
  func allocate(_ leaf: LeafNode, asMeasured: Bool) {
    guard let platformWidget = leaf.gtk else { return }
    leaf.isPostponed = false
    platformWidget.allocationPass = pass
    let widget = platformWidget.widget
    let frame = surface.visualFrame(of: leaf)
    let x = frame.minX.rounded()
    let y = frame.minY.rounded()
    var transform: OpaquePointer?
    if surface.effectCount > 0 || surface.hasPictures {
      let effects = leaf.effects
      transform = self.transform(of: effects)
      platformWidget.setHidden(effects.contains { $0.effect.isHidden } || leaf.isOnlyPicture)
    }
    if surface.inputCount > 0 { platformWidget.setPassedOver(leaf.isPassedOver) }
    if x != 0 || y != 0 {
      var origin = graphene_point_t(x: Float(x), y: Float(y))
      transform = gsk_transform_translate(transform, &origin)
    }
    let across: Int32
    let down: Int32
    if asMeasured {
      (across, down) = platformWidget.allocated
    } else if platformWidget.acceptsAnySize {
      // GTK requires a measurement before the allocation.
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      (across, down) = (frame.width.pixels, frame.height.pixels)
      platformWidget.allocated = (across, down)
      leaf.isSized = true
    } else {
      // At least the minimum size, because GTK warns about smaller allocations.
      across = max(frame.width.pixels, Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1).minimum)
      down = max(frame.height.pixels, Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: across).minimum)
      platformWidget.allocated = (across, down)
      leaf.isSized = true
    }
    gtk_widget_allocate(widget, across, down, -1, transform)
    platformWidget.didAllocate(frame)
  }

  func transform(of effects: [EffectNode]) -> OpaquePointer? {
    var transform: OpaquePointer?
    for node in effects.reversed() {
      let effect = node.shownEffect
      guard effect.isTransform else { continue }
      let matrix = effect.matrix(in: Rect(surface.visualFrame(of: node)), isMirrored: isMirrored)
      transform = matrix.gskTransform(after: transform)
    }
    return transform
  }
}
