import CGtk
import OrielCore

/// A widget around one view that has room for a column beside it.
///
/// It takes all the room there is, so that the column stands at the edge and not beside what happens to be small.
@MainActor final class InspectorSplitWidget: GtkElementWidget<InspectorSplitElement> {
  let layout = InspectorSplitLayout()
  /// What stands beside the view.
  private weak var presentation: ColumnPresentation?

  init(sink: any WidgetEventSink) {
    super.init(layout.widget, sink: sink)
    layout.roomDidChange = { [weak self] in self?.send(.roomChanged(fitsColumn: $0)) }
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
    layout.content = child.root
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func take(_ child: GtkPlatformWidget) {
    if layout.content == child.root { layout.content = nil }
    layout.remove(child.root)
  }

  override func align(_ child: GtkPlatformWidget) { child.stand(inArea: .center) }

  /// Makes room for a column, instead of the one that is there.
  func show(_ new: ColumnPresentation) {
    guard !isDisposed else { return }
    presentation?.leaveSplit()
    presentation = new
  }

  override func tearDown() {
    presentation?.leaveSplit()
    layout.roomDidChange = nil
    layout.content = nil
  }
}

extension InspectorSplitElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { InspectorSplitWidget(sink: sink) }
}
