import OrielCore

/// A query for an element of a screen, which is evaluated each time it is used.
///
/// An element can be queried before it exists:
///
/// ```swift
/// let row = screen.find(identifier: "row-3")
/// #expect(!row.exists)
/// try screen.button("Add").tap()
/// #expect(try row.toggle("Done").isOn == false)
/// ```
///
/// Actions and properties throw a ``ScreenError`` unless exactly one element matches.
@MainActor public struct ScreenElement: ScreenArea {
  let screen: Screen
  /// The name of the query in errors.
  let name: String
  private let origin: Origin
  /// The identifier of the query.
  private(set) var identifier: String?
  private var position: Int?
  /// The cached matches, shared by all positions until the screen changes.
  private let finding = Finding()

  /// The last matches.
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

  /// The content of a window.
  static func content(of screen: Screen) -> ScreenElement { ScreenElement(screen, "the window", .window) }

  /// The content of a presentation.
  static func content(of presentation: HeadlessPresentation, on screen: Screen) -> ScreenElement {
    ScreenElement(screen, "the \(presentation.describedBriefly)", .presentation(presentation))
  }

  /// The background of a presentation.
  static func background(of presentation: HeadlessPresentation, on screen: Screen) -> ScreenElement {
    ScreenElement(screen, "the background of the \(presentation.describedBriefly)", .background(presentation))
  }

  /// The element itself, in which queries search.
  public var everything: ScreenElement { self }

  // MARK: Matches

  /// Whether any element matches, visible or hidden.
  public var exists: Bool { !matches.isEmpty }

  /// The number of matching elements.
  public var count: Int { matches.count }

  /// The first matching element.
  public var first: ScreenElement { self[0] }

  /// The matching element at a position, in reading order from 0.
  public subscript(position: Int) -> ScreenElement {
    var element = self
    element.position = position
    return element
  }

  /// All matching elements, in reading order.
  public var all: [ScreenElement] { matches.indices.map { self[$0] } }

  // MARK: Looking up

  /// Returns a query for the matching descendants.
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

  /// The current matches, in reading order.
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

  /// The views in which descendants are searched.
  private var places: [TestView] {
    switch origin {
    case .window, .presentation, .background: matches
    case .inside: matches.flatMap(\.children)
    }
  }

  /// The only matching view.
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

  /// The widget of the only matching view.
  package var widget: TestWidget {
    get throws {
      guard let widget = try view.widget else { throw wrongKind("a widget") }
      return widget
    }
  }
}
