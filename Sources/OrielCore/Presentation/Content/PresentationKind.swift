/// What a presentation modifier asks for.
enum PresentationKind {
  case sheet
  case cover
  case popover(PopoverPlacement)
  case inspector

  /// What it becomes in a window with these size classes. Where both are compact the vertical adaptation counts.
  @MainActor func form(in classes: SizeClasses, _ options: PresentationOptions, lacksRoom: Bool)
    -> PresentationRequest.Form
  {
    let isNarrow = classes.horizontal == .compact || lacksRoom
    let isLow = classes.vertical == .compact
    guard isNarrow || isLow else { return usualForm(options) }
    let automatic = isLow ? adaptedVertically ?? (isNarrow ? adaptedHorizontally : nil) : adaptedHorizontally
    let adaptation = isLow ? options.verticalAdaptation : options.horizontalAdaptation
    return form(adaptation, automatic: automatic) ?? usualForm(options)
  }

  @MainActor private func usualForm(_ options: PresentationOptions) -> PresentationRequest.Form {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover(let placement): .popover(placement)
    case .inspector: .column(options.columnWidth)
    }
  }

  private var adaptedHorizontally: PresentationRequest.Form? {
    switch self {
    case .sheet, .cover: nil
    case .popover, .inspector: .sheet
    }
  }

  private var adaptedVertically: PresentationRequest.Form? {
    switch self {
    case .sheet: .cover
    case .cover, .popover, .inspector: nil
    }
  }

  /// Nil stands for the usual form.
  private func form(_ adaptation: PresentationAdaptation, automatic: PresentationRequest.Form?)
    -> PresentationRequest.Form?
  {
    switch adaptation.kind {
    case .automatic: automatic
    case .none: nil
    case .sheet: .sheet
    case .fullScreenCover: .cover
    // Only a popover has a view to hang on.
    case .popover: nil
    }
  }
}

extension PresentationRequest.Form {
  /// Which queue a presentation of this form stands in.
  var lane: PresentationLane {
    switch self {
    case .sheet, .cover: .modal
    case .popover: .popover
    case .column: .inspector
    }
  }
}
