import OrielCore

/// Something on a screen, looked up anew each time it is used.
///
/// An element may be asked for before it is there, and goes on to mean whatever fits its description:
///
/// ```swift
/// let row = screen.find(identifier: "row-3")
/// #expect(!row.exists)
/// try screen.button("Add").tap()
/// #expect(try row.toggle("Done").isOn == false)
/// ```
///
/// What acts on an element, or asks for its state, throws a ``ScreenError`` unless exactly one thing fits.
@MainActor public struct ScreenElement: ScreenArea {
  let screen: Screen
  /// What it is called in errors.
  let name: String
  private let origin: Origin
  /// The identifier by which it was asked for.
  private(set) var identifier: String?
  private var position: Int?
  /// Shared by all positions, so that going through them looks only once as long as nothing happens on the screen.
  private let finding = Finding()

  /// What fitted last.
  @MainActor private final class Finding {
    var views: [TestView] = []
    var version: Int?
  }

  private indirect enum Origin {
    case window
    case presentation(HeadlessPresentation)
    /// The views behind a presentation's content.
    case background(HeadlessPresentation)
    case inside(ScreenElement, fits: @MainActor (TestView) -> Bool)
  }

  private init(_ screen: Screen, _ name: String, _ origin: Origin) {
    self.screen = screen
    self.name = name
    self.origin = origin
  }

  /// All that a window holds.
  static func content(of screen: Screen) -> ScreenElement { ScreenElement(screen, "the window", .window) }

  /// All that something presented holds.
  static func content(of presentation: HeadlessPresentation, on screen: Screen) -> ScreenElement {
    ScreenElement(screen, "the \(presentation.describedBriefly)", .presentation(presentation))
  }

  /// All that stands behind the content of something presented.
  static func background(of presentation: HeadlessPresentation, on screen: Screen) -> ScreenElement {
    ScreenElement(screen, "the background of the \(presentation.describedBriefly)", .background(presentation))
  }

  /// The element itself: what is found is found inside it.
  public var everything: ScreenElement { self }

  // MARK: How many

  /// Whether anything fits, be it seen or hidden.
  public var exists: Bool { !matches.isEmpty }

  /// How many things fit.
  public var count: Int { matches.count }

  /// The first of the things that fit.
  public var first: ScreenElement { self[0] }

  /// One of several things that fit, in reading order from 0.
  public subscript(position: Int) -> ScreenElement {
    var element = self
    element.position = position
    return element
  }

  /// All things that fit, in reading order.
  public var all: [ScreenElement] { matches.indices.map { self[$0] } }

  // MARK: Looking up

  /// What fits of all that is inside.
  func inside(
    _ name: String, identifier: String? = nil, fits: @escaping @MainActor (TestView) -> Bool
  ) -> ScreenElement {
    let name =
      switch origin {
      case .window: name
      case .presentation, .background, .inside: "\(name) in \(self.name)"
      }
    var element = ScreenElement(screen, name, .inside(self, fits: fits))
    element.identifier = identifier
    return element
  }

  /// What fits now, in reading order.
  var matches: [TestView] {
    switch origin {
    case .window:
      screen.settleNow()
      return screen.window.content
    case .presentation(let presentation):
      screen.settleNow()
      return presentation.content
    case .background(let presentation):
      screen.settleNow()
      return presentation.backgroundContent
    case .inside(let place, let fits):
      let found = found(in: place, fits)
      guard let position else { return found }
      return found.indices.contains(position) ? [found[position]] : []
    }
  }

  private func found(in place: ScreenElement, _ fits: @MainActor (TestView) -> Bool) -> [TestView] {
    screen.settleNow()
    if finding.version == screen.platform.version { return finding.views }
    var found: [TestView] = []
    for view in place.places { view.forEachInside { if fits($0) { found.append($0) } } }
    finding.views = found
    finding.version = screen.platform.version
    return found
  }

  /// Where the search for what is inside begins.
  private var places: [TestView] {
    switch origin {
    case .window, .presentation, .background: matches
    case .inside: matches.flatMap(\.children)
    }
  }

  /// The one thing that fits.
  package var view: TestView {
    get throws {
      let matches = matches
      guard let view = matches.first else {
        throw screen.error(.notFound, "can't find \(name)\(position.map { " number \($0)" } ?? "") on the screen")
      }
      guard matches.count == 1 else {
        throw screen.error(
          .ambiguous,
          "\(matches.count) things on the screen are \(name); say which one, as in [0], or look inside another")
      }
      return view
    }
  }

  /// The widget of the one thing that fits.
  package var widget: TestWidget {
    get throws {
      guard let widget = try view.widget else { throw wrongKind("a widget") }
      return widget
    }
  }
}
