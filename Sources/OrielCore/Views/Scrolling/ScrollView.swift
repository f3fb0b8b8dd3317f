/// A scrollable view. In GTK: a `GtkScrolledWindow`.
///
/// ```swift
/// ScrollView {
///   LazyVStack {
///     ForEach(messages) { MessageRow(message: $0) }
///   }
/// }
/// ```
///
/// The content is proposed the size of the visible area, with an unspecified length in the scrollable axes. The scroll
/// position is kept when the content changes.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
  /// The insets of the safe area.
  var safeArea = EdgeInsets()

  /// Creates a scroll view that is scrollable along the given axes.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension ScrollView: PrimitiveView {
  package static var readsEnvironmentOnly: Bool { true }
  package static func change(
    of element: inout ScrollElement, from old: UnsafePointer<Self>, to new: Self
  ) -> ElementChange {
    old.pointee.axes == new.axes && old.pointee.showsIndicators == new.showsIndicators
      && old.pointee.safeArea == new.safeArea ? .none : .unknown
  }

  package var contained: some View {
    // The margins are those of this view, not of what scrolls within it.
    content.modifier(
      EnvironmentModifier {
        $0.isScrolled = true
        $0.scrollContentMargins = EdgeInsets()
        $0.scrollIndicatorMargins = EdgeInsets()
      })
  }
  package var stackAxis: Axis? { axes == .horizontal ? .horizontal : .vertical }

  package func element(in context: ElementContext) -> ScrollElement {
    let environment = context.environment
    return ScrollElement(
      axes: axes, horizontal: showsIndicators ? environment.horizontalScrollIndicatorVisibility.shows : .never,
      vertical: showsIndicators ? environment.verticalScrollIndicatorVisibility.shows : .never,
      isEnabled: environment.isScrollEnabled, isClipped: !environment.isScrollClipDisabled,
      anchor: environment.defaultScrollAnchor, margins: environment.scrollContentMargins.adding(safeArea),
      indicatorMargins: environment.scrollIndicatorMargins.adding(safeArea), aiming: environment.scrollAiming,
      links: environment.scrollLinks, canRefresh: axes.contains(.vertical) && environment.refreshStart != nil)
  }

  package func handle(_ event: ScrollEvent, in context: ElementContext) {
    switch event {
    case .refreshRequested: context.environment.refreshStart?()
    }
  }
}

/// A scrollable viewport.
package struct ScrollElement: Element {
  package typealias Event = ScrollEvent

  /// The visibility of the indicators of an axis.
  package enum Indicators: Equatable, Sendable { case automatic, always, never }

  package var axes: Axis.Set
  package var horizontal = Indicators.automatic
  package var vertical = Indicators.automatic
  /// Whether the user can scroll.
  package var isEnabled = true
  /// Whether content outside the viewport is hidden.
  package var isClipped = true
  /// The initial position.
  package var anchor: UnitPoint?
  /// The margins around the content.
  package var margins = EdgeInsets()
  /// The margins of the indicators.
  package var indicatorMargins = EdgeInsets()
  /// Where scrolling by the user ends; nil for anywhere.
  package var aiming: ScrollAiming?
  /// What observes the scroll view, or one around it.
  package var links: [ScrollLink] = []
  /// Whether the user can refresh the content.
  package var canRefresh = false

  /// Applies the properties that concern the layout to the surface of the content.
  package func configure(_ surface: LayoutSurface) {
    surface.scrollAxes = axes
    surface.scrollAnchor = anchor
    surface.scrollMargins = margins
    surface.scrollAiming = aiming
    surface.scrollLinks = links
  }
}

/// The events that a scroll view reports.
package enum ScrollEvent: WidgetEvent {
  /// The user wants the content to be refreshed.
  case refreshRequested

  package var isActivation: Bool { true }
}
