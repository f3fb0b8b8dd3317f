extension View {
  /// Binds the scroll position to the identity of a view in the scroll views within this view.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(messages) { MessageView($0) } }
  ///     .scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $message)
  /// ```
  ///
  /// A new value of the binding scrolls to the view with that identity, as `ScrollViewProxy.scrollTo(_:anchor:)` does. When
  /// the user scrolls, the binding is set to the identity of the view at the anchor, after the layout and before the next
  /// frame. For this, the stack with the views needs ``scrollTargetLayout(isEnabled:)``.
  ///
  /// - Parameters:
  ///   - id: the identity of a view, or of an element of a `ForEach`.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view. If nil, a new value scrolls
  ///     by the smallest distance, and the first visible view is read.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Makes the views of a stack or grid the targets of `scrollPosition(id:anchor:)`, and those that
  /// `scrollTargetBehavior(.viewAligned)` aligns.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var tracker = ScrollTracker<ID>()
  @Environment(\.scrollScope) private var outer
  @Environment(\.isScrolled) private var isScrolled

  func body(content: Content) -> some View {
    let _ = tracker.update($id, anchor: anchor, in: outer, isScrolled: isScrolled)
    content.scrollScope(tracker.scope).environment(\.scrollTracker, tracker)
      .onChange(of: id, initial: true) { tracker.valueDidChange(to: $1) }
  }
}

private struct ScrollTargetLayoutModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.scrollTracker) private var tracker

  func body(content: Content) -> some View {
    content.modifier(ScrollTargetNodeModifier(isEnabled: isEnabled)).onGeometryChange(for: Rect.self) {
      isEnabled && tracker != nil ? Rect($0.frame(in: .scrollView)) : Rect(x: 0, y: 0, width: 0, height: 0)
    } action: {
      _ in
      if isEnabled { tracker?.contentDidMove() }
    }
  }
}

private struct ScrollTargetNodeModifier: LayoutModifier {
  let isEnabled: Bool
  func makeLayout() -> ScrollTargetNode { ScrollTargetNode(isEnabled: isEnabled) }
  func update(_ layout: ScrollTargetNode) { layout.isEnabled = isEnabled }
}

/// Reads and changes the scroll position for a binding.
@MainActor private final class ScrollTracker<ID: Hashable>: ScrollObserving {
  let scope = ScrollScope()
  private var id: Binding<ID?>?
  private var anchor: UnitPoint?
  /// The value that the tracker has read or scrolled to.
  private var known: ID?
  /// The number of programmatic scrolls before the one to a new value; nil if none is pending.
  private var pending: Int?

  nonisolated init() {}

  func update(_ id: Binding<ID?>, anchor: UnitPoint?, in outer: ScrollScope?, isScrolled: Bool) {
    scope.enter(outer, isScrolled: isScrolled)
    self.id = id
    self.anchor = anchor
  }

  func valueDidChange(to new: ID?) {
    guard new != known else { return }
    known = new
    guard let new else { return }
    pending = scope.place(of: new)?.programmaticScrolls ?? 0
    scope.scroll(to: new, anchor: anchor)
  }

  func contentDidMove() {
    if let known, remains(known) { return }
    pending = nil
    guard let new = scope.target(ID.self, at: anchor ?? .topLeading), new != known else { return }
    known = new
    id?.wrappedValue = new
  }

  /// Whether the value is kept because its view was scrolled to, or will be.
  private func remains(_ known: ID) -> Bool {
    guard let place = scope.place(of: known) else { return pending != nil && scope.contains(known) }
    if pending == place.programmaticScrolls { return true }
    pending = nil
    return place.isProgrammatic
  }
}

/// Observes the scroll position.
@MainActor protocol ScrollObserving: AnyObject {
  /// The content of the scroll view has moved, or its size has changed.
  func contentDidMove()
}

private enum ScrollTrackerKey: EnvironmentKey { static var defaultValue: (any ScrollObserving)? { nil } }

extension EnvironmentValues {
  /// The observer of the scroll view around.
  fileprivate var scrollTracker: (any ScrollObserving)? {
    get { self[ScrollTrackerKey.self] }
    set { self[ScrollTrackerKey.self] = newValue }
  }
}
