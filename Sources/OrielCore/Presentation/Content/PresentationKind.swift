/// What a presentation modifier asks for.
enum PresentationKind {
  case sheet
  case cover
  case popover(PopoverPlacement)
  case inspector

  /// What it becomes in a window with these size classes.
  @MainActor func form(in classes: SizeClasses, _ options: PresentationOptions, lacksRoom: Bool)
    -> PresentationRequest.Form
  {
    let isCompact = classes.horizontal == .compact || lacksRoom
    if isCompact, let form = form(options.horizontalAdaptation, automatic: adaptedHorizontally, options) { return form }
    if classes.vertical == .compact,
      let form = form(options.verticalAdaptation, automatic: adaptedVertically, options)
    {
      return form
    }
    return usualForm(options)
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
  @MainActor private func form(
    _ adaptation: PresentationAdaptation, automatic: PresentationRequest.Form?, _ options: PresentationOptions
  ) -> PresentationRequest.Form? {
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
