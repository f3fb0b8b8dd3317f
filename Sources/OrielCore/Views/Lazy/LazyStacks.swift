import FoundationEssentials

/// A column in a ``ScrollView`` that creates the views of visible items only.
///
/// ```swift
/// ScrollView {
///   LazyVStack {
///     ForEach(photos) { PhotoRow(photo: $0) }
///   }
/// }
/// ```
///
/// The views of an item are created shortly before the item is scrolled into view, and removed afterwards; state that
/// was written is kept, and so is the item with the keyboard focus. The stack takes the proposed width. Other views may
/// surround it in the scroll view. As in a ``List``, the view of an element should be a single item, independent of its
/// values. In GTK: no widget of its own.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column of items.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of items that are narrower than the stack.
  ///   - spacing: the distance between items; nil for the platform's.
  ///   - pinnedViews: the headers and footers of sections that stay visible.
  ///   - content: the items.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyNode(view, in: context)
  }
}

extension LazyVStack: LazyContainer {
  var arrangement: LazyStackNode.Arrangement {
    var arrangement = LazyStackNode.Arrangement(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    arrangement.pinned = pinnedViews
    return arrangement
  }
}

/// A row in a horizontal ``ScrollView`` that creates the views of visible items only. See ``LazyVStack``.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row of items.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of items that are lower than the stack.
  ///   - spacing: the distance between items; nil for the platform's.
  ///   - pinnedViews: the headers and footers of sections that stay visible.
  ///   - content: the items.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LazyNode(view, in: context)
  }
}

extension LazyHStack: LazyContainer {
  var arrangement: LazyStackNode.Arrangement {
    var arrangement = LazyStackNode.Arrangement(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    arrangement.pinned = pinnedViews
    return arrangement
  }
}
