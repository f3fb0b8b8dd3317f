/// What a tree of views is the content of: a window, or something presented.
@MainActor package protocol TreeOwner: AnyObject, Sendable {
  /// Sets the title that a view asks for; nil takes it back.
  func setTitle(_ title: String?, for owner: AnyObject)
  /// The views that may ask before the person closes it.
  var closeGuards: CloseGuards { get }
  /// Closes it without asking.
  func close()
  /// Where the views inside say what they wish of the presentation; nil where it is a window.
  var presentationOptions: PresentationOptionList? { get }
}

/// The titles that views ask for: of several, the innermost counts.
struct TitleStack {
  private var titles: [(owner: ObjectIdentifier, title: String)] = []

  /// The title; nil where no view asks for one.
  var title: String? { titles.last?.title }

  mutating func set(_ title: String?, for owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      if let title { titles[index].title = title } else { titles.remove(at: index) }
    } else if let title {
      titles.append((id, title))
    }
  }
}

/// The views that may want to ask before what they are in is closed.
@MainActor package final class CloseGuards {
  private var guards: [any CloseGuard] = []
  /// Hears that a view may have begun or ceased to want to ask.
  var didChange: (() -> Void)?

  func add(_ guarding: any CloseGuard) {
    guards.append(guarding)
    didChange?()
  }

  func remove(_ guarding: any CloseGuard) {
    guards.removeAll { $0 === guarding }
    didChange?()
  }

  /// Whether a view wants to ask.
  var wantToAsk: Bool { guards.contains(where: \.wantsToAsk) }

  /// Has the innermost view ask that wants to, whichever of them came first.
  ///
  /// - Returns: whether one does; what it is in stays open then.
  func ask() -> Bool {
    let willing = guards.filter(\.wantsToAsk)
    guard var innermost = willing.first else { return false }
    for guarding in willing where guarding.node.isBelow(innermost.node) { innermost = guarding }
    innermost.ask()
    return true
  }
}

/// A view that may want to ask before what it is in is closed.
@MainActor protocol CloseGuard: AnyObject {
  /// The view's place in the graph.
  var node: _GraphNode { get }
  var wantsToAsk: Bool { get }
  func ask()
}
