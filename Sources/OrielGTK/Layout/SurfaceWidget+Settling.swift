import CGtk
import OrielCore

/// Changes are measured before GTK's layout, so that GTK only lays out what has another size: a request to GTK
/// invalidates all widgets up to the window. Changes that are made during GTK's layout are measured after it; GTK then
/// repeats its layout in the same frame.
extension SurfaceWidget {
  /// Measures the surfaces that have requested a layout, inner ones first: GTK keeps the size of a widget around a
  /// surface until a resize is requested. Returns the surfaces.
  @discardableResult static func settleChanged() -> [SurfaceWidget] {
    var settled: [SurfaceWidget] = []
    while !changed.isEmpty {
      var due = changed
      changed = []
      for widget in due { widget.isChanged = false }
      if due.count > 1 { due = due.map { ($0.depth, $0) }.sorted { $0.0 > $1.0 }.map(\.1) }
      for widget in due { widget.settleChange() }
      settled += due
    }
    return settled
  }

  /// The number of surfaces around this one.
  private var depth: Int {
    var depth = 0
    var next = owner?.leaf?.surface?.host as? SurfaceWidget
    while let outer = next {
      depth += 1
      next = outer.owner?.leaf?.surface?.host as? SurfaceWidget
    }
    return depth
  }

  private func settleChange() {
    guard !isDisposed else { return }
    let outer = beginAnswer()
    surface.settle()
    // Also if it was measured again in the last layout, when GTK ignores requests.
    let isSizeNew = !told.hold(withoutIdealWidth: isWidthGiven) { answer($0, for: $1) }
    endAnswer(outer)
    if isSizeNew {
      told = ToldSizes()
      gtk_widget_queue_resize(widget)
      // GTK may have measured the surface around this one since the change.
      owner?.setNeedsLayout()
    } else if surface.isLayoutDue {
      gtk_widget_queue_allocate(widget)
    }
  }

  /// Performs pending layouts before GTK does, so that an animation starts from the resulting positions.
  static func layOutChanged() {
    // GTK ignores requests now.
    guard !WidgetLayout.isAllocating else { return }
    for widget in settleChanged() {
      if let size = widget.surface.size { widget.surface.layout(in: size) }
    }
  }

  /// Called when the surface is no longer displayed.
  func forgetChange() {
    guard isChanged else { return }
    isChanged = false
    Self.changed.removeAll { $0 === self }
  }
}

/// The sizes that a widget has told GTK, which GTK keeps until a resize is requested.
struct ToldSizes {
  private struct Entry {
    let orientation: GtkOrientation
    let size: Int32
    var answer: WidgetLayout.Measurement
  }

  private var entries: [Entry] = []
  /// Whether GTK may know others: there were more than are kept, or one has changed without a request.
  private var hasLost = false

  private static let limit = 12

  mutating func note(_ orientation: GtkOrientation, _ size: Int32, _ answer: WidgetLayout.Measurement) {
    if let index = entries.firstIndex(where: { $0.orientation == orientation && $0.size == size }) {
      // GTK may have asked because it has kept few sizes, and others may still be those before the change.
      if entries[index].answer != answer { hasLost = true }
      entries[index].answer = answer
      return
    }
    guard entries.count < Self.limit else {
      hasLost = true
      return
    }
    entries.append(Entry(orientation: orientation, size: size, answer: answer))
  }

  /// Whether all sizes are the same as before.
  func hold(
    withoutIdealWidth: Bool, _ measure: (GtkOrientation, Int32) -> WidgetLayout.Measurement
  ) -> Bool {
    !hasLost
      && entries.allSatisfy { entry in
        let answer = measure(entry.orientation, entry.size)
        if withoutIdealWidth, entry.orientation == GTK_ORIENTATION_HORIZONTAL {
          return answer.minimum == entry.answer.minimum
        }
        return answer == entry.answer
      }
  }
}
