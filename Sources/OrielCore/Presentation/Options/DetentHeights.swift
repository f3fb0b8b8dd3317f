/// The detents of a sheet and their heights, in a room.
@MainActor struct DetentHeights {
  /// The detents that have a height, the lowest first.
  let detents: [PresentationDetent]
  /// The height of the content at each of them.
  let heights: [Double]
  /// Whether there is an indicator by which the user drags the sheet from one to another.
  let showsDragIndicator: Bool
  /// What the heights were worked out from; nil where there are none.
  let context: PresentationDetent.Context?

  /// - Parameters:
  ///   - wanted: nil for a sheet without detents.
  ///   - makeContext: asked with whether there is an indicator, which takes some of the room.
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
      // All but one have left themselves out.
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
    // In a room so low that they are the same, they keep the order that they have in a high one.
    let high = PresentationDetent.Context(
      available: 100_000, decoration: context.decoration, environment: context.environment)
    return heights.sorted {
      $0.1 == $1.1 ? $0.0.height(in: high) ?? 0 < $1.0.height(in: high) ?? 0 : $0.1 < $1.1
    }
  }
}
