/// Where the user has scrolled an axis to. It is a place in the domain, so that data that is added elsewhere doesn't move
/// what is visible.
struct ScrolledAxis {
  /// The lower bound of the visible part.
  let start: Double
  /// What the app's binding held after it was told; nil without one.
  private let told: Datum?

  /// Tells the app.
  init(to start: Double, _ scroll: ScrollSettings?, _ scale: PlotScale) {
    self.start = start
    told = if let report = scroll?.report, let datum = scale.datum(at: start) { report(datum) } else { nil }
  }

  /// Whether the app hasn't written another position since.
  func isCurrent(for scroll: ScrollSettings?) -> Bool { scroll?.report == nil || scroll?.start == told }
}
