import Foundation
import OrielCore

/// Views in a layout surface of their own: the content of a window, of something presented, or of a widget.
@MainActor package final class HeadlessContent: LayoutContainer {
  /// What it is the content of, unless that is a widget.
  private(set) weak var owner: (any HeadlessSurface)?
  private weak var widget: TestWidget?
  private let content: SurfaceContent
  private unowned let platform: HeadlessPlatform

  private init(_ content: SurfaceContent, on platform: HeadlessPlatform) {
    self.content = content
    self.platform = platform
    surface.host = self
  }

  /// The content of a window, or of something presented.
  convenience init(_ arrangement: ContentArrangement, of owner: any HeadlessSurface, on platform: HeadlessPlatform) {
    self.init(arrangement.makeContainer(), on: platform)
    self.owner = owner
  }

  /// The content of a widget.
  convenience init(_ arrangement: ContentArrangement, of widget: TestWidget, on platform: HeadlessPlatform) {
    self.init(arrangement.makeContainer(), on: platform)
    self.widget = widget
  }

  package var surface: LayoutSurface { content.surface }
  package var root: LayoutNode { surface.root }
  /// What is in it, in the order in which it is read.
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
  // It is laid out when somebody asks, or when something depends on it.
  package func needsLayout() { platform.layoutMayBeDue() }
  package func needsMeasure() { platform.layoutMayBeDue() }
  package func needsContent() {}

  package func needsGeometry() {
    platform.readsGeometry = true
    platform.layoutMayBeDue()
  }

  package var container: LeafNode? { widget?.leaf }
  package var placeInContainer: CGPoint { widget?.contentArea.origin ?? .zero }

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

  package func place(_ leaf: LeafNode) { leaf.testWidget?.layOutContent(in: leaf.size) }
  package func withdraw(_ leaf: LeafNode) {}
}

/// How the views in a window or a widget stand.
package enum ContentArrangement: Equatable {
  /// One view, which has all the room.
  case single
  case row
  case column(HorizontalAlignment)
  /// Views above each other.
  case layers
  /// A row or a column that may be longer than its room.
  case scrolling(Axis.Set)
  /// Rows below each other that may be longer than their room.
  case list

  @MainActor func makeContainer() -> SurfaceContent {
    let container = SurfaceContent(makeRoot())
    container.surface.scrollAxes = scrollAxes
    return container
  }

  private func makeRoot() -> LayoutNode {
    switch self {
    case .single: SingleChildNode()
    case .layers: ZStackNode()
    case .row: StackNode(StackArrangement())
    case .column(let alignment): StackNode(StackArrangement(alignment, spacing: 0))
    case .list: StackNode(StackArrangement(.leading, spacing: 0))
    case .scrolling(.horizontal): StackNode(StackArrangement())
    case .scrolling: StackNode(StackArrangement(HorizontalAlignment.center))
    }
  }

  private var scrollAxes: Axis.Set {
    switch self {
    case .scrolling(let axes): axes
    case .list: .vertical
    case .single, .row, .column, .layers: []
    }
  }

  /// Arranges what is in a surface already in another way of the same kind.
  func arrange(_ surface: LayoutSurface) {
    surface.scrollAxes = scrollAxes
    guard let root = surface.root as? StackNode, let other = makeRoot() as? StackNode else { return }
    root.arrangement = other.arrangement
  }
}
