extension View {
  /// Binds the scroll position of the scroll view in this view.
  ///
  /// A request in the value scrolls after the layout, smoothly if the value is set in `withAnimation`. When the user
  /// scrolls, the value is updated after the layout. See ``ScrollPosition``. With several scroll views, the first one is
  /// bound.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - anchor: the point of a view that is aligned with the same point of the scroll view. If nil, a view is scrolled
  ///     to by the smallest distance, and the first visible view is read.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(BoundScrollPositionModifier(position: position, anchor: anchor))
  }
}

private struct BoundScrollPositionModifier: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var tracker = ScrollPositionTracker()
  @Environment(\.scrollScope) private var outer
  @Environment(\.isScrolled) private var isScrolled

  func body(content: Content) -> some View {
    let _ = tracker.update($position, anchor: anchor, in: outer, isScrolled: isScrolled)
    content.scrollScope(tracker.scope).scrollObserver(tracker.link)
      .onChange(of: position, initial: true) { tracker.valueDidChange(to: $1) }
  }
}

/// Reads and changes the scroll position of a scroll view for a binding.
@MainActor private final class ScrollPositionTracker {
  let scope = ScrollScope()
  let link = ScrollLink()
  private var position: Binding<ScrollPosition>?
  private var anchor: UnitPoint?
  /// The value that the tracker has scrolled to or written.
  private var known: ScrollPosition?
  /// What was visible at the last report.
  private var seen: (visible: Rect, contentSize: Size)?

  nonisolated init() {}

  func update(_ position: Binding<ScrollPosition>, anchor: UnitPoint?, in outer: ScrollScope?, isScrolled: Bool) {
    scope.enter(outer, isScrolled: isScrolled)
    self.position = position
    self.anchor = anchor
    if link.didMove == nil {
      link.didMove = { [weak self] in MainActor.assumeIsolated { self?.didMove() } }
    }
  }

  func valueDidChange(to new: ScrollPosition) {
    guard new != known else { return }
    known = new
    switch new.place {
    case .automatic, .user: break
    case .view(let id, let own): scroll(to: id.value, anchor: own ?? anchor)
    case .edge(let edge): link.surface?.scroll(to: edge)
    case .point(let x, let y): link.surface?.scroll(toX: x, y: y)
    }
  }

  private func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) { scope.scroll(to: id, anchor: anchor) }

  private func didMove() {
    guard let surface = link.surface, let visible = surface.visibleFrame else { return }
    let now = (visible: visible, contentSize: Size(surface.contentSize))
    let before = seen
    seen = now
    guard let before, before.visible.size == visible.size, before.contentSize == now.contentSize,
      !before.visible.isAtOrigin(of: visible), !surface.isAtProgrammaticPosition, var new = position?.wrappedValue
    else { return }
    new.userDidScroll(to: surface.hasScrollTargets ? target(of: new.idType) : nil)
    guard new != known else { return }
    known = new
    position?.wrappedValue = new
  }

  private func target<ID: Hashable & Sendable>(of type: ID.Type) -> (any Hashable & Sendable)? {
    scope.target(type, at: anchor ?? .topLeading)
  }
}

extension Rect {
  fileprivate func isAtOrigin(of other: Rect) -> Bool { abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 }
}

private enum ScrollLinksKey: EnvironmentKey { static var defaultValue: [ScrollLink] { [] } }

extension EnvironmentValues {
  /// The observers of the first scroll view inside.
  var scrollLinks: [ScrollLink] {
    get { self[ScrollLinksKey.self] }
    set { self[ScrollLinksKey.self] = newValue }
  }
}

extension View {
  /// Observes the first scroll view in this view.
  func scrollObserver(_ link: ScrollLink) -> some View { transformEnvironment(\.scrollLinks) { $0.append(link) } }
}
