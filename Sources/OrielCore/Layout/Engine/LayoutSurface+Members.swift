/// The nodes of a surface that it has to know individually.
extension LayoutSurface {
  // MARK: Volatile leaves

  var hasVolatileLeaves: Bool { !volatileLeaves.isEmpty }

  func addVolatile(_ leaf: LeafNode) {
    leaf.volatileIndex = volatileLeaves.count
    volatileLeaves.append(leaf)
    boundary?.isVolatile = true
  }

  func removeVolatile(_ leaf: LeafNode) {
    guard let index = leaf.volatileIndex else { return }
    leaf.volatileIndex = nil
    let last = volatileLeaves.removeLast()
    if volatileLeaves.isEmpty { boundary?.isVolatile = false }
    if last === leaf { return }
    volatileLeaves[index] = last
    last.volatileIndex = index
  }

  // MARK: Tracked places

  func addTracker(_ node: GeometryNode) { trackers.append(node) }
  func removeTracker(_ node: GeometryNode) { trackers.removeAll { $0 === node } }

  // MARK: Relative frames

  /// Whether there are frames whose length is a fraction of the container.
  package var hasRelativeFrames: Bool { !relativeFrames.isEmpty }

  func addRelative(_ frame: ContainerRelativeFrameNode) {
    frame.relativeIndex = relativeFrames.count
    relativeFrames.append(frame)
    if relativeFrames.count == 1 { host?.relativeFramesDidChange() }
  }

  func removeRelative(_ frame: ContainerRelativeFrameNode) {
    guard let index = frame.relativeIndex else { return }
    frame.relativeIndex = nil
    let last = relativeFrames.removeLast()
    if relativeFrames.isEmpty { host?.relativeFramesDidChange() }
    if last === frame { return }
    relativeFrames[index] = last
    last.relativeIndex = index
  }
}
