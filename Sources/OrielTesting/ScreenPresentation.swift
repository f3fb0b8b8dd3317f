import OrielCore

/// A sheet, a cover, a popover or an inspector as the user sees it.
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
/// What is in it is found in it, and not in the screen. It is one presentation: when that is gone, or goes on in
/// another form because the window has become compact, ``isOnScreen`` is false, and the screen has the new one.
@MainActor public struct ScreenPresentation: ScreenArea {
  /// What a presentation looks like.
  public enum Kind: String, CaseIterable, Sendable {
    /// A window above the one that presents it.
    case sheet
    /// A window that covers the one that presents it.
    case cover
    /// Something that hangs on the view that presents it.
    case popover
    /// A column beside the view that presents it.
    case inspector
  }

  let screen: Screen
  package let presentation: HeadlessPresentation

  init(_ presentation: HeadlessPresentation, on screen: Screen) {
    self.presentation = presentation
    self.screen = screen
  }

  /// What it looks like now, whichever modifier has presented it.
  public var kind: Kind {
    switch presentation.request.style {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .column: .inspector
    }
  }

  /// All that is in it.
  public var everything: ScreenElement { .content(of: presentation, on: screen) }

  /// The views behind its content.
  public var background: ScreenElement { .background(of: presentation, on: screen) }

  /// Whether it is still on the screen.
  public var isOnScreen: Bool {
    screen.settleNow()
    return presentation.isSeen
  }

  /// The title that its content gives it; empty where it gives none.
  public var title: String { request.title }

  /// Whether the user can't dismiss it: what is in it forbids that, or something stands above a popover.
  public var isDismissDisabled: Bool { request.isDismissDisabled }

  /// Whether it is painted with a style behind its content.
  public func isPainted<Style: ShapeStyle>(with style: Style) -> Bool { request.background == style._paint.paint }

  /// Where the views behind its content stand.
  public var backgroundAlignment: Alignment { request.backgroundAlignment }

  /// The radius of its corners; nil where it is the desktop's.
  public var cornerRadius: Double? { request.cornerRadius }

  /// Whether the user can use what is behind it. A popover that can't be dismissed swallows the clicks beside it.
  public var allowsBackgroundInteraction: Bool { !settled.blocksOthers }

  // MARK: Size

  /// The heights at which a sheet rests, ascending; empty where it has no detents.
  ///
  /// They are those of the whole sheet and of its content alike: nothing is drawn around it here.
  public var detents: [Double] { request.detents }

  /// Which of ``detents`` it rests at; nil where it has none.
  public var selectedDetent: Int? { request.detents.isEmpty ? nil : request.selectedDetent }

  /// Whether a sheet has an indicator by which its height is dragged.
  public var showsDragIndicator: Bool { request.showsDragIndicator }

  /// Whether scrolling in a sheet changes its height before its content scrolls.
  public var scrollingResizes: Bool { request.detents.count > 1 && request.contentResizes }

  /// How wide it is: nil where that is left to its content.
  public var width: Double? {
    switch request.style {
    case .sheet: presentation.personsSize?.width ?? request.width
    case .cover, .column: presentation.size?.width
    case .popover: nil
    }
  }

  /// How high it is: nil where that is left to its content.
  public var height: Double? {
    switch request.style {
    case .sheet: presentation.personsSize?.height ?? presentation.restingHeight ?? request.height
    case .cover, .column: presentation.size?.height
    case .popover: nil
    }
  }

  /// The widths between which an inspector can be dragged; nil for all others.
  public var widthLimits: ClosedRange<Double>? {
    guard case .column(let width) = request.style else { return nil }
    return width.minimum...width.maximum
  }

  /// The side of its anchor on which a popover stands; nil for all others.
  public var arrowEdge: Edge? {
    guard case .popover(let placement) = request.style else { return nil }
    return placement.edge
  }

  private var settled: HeadlessPresentation {
    screen.settleNow()
    return presentation
  }

  private var request: PresentationRequest { settled.request }
}

extension ScreenPresentation: @MainActor CustomStringConvertible {
  /// The presentation as an indented outline.
  public var description: String {
    screen.settleNow()
    return outline.joined(separator: "\n")
  }

  var describedBriefly: String { presentation.describedBriefly }

  var outline: [String] {
    let words = presentation.stateWords
    var lines = [describedBriefly + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))")]
    for view in presentation.content { view.outline(depth: 1, into: &lines) }
    guard !presentation.backgroundContent.isEmpty else { return lines }
    lines.append("  background")
    for view in presentation.backgroundContent { view.outline(depth: 2, into: &lines) }
    return lines
  }
}

extension HeadlessPresentation {
  fileprivate var stateWords: [String] {
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
  /// The number without a fraction that is zero.
  fileprivate var shortText: String { rounded() == self && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
