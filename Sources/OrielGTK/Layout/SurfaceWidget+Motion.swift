import OrielCore

extension SurfaceWidget {
  /// Performs the layouts that are due, before GTK does, so that the next motion starts from the resulting places.
  static func layOutChanged() {
    let due = changed
    changed = []
    for widget in due {
      widget.isChanged = false
      if let size = widget.surface.size { widget.surface.layout(in: size) }
    }
  }

  /// The surface is being laid out, or not shown any more.
  func forgetChange() {
    guard isChanged else { return }
    isChanged = false
    Self.changed.removeAll { $0 === self }
  }
}
