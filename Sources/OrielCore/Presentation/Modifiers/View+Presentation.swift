import FoundationEssentials

extension View {
  /// Prevents the user from dismissing the presentation that contains the view.
  ///
  /// Escape, the close button, a click outside a popover and dragging an inspector's divider no longer dismiss it. Code
  /// still can, with the binding or `\.dismiss`. The presentations and the window below it can't be closed by the user
  /// either.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    option { options, _ in if isDisabled { options.isDismissDisabled = true } }
  }

  /// Sets whether the app can't be quit while the presentation that contains the view is presented.
  ///
  /// It applies to the standard Quit command, which otherwise closes all windows with their sheets. By default, a sheet
  /// lets the app quit only if its toolbar has a single item, for a confirmation or a cancellation; covers,
  /// popovers and inspectors always do. If several views set a value, true takes precedence over false.
  ///
  /// - Parameter preventsAppTermination: whether Quit is refused; nil for the default.
  public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    option { options, _ in
      guard let preventsAppTermination else { return }
      options.preventsTermination = preventsAppTermination || options.preventsTermination == true
    }
  }

  /// Sets the heights at which the enclosing sheet can rest. It opens at the smallest one.
  ///
  /// If there are several, the user switches between them with the drag indicator, by scrolling, or with the arrow keys
  /// while the indicator has the keyboard focus. Without this modifier a sheet has the size of its content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    option { options, _ in options.detents = PresentationOptions.Detents(all: detents) }
  }

  /// The variant of `presentationDetents(_:)` with a binding to the current height, which can be read and set.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    option { options, _ in
      options.detents = PresentationOptions.Detents(
        all: detents,
        selection: PresentationOptions.Selection(detent: selection.wrappedValue) { selection.wrappedValue = $0 })
    }
  }

  /// Sets whether the enclosing sheet displays an indicator with which the user changes its height.
  ///
  /// By default the indicator is visible if the sheet has more than one detent.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    option { options, _ in options.dragIndicator = visibility }
  }

  /// Sets the background of the enclosing presentation.
  ///
  /// If the style is translucent, the content behind the presentation shows through where the compositor supports this.
  /// Otherwise the desktop's default background shows through.
  public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    let paint = style._paint.paint
    return option { options, _ in options.background = .paint(paint) }
  }

  /// The variant of `presentationBackground(_:)` that takes a view, which is placed behind the content.
  public func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let background = AnyView(content())
    return option { options, environment in options.background = .view(background, alignment, environment) }
  }

  /// Sets whether the user can interact with the window behind the enclosing sheet. By default the user can't.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    option { options, _ in options.backgroundInteraction = interaction }
  }

  /// Sets how the enclosing presentation adapts to a window of compact width or height.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    option { options, _ in
      options.adaptation = PresentationOptions.Adaptation(
        horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    }
  }

  /// Sets how the enclosing presentation adapts to a compact window, in both dimensions.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets whether scrolling in the enclosing sheet first resizes the sheet or scrolls the content.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    option { options, _ in options.contentInteraction = behavior }
  }

  /// Sets the corner radius of the enclosing presentation, in application pixels.
  ///
  /// Nil is the desktop's default. Without a compositor that supports transparent windows, the corners stay square.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    option { options, _ in options.cornerRadius = cornerRadius.map { max(0, Double($0)) } }
  }

  /// Sets the size of the enclosing sheet if it has no detents.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    option { options, _ in options.sizing = sizing }
  }

  /// Sets where the enclosing sheet is in its window.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsFilters) {
  ///   Filters().presentationPlacement(.trailing)
  /// }
  /// ```
  ///
  /// At an edge the sheet is a panel as high as the window, without detents. The window is dimmed beside it, and a click
  /// there dismisses the sheet, as the close button does. Only sheets respect a placement. A sheet is in the center if its
  /// window is narrow, if it lets the user interact with the window, and on a screen without transparency.
  public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
    option { options, _ in options.placement = placement }
  }

  /// Sets how the enclosing sheet or cover appears.
  ///
  /// The desktop determines how windows and pages appear: ``NavigationTransition/crossFade`` alone has an effect, on the
  /// content of a sheet or a cover, which fades in.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let fades = style is CrossFadeNavigationTransition
    return option { options, _ in if fades { options.fadesIn = true } }
  }

  /// Sets a fixed width for the enclosing inspector, in application pixels. The user can't resize it.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    let width = max(0, Double(width))
    return option { options, _ in
      options.columnWidth = ColumnWidth(minimum: width, ideal: width, maximum: width)
    }
  }

  /// Sets the limits within which the user can resize the enclosing inspector, and its initial width, in application
  /// pixels.
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
  /// The widths of an inspector without this modifier.
  package static let usual = ColumnWidth(minimum: 225, ideal: 270, maximum: 400)

  /// Resolves contradictory limits: the minimum takes precedence over the maximum, and both over the ideal width.
  fileprivate init(minimum: Double?, ideal: Double, maximum: Double?) {
    let ideal = max(ideal, 0)
    self.minimum = max(minimum ?? min(ideal, Self.usual.minimum), 0)
    self.maximum = max(maximum ?? max(ideal, Self.usual.maximum), self.minimum)
    self.ideal = min(max(ideal, self.minimum), self.maximum)
  }
}
