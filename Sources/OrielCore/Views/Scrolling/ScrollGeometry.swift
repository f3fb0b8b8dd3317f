import FoundationEssentials

/// The content of a scroll view and its visible part. See ``View/onScrollGeometryChange(for:of:action:)``.
public struct ScrollGeometry: Equatable, Sendable {
  private var offset: Point
  private var content: Size
  private var container: Size
  /// The margins around the content, which are scrolled with it.
  public var contentInsets: EdgeInsets

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    offset = Point(contentOffset)
    content = Size(contentSize)
    container = Size(containerSize)
    self.contentInsets = contentInsets
  }

  /// The position of the visible part in the content. With margins, it begins before zero.
  public var contentOffset: CGPoint {
    get { offset.cgPoint }
    set { offset = Point(newValue) }
  }

  /// The size of the content, without its margins.
  public var contentSize: CGSize {
    get { content.cgSize }
    set { content = Size(newValue) }
  }

  /// The size of the scroll view.
  public var containerSize: CGSize {
    get { container.cgSize }
    set { container = Size(newValue) }
  }

  /// The visible part, in the coordinates of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part without the margins, in the coordinates of the content.
  public var bounds: CGRect {
    CGRect(
      x: offset.x + contentInsets.leading, y: offset.y + contentInsets.top,
      width: max(0, container.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, container.height - contentInsets.top - contentInsets.bottom))
  }

  /// The geometry before the first layout.
  static var zero: ScrollGeometry {
    ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }

  /// The geometry of the scroll view whose content is in a surface; nil before the first layout.
  init?(_ surface: LayoutSurface?) {
    guard let surface, let visible = surface.visibleFrame else { return nil }
    let insets = surface.scrollMargins
    let size = surface.contentSize
    self.init(
      contentOffset: CGPoint(x: visible.minX - insets.leading, y: visible.minY - insets.top),
      contentSize: CGSize(
        width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom),
      contentInsets: insets, containerSize: visible.size.cgSize)
  }
}

extension View {
  /// Runs an action when a value that is computed from the geometry of the scroll view in this view changes.
  ///
  /// ```swift
  /// ScrollView { articles }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isScrolled in
  ///     showsShadow = isScrolled
  ///   }
  /// ```
  ///
  /// `transform` runs after each layout in which the position, the size of the scroll view or that of the content may have
  /// changed; `action` before the next frame. Before the first layout, all lengths count as zero. With several scroll views,
  /// the first one is observed; a ``List`` and a ``Table`` aren't.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var observer = ScrollGeometryObserver<Value>()

  func body(content: Content) -> some View {
    let _ = observer.update(transform, action)
    content.scrollObserver(observer.link)
  }
}

/// Reads the geometry of a scroll view for an action.
@MainActor private final class ScrollGeometryObserver<Value: Equatable> {
  let link = ScrollLink()
  private var transform: ((ScrollGeometry) -> Value)?
  private var action: ((Value, Value) -> Void)?
  private var known: Value?

  nonisolated init() {}

  func update(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
    if link.didMove == nil {
      link.didMove = { [weak self] in MainActor.assumeIsolated { self?.read() } }
    }
  }

  private func read() {
    guard let transform, let geometry = ScrollGeometry(link.surface) else { return }
    let (old, new) = (known ?? transform(.zero), transform(geometry))
    known = new
    if old != new { action?(old, new) }
  }
}
