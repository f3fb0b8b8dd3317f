/// A view that scrolls to its child views from code.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { Text($0.text) }
///   Button("Latest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
///
/// A view is identified by its element's id in a `ForEach` or a ``List``, or by `id(_:)`.
public struct ScrollViewReader<Content: View>: View {
  /// Returns the content for a proxy of the scroll views in it.
  public var content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()
  @Environment(\.scrollScope) private var outer
  @Environment(\.isScrolled) private var isScrolled

  /// Creates a reader around the views that `content` returns.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View {
    let _ = scope.enter(outer, isScrolled: isScrolled)
    content(ScrollViewProxy(scope: scope)).scrollScope(scope)
  }
}

/// The scroll views within a ``ScrollViewReader``.
@MainActor public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls until the view with an identity is visible. If no view has the identity, there is no effect. Views outside of
  /// the scroll views in the reader are passed over; only if these contain no such view, a scroll view around the reader
  /// scrolls.
  ///
  /// The position changes after the pending updates and the layout, before the next frame: views that were just
  /// inserted are found. In `withAnimation`, the ``ScrollView``, ``List`` or ``Table`` moves gradually. Rows that are
  /// inserted or removed meanwhile don't change the target.
  ///
  /// - Parameters:
  ///   - id: the identity of a view, or of an element of a `ForEach` or `List`.
  ///   - anchor: the point of the view that is aligned with the same point of the scroll view, such as `.top`. If nil,
  ///     the distance is as small as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scope.scroll(to: id, anchor: anchor) }
}

extension View {
  /// Makes a scope that of the nearest reader.
  func scrollScope(_ scope: ScrollScope) -> some View {
    modifier(
      EnvironmentModifier {
        $0.scrollScope = scope
        $0.isScrolled = false
      })
  }
}
