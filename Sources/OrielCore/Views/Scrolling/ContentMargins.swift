import FoundationEssentials

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate enum Kind { case automatic, content, indicators }
  fileprivate let kind: Kind

  /// The content and the scroll indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

extension View {
  /// Sets the margins of the content or of the scroll indicators of scroll views within this view, and those of the text
  /// in a ``TextEditor``. What is in one of these scroll views has margins of its own.
  ///
  /// The margins of the content are scrolled with it: at the beginning and at the end it keeps that distance from the
  /// edge. Scrolling to a view, pinned headers and aligned views respect them. In GTK: part of the content of the
  /// `GtkScrolledWindow`, and the margins of its `GtkScrollbar`s.
  ///
  /// - Parameters:
  ///   - edges: the edges to which `insets` applies.
  ///   - insets: the margins.
  ///   - placement: where the margins apply.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }
  }

  /// Sets margins of the same length.
  ///
  /// - Parameters:
  ///   - edges: the edges to which `length` applies.
  ///   - length: the length; nil for the platform's default, which is 0.
  ///   - placement: where the margins apply.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, for: placement) { _ in length ?? 0 }
  }

  /// Sets margins of the same length at all edges. See `contentMargins(_:_:for:)`.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, for: placement) { _ in length }
  }

  private func contentMargins(
    _ edges: Edge.Set, for placement: ContentMarginPlacement, _ length: @escaping (Edge) -> CGFloat
  ) -> some View {
    transformEnvironment(\.self) { environment in
      for edge in Edge.allCases where edges.contains(edge) {
        if placement.kind != .indicators { environment.scrollContentMargins[edge] = length(edge) }
        if placement.kind != .content { environment.scrollIndicatorMargins[edge] = length(edge) }
      }
    }
  }
}

extension EdgeInsets {
  fileprivate subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

private enum ScrollContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ScrollIndicatorMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// The margins of the content of scroll views.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }

  /// The margins of the indicators of scroll views.
  var scrollIndicatorMargins: EdgeInsets {
    get { self[ScrollIndicatorMarginsKey.self] }
    set { self[ScrollIndicatorMarginsKey.self] = newValue }
  }
}
