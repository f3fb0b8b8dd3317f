import CGtk
import OrielCore

/// A widget around one view that can show a column beside it.
///
/// It fills the proposed size, so that the column is at the edge of the window.
@MainActor final class InspectorSplitWidget: GtkElementWidget<InspectorSplitElement> {
  let layout = InspectorSplitLayout()
  /// Several views form a column.
  private let content = SurfaceWidget(StackArrangement(HorizontalAlignment.center))
  /// The column beside the view.
  private weak var presentation: ColumnPresentation?

  init(sink: any WidgetEventSink) {
    super.init(layout.widget, sink: sink)
    layout.insert(contain(content).widget, after: nil)
    layout.content = content.widget
    layout.roomDidChange = { [weak self] in self?.send(.roomChanged(fitsColumn: $0)) }
  }

  override var fills: Axis.Set { .both }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { content.remove(node) }

  /// Shows a column, which replaces the previous one.
  func show(_ new: ColumnPresentation) {
    guard !isDisposed else { return }
    presentation?.leaveSplit()
    presentation = new
  }

  override func tearDown() {
    presentation?.leaveSplit()
    layout.roomDidChange = nil
    layout.content = nil
    content.dispose()
  }
}

extension InspectorSplitElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { InspectorSplitWidget(sink: sink) }
}
