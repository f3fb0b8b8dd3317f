import OrielCore

extension SurfaceWidget {
  /// Performs pending layouts before GTK does, so that an animation starts from the resulting positions.
  static func layOutChanged() {
    let due = changed
    changed = []
    for widget in due {
      widget.isChanged = false
      if let size = widget.surface.size { widget.surface.layout(in: size) }
    }
  }

  /// Called when the surface is laid out, or no longer displayed.
  func forgetChange() {
    guard isChanged else { return }
    isChanged = false
    Self.changed.removeAll { $0 === self }
  }
}
