/// The detents of a sheet and their heights in a given size.
@MainActor struct DetentHeights {
  /// The detents with a height, in ascending order.
  let detents: [PresentationDetent]
  /// The heights of the content at these detents.
  let heights: [Double]
  /// Whether the sheet has a drag indicator.
  let showsDragIndicator: Bool
  /// The context of the heights; nil if there are none.
  let context: PresentationDetent.Context?

  /// - Parameters:
  ///   - wanted: the requested detents; nil for a sheet without detents.
  ///   - makeContext: returns the context, which depends on whether there is a drag indicator.
  init(
    _ wanted: Set<PresentationDetent>?, indicator: Visibility,
    in makeContext: (_ hasIndicator: Bool) -> PresentationDetent.Context
  ) {
    guard let wanted else {
      (detents, heights, showsDragIndicator, context) = ([], [], false, nil)
      return
    }
    func needsIndicator(_ count: Int) -> Bool { indicator == .visible || indicator == .automatic && count > 1 }
    var hasIndicator = needsIndicator(wanted.count)
    var context = makeContext(hasIndicator)
    var found = Self.sorted(wanted, in: context)
    if hasIndicator, !needsIndicator(found.count) {
      // All custom detents except one have returned nil.
      hasIndicator = false
      context = makeContext(false)
      found = Self.sorted(wanted, in: context)
    }
    detents = found.map(\.0)
    heights = found.map(\.1)
    showsDragIndicator = hasIndicator
    self.context = context
  }

  private static func sorted(_ wanted: Set<PresentationDetent>, in context: PresentationDetent.Context)
    -> [(PresentationDetent, Double)]
  {
    let heights = wanted.compactMap { detent in detent.height(in: context).map { (detent, Double($0)) } }
    if heights.isEmpty { return [(.large, context.maxDetentValue)] }
    // Detents of equal height in a low window keep their order in a high one.
    let high = PresentationDetent.Context(
      available: 100_000, decoration: context.decoration, environment: context.environment)
    return heights.sorted {
      $0.1 == $1.1 ? $0.0.height(in: high) ?? 0 < $1.0.height(in: high) ?? 0 : $0.1 < $1.1
    }
  }
}
