import FoundationEssentials

extension View {
  /// Keeps the user from dismissing the presentation that the view is in.
  ///
  /// Escape, the close button, a click outside a popover and the divider of an inspector then do nothing; the program
  /// can still dismiss it, through its binding or with `\.dismiss`. It also protects what the presentation stands on.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    option { options, _ in if isDisabled { options.isDismissDisabled = true } }
  }

  /// Sets the heights at which the sheet that the view is in can rest. It opens at the smallest.
  ///
  /// With more than one the user moves between them with the drag indicator, by scrolling, or with the arrow keys
  /// while the indicator has the focus. Without this modifier a sheet has its content's size, as the desktop's dialogs.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    option { options, _ in options.detents = PresentationOptions.Detents(all: detents) }
  }

  /// Sets the heights at which the sheet that the view is in can rest, and binds the present one, both ways.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    option { options, _ in
      options.detents = PresentationOptions.Detents(
        all: detents,
        selection: PresentationOptions.Selection(detent: selection.wrappedValue) { selection.wrappedValue = $0 })
    }
  }

  /// Shows or hides the indicator by which the user changes a sheet's height. At first it is shown where there is
  /// more than one height.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    option { options, _ in options.dragIndicator = visibility }
  }

  /// Paints the presentation that the view is in.
  ///
  /// What is behind a translucent style is seen through it where the desktop can do that; elsewhere, the desktop's
  /// usual background is.
  public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    let paint = style._paint.paint
    return option { options, _ in options.background = .paint(paint) }
  }

  /// Puts a view behind the content of the presentation that the view is in.
  public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = AnyView(content())
    return option { options, environment in options.background = .view(background, alignment, environment) }
  }

  /// Says whether the window behind the sheet that the view is in can be used meanwhile. At first it can't.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    option { options, _ in options.backgroundInteraction = interaction }
  }

  /// Says what the presentation that the view is in becomes in a compact window, by the direction that is compact.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    option { options, _ in
      options.adaptation = PresentationOptions.Adaptation(
        horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    }
  }

  /// Says what the presentation that the view is in becomes in a compact window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what scrolling in the sheet that the view is in does first: change the sheet's height, or scroll.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    option { options, _ in options.contentInteraction = behavior }
  }

  /// Sets the radius of the corners of the presentation that the view is in, in pixels of the desktop's scale; nil is
  /// the desktop's own. Where the desktop can't show what is behind a window, its corners stay square.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    option { options, _ in options.cornerRadius = cornerRadius.map { max(0, Double($0)) } }
  }

  /// Sets how large the sheet that the view is in is, where it has no detents.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    option { options, _ in options.sizing = sizing }
  }

  /// Sets the width of the inspector that the view is in, in pixels of the desktop's scale: the user can't change it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    let width = max(0, Double(width))
    return option { options, _ in
      options.columnWidth = ColumnWidth(minimum: width, ideal: width, maximum: width)
    }
  }

  /// Sets the limits between which the user drags the width of the inspector that the view is in, and the width that
  /// it has at first, in pixels of the desktop's scale.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let width = ColumnWidth(minimum: min.map { Double($0) }, ideal: Double(ideal), maximum: max.map { Double($0) })
    return option { options, _ in options.columnWidth = width }
  }

  private func option(
    _ edit: @escaping @MainActor (inout PresentationOptions, EnvironmentScope) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<PresentationOptionKey> { node in .transform { edit(&$0, node.context.environment) } })
  }
}

extension ColumnWidth {
  /// The widths of an inspector that says nothing.
  package static let usual = ColumnWidth(minimum: 225, ideal: 270, maximum: 400)

  /// Makes sense of what an app has said: the minimum counts more than the maximum, and both more than the ideal.
  fileprivate init(minimum: Double?, ideal: Double, maximum: Double?) {
    let ideal = max(ideal, 0)
    self.minimum = max(minimum ?? min(ideal, Self.usual.minimum), 0)
    self.maximum = max(maximum ?? max(ideal, Self.usual.maximum), self.minimum)
    self.ideal = min(max(ideal, self.minimum), self.maximum)
  }
}
