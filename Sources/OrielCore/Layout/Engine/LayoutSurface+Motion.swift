import FoundationEssentials

extension LayoutSurface {
  /// Whether an animation is running.
  package var isMoving: Bool { !moving.isEmpty || departingCount > 0 }

  package var clock: AnimationClock? { host?.clock }

  /// Calls an action with the clock of the window: immediately, or after the first layout in a window.
  package func withClock(_ action: @escaping (AnimationClock) -> Void) {
    if let clock { action(clock) } else { clockWaiters.append(action) }
  }

  func serveClockWaiters() {
    guard let clock else { return }
    let actions = clockWaiters
    clockWaiters = []
    for action in actions { action(clock) }
  }

  /// Records the transaction of a change. Movements that it causes are animated in that transaction.
  func note(_ transaction: Transaction.Storage, of node: LayoutNode) {
    guard transaction.stopsMotion || (transaction.animation != nil && clock?.allowsMotion == true) else { return }
    let motion = node.ownMotion
    if motion.transaction == nil { changed.append(node) }
    motion.transaction = transaction
    movesPlaces = true
  }

  /// Called after the layout: later changes don't belong to the recorded transactions.
  func forgetTransactions() {
    for node in changed { node.motion?.transaction = nil }
    changed.removeAll()
    placingRun = nil
    movesPlaces = !moving.isEmpty
  }

  /// Places a node, and animates its movement if the transaction has an animation.
  func move(_ node: LayoutNode, to place: CGRect, _ settle: () -> Void) {
    let outer = placing
    if let own = node.motion?.transaction { placing = own }
    let target = SIMD4(
      Double(place.origin.x), Double(place.origin.y), Double(place.size.width), Double(place.size.height))
    if node.isPlaced {
      aim(node, from: node.placeVector, at: target)
    } else if let arrival = node.motion?.arrival {
      node.motion?.arrival = nil
      aim(node, from: arrival, at: target)
    }
    settle()
    placing = outer
  }

  private func aim(_ node: LayoutNode, from old: SIMD4<Double>, at target: SIMD4<Double>) {
    guard target != (node.motion?.placement?.target ?? old) else { return }
    guard let run = runForPlacing() else {
      // A change without a transaction doesn't stop a running animation.
      let stops = placing?.stopsMotion == true || placing?.animation != nil
      if stops || node.motion?.placement?.isEndless == true { node.motion?.placement = nil }
      node.motion?.placement?.shift(to: target)
      return
    }
    if node.motion?.placement == nil {
      node.ownMotion.placement = Motion(from: old, to: target, run)
    } else {
      node.motion?.placement?.aim(at: target, run)
    }
    addMoving(node)
  }

  /// The animation of the current placement, which is determined once for each transaction of a layout.
  private func runForPlacing() -> AnimationRun? {
    guard let placing, placing.animation != nil else { return nil }
    if let placingRun, placingRun.transaction === placing { return placingRun.run }
    let run = clock?.run(placing)
    placingRun = (placing, run)
    return run
  }

  func addMoving(_ node: LayoutNode) {
    guard !node.ownMotion.isListed else { return }
    node.ownMotion.isListed = true
    moving.append(node)
    movesPlaces = true
    clock?.add(self)
  }

  /// Ends all animations in the surface.
  package func endMotion() {
    for node in moving {
      node.motion?.placement = nil
      node.motion?.effect = nil
      node.motion?.presence = nil
      node.motion?.picture = nil
      node.motion?.content = nil
      node.motion?.marks = []
      node.motion?.isListed = false
    }
    moving = []
    if departingCount > 0 { root.endAllDepartures() }
  }
}

extension LayoutSurface: FrameMover {
  package func step() -> Bool {
    let present = moving
    moving = present.filter { node in
      guard node.surface === self else { return false }
      let goesOn = node.stepMotion()
      if !goesOn { node.motion?.isListed = false }
      return goesOn
    }
    if moving.isEmpty { movesPlaces = !changed.isEmpty }
    host?.needsFrame()
    return !moving.isEmpty
  }
}
