import FoundationEssentials

nonisolated extension View {
  /// Adds padding to the given edges: `length` application pixels, or the default of 12.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 12)))
  }

  /// Adds padding of the given length, in application pixels, to all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Adds different padding to each edge, in application pixels.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

extension View {
  /// Adds the insets to the safe area of the view.
  ///
  /// A scroll view keeps its place, and its content and its indicators have margins: the content is scrolled beneath
  /// them. Any other view has a padding, since windows on Linux have no other safe areas.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    var padded = self
    let isScrollView = inset(&padded, by: insets)
    return padded.modifier(PaddingModifier(insets: isScrollView ? EdgeInsets() : insets))
  }

  /// Adds insets of `length` application pixels, or of 12, to the given edges of the safe area. See
  /// ``safeAreaPadding(_:)-(EdgeInsets)``.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 12))
  }

  /// Adds insets of the given length to all edges of the safe area. See ``safeAreaPadding(_:)-(EdgeInsets)``.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
}

/// Adds insets to a view if it is a scroll view, perhaps with modifiers. Returns whether it is.
@MainActor private func inset<V: View>(_ view: inout V, by insets: EdgeInsets) -> Bool {
  guard var inset = view as? any InsettableContent, inset.addInsets(insets), let done = inset as? V else {
    return false
  }
  view = done
  return true
}

/// A scroll view, or a view with modifiers that may be one.
@MainActor private protocol InsettableContent {
  /// Adds insets to the scroll view. Returns false if it isn't one.
  mutating func addInsets(_ insets: EdgeInsets) -> Bool
}

extension ScrollView: InsettableContent {
  fileprivate mutating func addInsets(_ insets: EdgeInsets) -> Bool {
    safeArea = safeArea.adding(insets)
    return true
  }
}

extension ModifiedContent: InsettableContent where Content: View, Modifier: ViewModifier {
  fileprivate mutating func addInsets(_ insets: EdgeInsets) -> Bool { inset(&content, by: insets) }
}

private struct PaddingModifier: LayoutModifier {
  static var isReusable: Bool { true }
  let insets: EdgeInsets
  func makeLayout() -> PaddingNode { PaddingNode(insets) }
  func update(_ layout: PaddingNode) { layout.insets = insets }
}
