import CGtk
import FoundationEssentials
import OrielCore

/// The size to which container-relative frames refer.
extension SurfaceWidget {
  func relativeFramesDidChange() {
    Self.relative.removeAll { $0 === self }
    if surface.hasRelativeFrames, !isDisposed { Self.relative.append(self) }
  }

  /// Applies the size of the container: the visible area of the scroll view, or that of the enclosing surface.
  func adoptContainer() {
    surface.containerSize = (viewportSize ?? owner?.leaf?.surface?.containerSize.map { Size($0) })?.cgSize
  }

  /// The size of the scroll view. Across its axes this is the proposed length, since its own length follows from the
  /// content there.
  private var viewportSize: Size? {
    guard var size = visibleArea?()?.size else { return nil }
    if let leaf = owner?.leaf, !leaf.scrollAxes.isEmpty {
      for axis in [Axis.horizontal, .vertical] where !leaf.scrollAxes.contains(Axis.Set(axis)) {
        guard let proposed = leaf.placedProposal[axis], proposed.isFinite else { continue }
        if axis == .horizontal { size.width = proposed } else { size.height = proposed }
      }
    }
    return size
  }

  /// Called during the layout when the size of the container has changed. GTK ignores requests for another layout now.
  func containerDidChange() {
    guard !Self.relative.isEmpty else { return }
    isContainerNew = true
    needsContent()
  }

  /// Lays out again what depends on the size of the container, in this and enclosed surfaces.
  func updateRelativeFrames() {
    guard isContainerNew else { return }
    isContainerNew = false
    for other in Self.relative {
      if other !== self { other.adoptContainer() }
      if other === self || !other.surface.isSettled { other.needsLayout() }
    }
  }
}
