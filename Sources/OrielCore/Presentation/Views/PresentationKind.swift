/// The kind of presentation that a modifier requests.
enum PresentationKind {
  case sheet
  case cover
  case popover(PopoverPlacement)
  case inspector

  /// The style in a window with given size classes. If both are compact, the vertical adaptation applies.
  @MainActor func style(in classes: SizeClasses, _ options: PresentationOptions, lacksRoom: Bool)
    -> PresentationRequest.Style
  {
    let isNarrow = classes.horizontal == .compact || lacksRoom
    let isLow = classes.vertical == .compact
    guard isNarrow || isLow else { return usualStyle(options) }
    let automatic = isLow ? adaptedVertically ?? (isNarrow ? adaptedHorizontally : nil) : adaptedHorizontally
    let adaptation = isLow ? options.adaptation.vertical : options.adaptation.horizontal
    return style(adaptation, automatic: automatic) ?? usualStyle(options)
  }

  @MainActor private func usualStyle(_ options: PresentationOptions) -> PresentationRequest.Style {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover(let placement): .popover(placement)
    case .inspector: .column(options.columnWidth)
    }
  }

  private var adaptedHorizontally: PresentationRequest.Style? {
    switch self {
    case .sheet, .cover: nil
    case .popover, .inspector: .sheet
    }
  }

  private var adaptedVertically: PresentationRequest.Style? {
    switch self {
    case .sheet: .cover
    case .cover, .popover, .inspector: nil
    }
  }

  /// The style of an adaptation; nil for the default style.
  private func style(_ adaptation: PresentationAdaptation, automatic: PresentationRequest.Style?)
    -> PresentationRequest.Style?
  {
    switch adaptation.kind {
    case .automatic: automatic
    case .none: nil
    case .sheet: .sheet
    case .fullScreenCover: .cover
    // Only a popover is attached to a view.
    case .popover: nil
    }
  }
}

extension PresentationRequest.Style {
  /// The lane of a presentation of this style.
  var lane: PresentationLane {
    switch self {
    case .sheet, .cover: .modal
    case .popover: .popover
    case .column: .inspector
    }
  }
}
