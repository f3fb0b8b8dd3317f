import OrielCore

extension ScreenPresentation {
  /// Dismisses the presentation as the user does: a sheet with its close button, a cover or popover with Escape, and an
  /// inspector by dragging its divider. The content may ask for confirmation.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/disabled`` if dismissal is disabled.
  public func close() throws { try dismiss("close") }

  /// Clicks outside of a popover, which dismisses it.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/disabled`` if dismissal is disabled.
  public func clickOutside() throws {
    guard presentation.form.closesAtClickOutside else {
      throw screen.error(.wrongKind, "can't click outside \(named): only a popover closes with that")
    }
    try dismiss("click outside", asks: false)
  }

  /// Moves a sheet to a detent, as with the drag indicator, by scrolling or with the keyboard.
  ///
  /// - Parameter detent: the index in ``detents``.
  public func drag(toDetent detent: Int) throws {
    let height = try draggableHeights("drag")
    guard height.indices.contains(detent) else {
      throw screen.error(.notFound, "can't drag \(named) to detent \(detent): it has \(height.count)")
    }
    if detent != presentation.request.selectedDetent { presentation.send(.detentSelected(detent)) }
    screen.settleNow()
  }

  /// Drags a sheet to a height, from which it moves to the nearest detent. Below half of the lowest detent it is
  /// dismissed, unless this is disabled.
  public func drag(toHeight height: Double) throws {
    let heights = try draggableHeights("drag")
    let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
    try drag(toDetent: nearest)
    guard let lowest = heights.first, height < lowest / 2 else { return }
    presentation.send(.closeAttempt)
    screen.settleNow()
  }

  /// Drags the divider of an inspector within its ``widthLimits``. Below half of the minimum width it is dismissed,
  /// unless this is disabled.
  public func drag(toWidth width: Double) throws {
    try requireInFront("drag the divider of")
    guard let limits = widthLimits else {
      throw screen.error(.wrongKind, "can't drag the divider of \(named): only an inspector has one")
    }
    if width < limits.lowerBound / 2, !presentation.request.isDismissDisabled {
      presentation.dismissByUser()
    } else {
      presentation.dragColumn(to: width)
    }
    screen.settleNow()
  }

  /// Resizes a sheet as the user does by dragging its edge.
  public func resize(width: Double, height: Double) throws {
    try requireInFront("resize")
    guard presentation.form.isSizedByViews, presentation.request.detents.isEmpty else {
      throw screen.error(.wrongKind, "can't resize \(named): only a sheet without detents has edges to drag")
    }
    presentation.resize(SurfaceSize(width: width, height: height))
    screen.settleNow()
  }

  private var named: String { "the \(describedBriefly)" }

  private func requireInFront(_ purpose: String, closing isClosing: Bool = false) throws {
    screen.settleNow()
    try screen.requireNothingInFront(of: presentation, closing: isClosing, "\(purpose) \(named)")
  }

  /// - Parameter asks: whether a confirmation may be presented instead.
  func dismiss(_ purpose: String, asks: Bool = true) throws {
    try requireInFront(purpose, closing: true)
    guard !presentation.request.isDismissDisabled else {
      let alerts = screen.alerts.count
      if asks { presentation.send(.closeAttempt) }
      if screen.alerts.count > alerts { return }
      throw screen.error(.disabled, "can't \(purpose) \(named): it can't be dismissed")
    }
    presentation.dismissByUser()
    screen.settleNow()
  }

  private func draggableHeights(_ purpose: String) throws -> [Double] {
    try requireInFront(purpose)
    let request = presentation.request
    guard !request.detents.isEmpty else {
      throw screen.error(.wrongKind, "can't \(purpose) \(named): it has no detents")
    }
    guard request.showsDragIndicator || scrollingResizes else {
      throw screen.error(
        .hidden, "can't \(purpose) \(named): it has no drag indicator, and scrolling doesn't resize it")
    }
    return request.detents
  }
}
