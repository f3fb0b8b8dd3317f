import OrielCore

/// A presented sheet, cover, popover or inspector.
///
/// ```swift
/// try screen.button("Settings…").tap()
/// let sheet = try screen.sheet
/// #expect(sheet.title == "Settings")
/// try sheet.toggle("Mute").tap()
/// try sheet.close()
/// #expect(screen.presentations.isEmpty)
/// ```
///
/// Find its content in the presentation, not in the screen. When the presentation closes, or changes its form because
/// the window has become compact, ``isOnScreen`` becomes false.
@MainActor public struct ScreenPresentation: ScreenArea {
  let screen: Screen
  package let presentation: HeadlessPresentation

  init(_ presentation: HeadlessPresentation, on screen: Screen) {
    self.presentation = presentation
    self.screen = screen
  }

  /// The current form, independent of the modifier.
  public var kind: Kind { presentation.form.kind }

  /// The whole content.
  public var everything: ScreenElement { .content(of: presentation, on: screen) }

  /// The views behind the content.
  public var background: ScreenElement { .background(of: presentation, on: screen) }

  /// Whether the presentation is still on screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return presentation.isSeen
  }

  /// The title that the content sets; empty if there is none.
  public var title: String { request.title }

  /// Whether dismissal by the user is disabled, by the content or by a presentation above a popover.
  public var isDismissDisabled: Bool { request.isDismissDisabled }

  /// Whether the background is a style.
  public func isPainted<Style: ShapeStyle>(with style: Style) -> Bool { request.background == style._paint.paint }

  /// The alignment of the background views.
  public var backgroundAlignment: Alignment { request.backgroundAlignment }

  /// The corner radius; nil for the desktop's default.
  public var cornerRadius: Double? { request.cornerRadius }

  /// Whether the user can interact with the views behind the presentation.
  public var allowsBackgroundInteraction: Bool { !settled.blocksOthers }

  // MARK: Size

  /// The heights at which a sheet rests, ascending; empty without detents.
  ///
  /// A headless sheet has no header, so that they are the heights of both the sheet and its content.
  public var detents: [Double] { request.detents }

  /// The index of the current detent; nil without detents.
  public var selectedDetent: Int? { request.detents.isEmpty ? nil : request.selectedDetent }

  /// Whether a sheet displays a drag indicator.
  public var showsDragIndicator: Bool { request.showsDragIndicator }

  /// Whether scrolling resizes a sheet before it scrolls the content.
  public var scrollingResizes: Bool { request.detents.count > 1 && request.contentResizes }

  /// The width; nil if it is that of the content.
  public var width: Double? { settled.lengths.width }

  /// The height; nil if it is that of the content.
  public var height: Double? { settled.lengths.height }

  /// The limits of an inspector's width; nil for other presentations.
  public var widthLimits: ClosedRange<Double>? {
    settled.form.column.map { $0.minimum...$0.maximum }
  }

  /// The edge of the window at which a sheet is; nil for one in the center, and for other presentations.
  public var edge: HorizontalEdge? { request.edge }

  /// The preferred edge of a popover's anchor; nil for other presentations.
  public var arrowEdge: Edge? { (request.form as? PopoverForm)?.placement.edge }

  private var settled: HeadlessPresentation {
    screen.settleNow()
    return presentation
  }

  private var request: PresentationRequest { settled.request }
}

extension ScreenPresentation: @MainActor CustomStringConvertible {
  /// An indented outline of the presentation.
  public var description: String {
    screen.settleNow()
    return presentation.outline.joined(separator: "\n")
  }

  var describedBriefly: String { presentation.describedBriefly }
}

extension HeadlessPresentation {
  var outline: [String] {
    let words = stateWords
    var lines = [describedBriefly + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")]
    for view in content { view.outline(depth: 1, into: &lines) }
    guard !backgroundContent.isEmpty else { return lines }
    lines.append("  background")
    for view in backgroundContent { view.outline(depth: 2, into: &lines) }
    return lines
  }

  private var stateWords: [String] {
    var words: [String] = []
    switch phase {
    case .made, .arriving: words.append("arriving")
    case .leaving: words.append("leaving")
    case .presented, .gone: break
    }
    if let restingHeight { words.append("height \(restingHeight.shortText)") }
    if let columnWidth { words.append("width \(columnWidth.shortText)") }
    if request.isDismissDisabled { words.append("can't be dismissed") }
    return words
  }
}

extension Double {
  /// The number without a zero fraction.
  fileprivate var shortText: String { rounded() == self && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
