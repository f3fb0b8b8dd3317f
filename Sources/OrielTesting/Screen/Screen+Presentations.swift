import OrielCore

extension Screen {
  /// The frontmost sheet.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPresentation`` if there is none.
  public var sheet: ScreenPresentation { get throws { try front(.sheet) } }

  /// The frontmost full-screen cover. In a window of compact height, sheets are covers.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPresentation`` if there is none.
  public var cover: ScreenPresentation { get throws { try front(.cover) } }

  /// The frontmost popover. In a window of compact width, popovers are sheets: see ``sheet``.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPresentation`` if there is none.
  public var popover: ScreenPresentation { get throws { try front(.popover) } }

  /// The inspector that was opened last. In a window of compact width, inspectors are sheets: see ``sheet``.
  ///
  /// - Throws: ``ScreenError`` with the reason ``ScreenError/Reason/noPresentation`` if there is none.
  public var inspector: ScreenPresentation { get throws { try front(.inspector) } }

  /// All sheets, covers, popovers and inspectors on the screen, in the order of their presentation.
  public var presentations: [ScreenPresentation] {
    settleNow()
    return standing.filter(\.isSeen).map { ScreenPresentation($0, on: self) }
  }

  /// Resizes the window as the user does. It has compact width up to 450, and compact height up to 360.
  public func resize(width: Double, height: Double) throws {
    settleNow()
    guard window.isPresented else { throw error(.noWindow, "can't resize the window: it is closed") }
    window.resizeByUser(SurfaceSize(width: width, height: height))
    settleNow()
  }

  /// Makes the newest sheet, cover, popover or inspector fail, as if the desktop couldn't show it.
  public func failPresentation(_ reason: String = "the desktop can't show it") throws {
    settleNow()
    guard let presentation = standing.last else { throw error(.noPresentation, "nothing is presented") }
    presentation.fail(reason)
    settleNow()
  }

  // MARK: Pace

  /// The titles, or else the kinds, of the sheets, covers, popovers and inspectors that are opening. With
  /// ``PresentationPace/byHand`` they complete in ``finishTransitions()``.
  public var arrivingPresentations: [String] { names(.arriving) }

  /// The titles of the sheets, covers, popovers and inspectors that are being dismissed.
  public var leavingPresentations: [String] { names(.leaving) }

  private func names(_ phase: HeadlessPresentation.Phase) -> [String] {
    settleNow()
    return standing.filter { $0.phase == phase }.map(\.name)
  }

  // MARK: In front

  /// The presentations above the window, including nested ones and those that are appearing or being dismissed, with
  /// the oldest first.
  var standing: [HeadlessPresentation] { platform.presentations(above: window) }

  private func front(_ kind: ScreenPresentation.Kind) throws -> ScreenPresentation {
    guard let presentation = presentations.last(where: { $0.kind == kind }) else {
      throw error(.noPresentation, "no \(kind.rawValue) is presented")
    }
    return presentation
  }

  /// The presentation that receives key events: the newest that accepts them; nil for the window.
  var keyPresentation: HeadlessPresentation? {
    let newest = standing.last { $0.isSeen && $0.takesFocus }
    // A presentation that leaves the rest usable receives keys only while the focus isn't elsewhere.
    guard let newest, !newest.blocksClosing, let surface = platform.focused?.surface else { return newest }
    var focused = surface as? HeadlessPresentation
    while let column = focused, !column.takesFocus { focused = column.parentSurface as? HeadlessPresentation }
    return focused
  }

  /// Throws if a presentation blocks the window, or the presentation above it.
  ///
  /// - Parameter isClosing: whether the surface itself is to be closed, by a control of its frame.
  func requireNothingInFront(of surface: any HeadlessSurface, closing isClosing: Bool = false, _ purpose: String) throws
  {
    guard window.isPresented else { throw error(.noWindow, "can't \(purpose): the window is closed") }
    if let presentation = surface as? HeadlessPresentation, !presentation.isSeen {
      let described = presentation.describedBriefly
      throw error(.noPresentation, "can't \(purpose): the \(described) is \(presentation.whereabouts)")
    }
    if let alert = platform.alerts.last(where: { $0.window === window }) {
      throw error(.blocked, "can't \(purpose): \(alert.describedBriefly) is in front of it")
    }
    if let dialog = standingFileDialogs.last {
      throw error(.blocked, "can't \(purpose): the \(dialog.noun) is in front of it")
    }
    if standingPhotoPickers.last != nil {
      throw error(.blocked, "can't \(purpose): the photo picker is in front of it")
    }
    if let blocker = platform.blocker(of: surface, closing: isClosing) {
      throw error(.blocked, "can't \(purpose): the \(blocker.describedBriefly) is in front of it")
    }
  }
}

extension HeadlessPresentation {
  /// The state as the end of a sentence, for errors.
  fileprivate var whereabouts: String {
    switch phase {
    case .made, .arriving: "still on its way to the screen"
    case .presented: "on the screen"
    case .leaving: "on its way from the screen"
    case .gone: "gone"
    }
  }
}
