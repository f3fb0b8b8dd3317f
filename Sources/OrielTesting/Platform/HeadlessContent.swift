import Foundation
import OrielCore

/// The content of a layout surface: of a window, a presentation or a widget.
@MainActor package final class HeadlessContent: LayoutContainer {
  /// The window or presentation; nil for the content of a widget.
  private(set) weak var owner: (any HeadlessSurface)?
  private weak var widget: TestWidget?
  private let content: SurfaceContent
  private unowned let platform: HeadlessPlatform

  private init(_ content: SurfaceContent, on platform: HeadlessPlatform) {
    self.content = content
    self.platform = platform
    surface.host = self
  }

  /// Creates the content of a window or presentation.
  convenience init(_ arrangement: ContentArrangement, of owner: any HeadlessSurface, on platform: HeadlessPlatform) {
    self.init(arrangement.makeContainer(), on: platform)
    self.owner = owner
  }

  /// Creates the content of a widget.
  convenience init(_ arrangement: ContentArrangement, of widget: TestWidget, on platform: HeadlessPlatform) {
    self.init(arrangement.makeContainer(), on: platform)
    self.widget = widget
  }

  /// Whether it is the background of a presentation.
  var isBackground = false

  package var surface: LayoutSurface { content.surface }
  /// Dispatches pointer events in a window or presentation.
  private(set) lazy var pointer = PointerDispatcher(surface)
  package var root: LayoutNode { surface.root }
  /// The views in reading order.
  package var views: [TestView] { TestView.views(in: root) }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    requireChild(sibling)
    content.insert(node, after: sibling)
  }

  package func move(_ node: LayoutNode, after sibling: LayoutNode?) {
    requireChild(sibling)
    content.move(node, after: sibling)
  }

  package func remove(_ node: LayoutNode) { content.remove(node) }

  private func requireChild(_ node: LayoutNode?) {
    precondition(node == nil || node?.parent === root, "a view stands after one that isn't in \(name)")
  }

  private var name: String { owner?.describedBriefly ?? widget?.describedBriefly ?? "what is gone" }

  private func describe(_ leaf: LeafNode) -> String { leaf.testWidget?.describedBriefly ?? "nothing" }
}

extension HeadlessContent: CanvasHost {
  package func measure(_ text: TextElement, width: CGFloat?) -> (size: Size, baselines: TextBaselines) {
    let size = platform.metrics.size(of: text.string, width: width)
    return (Size(size), platform.metrics.baselines(inHeight: size.height))
  }

  package func size(of image: ImageElement) -> Size { Size(width: 16, height: 16) }
}

extension HeadlessContent: @MainActor SurfaceHost {
  package func picture(of leaf: LeafNode) -> AnyObject? {
    leaf.testWidget.map { HeadlessPicture(text: $0.describedBriefly) }
  }

  // Layout is performed when it is queried, or when views depend on it.
  package func needsLayout() {
    // An animation begins when the layout is performed.
    if surface.movesPlaces { platform.readsGeometry = true }
    platform.layoutMayBeDue()
  }
  package func needsFrame() { platform.version += 1 }
  package var clock: AnimationClock? { (owner ?? widget?.surface)?.window?.frames.clock }
  package func needsContent() {
    widget?.contentScroll.setNeedsLayout()
    platform.layoutMayBeDue()
  }

  package var visibleFrame: CGRect? { surface.scrollAxes.isEmpty ? nil : widget?.contentScroll.visibleFrame }
  package func scrollContent(by distance: CGSize) { widget?.contentScroll.moveContent(by: distance) }

  package func needsGeometry() {
    platform.readsGeometry = true
    platform.layoutMayBeDue()
  }

  package var container: LeafNode? { widget?.leaf }
  package var placeInContainer: CGPoint {
    guard let widget, let leaf = widget.leaf else { return .zero }
    let frame = widget.contentScroll.frame
    return CGPoint(x: leaf.origin.x + frame.minX, y: leaf.origin.y + frame.minY)
  }

  package func content(of leaf: LeafNode, at point: CGPoint) -> (LayoutSurface, Point)? {
    guard let widget = leaf.testWidget, let inner = widget.content?.surface else { return nil }
    let (corner, place) = (widget.contentScroll.frame.origin, surface.point(point, beforeEffectsAround: leaf))
    return (inner, Point(x: place.x - leaf.origin.x - corner.x, y: place.y - leaf.origin.y - corner.y))
  }

  package func inputDidChange() { platform.hasPointerInput = true }

  package func needsDisplay() { platform.redraws += 1 }

  package func didAttach(_ leaf: LeafNode) {
    platform.changes.inserted += 1
    platform.recordChange(.inserted(describe(leaf), into: name))
  }

  package func didMove(_ leaf: LeafNode) {
    platform.changes.moved += 1
    platform.recordChange(.moved(describe(leaf), in: name))
  }

  package func didDetach(_ leaf: LeafNode) {
    platform.changes.removed += 1
    platform.recordChange(.removed(describe(leaf), from: name))
  }

  package func place(_ leaf: LeafNode) { leaf.testWidget?.contentScroll.layOut(in: leaf.size) }
  package func withdraw(_ leaf: LeafNode) {}
  package func pageDidChange(_ page: PageNode) { platform.pageDidChange(page) }
}

/// The arrangement of the views in a window or widget.
package enum ContentArrangement: Equatable {
  /// A single view that fills the area.
  case single
  case row
  case column(HorizontalAlignment)
  /// The column of a window or a presentation.
  case root
  /// Overlaid views.
  case layers
  /// A scrollable row or column.
  case scrolling(ScrollElement)
  /// A scrollable column of rows.
  case list

  @MainActor func makeContainer() -> SurfaceContent {
    if self == .root { return SurfaceContent.root() }
    let container = SurfaceContent(makeRoot())
    configure(container.surface)
    return container
  }

  private func makeRoot() -> LayoutNode {
    switch self {
    case .single, .root: SingleChildNode()
    case .layers: ZStackNode()
    case .row: StackNode(StackArrangement())
    case .column(let alignment): StackNode(StackArrangement(alignment, spacing: 0))
    case .list: StackNode(StackArrangement(.leading, spacing: 0))
    case .scrolling(let element):
      StackNode(element.axes == .horizontal ? StackArrangement() : StackArrangement(HorizontalAlignment.center))
    }
  }

  private func configure(_ surface: LayoutSurface) {
    switch self {
    case .scrolling(let element): element.configure(surface)
    case .list: surface.scrollAxes = .vertical
    case .single, .row, .column, .root, .layers: break
    }
  }

  /// Arranges the content of a surface in another arrangement of the same kind.
  func arrange(_ surface: LayoutSurface) {
    configure(surface)
    guard let root = surface.root as? StackNode, let other = makeRoot() as? StackNode else { return }
    root.arrangement = other.arrangement
  }
}

/// A short description of a view's previous content.
package final class HeadlessPicture {
  package let text: String

  init(text: String) { self.text = text }
}
