import CGtk
import FoundationEssentials
import OrielCore

/// Two columns with a divider: a `GtkPaned`.
@MainActor final class SplitWidget: GtkElementWidget<SplitElement> {
  private var element: SplitElement

  init(_ element: SplitElement, sink: any WidgetEventSink) {
    self.element = element
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), sink: sink)
    gtk_paned_set_resize_start_child(widget.opaque, 0)
    gtk_paned_set_shrink_start_child(widget.opaque, 0)
    gtk_paned_set_shrink_end_child(widget.opaque, 0)
    gtk_paned_set_position(widget.opaque, Int32(element.width.ideal.rounded()))
    signals.add(.connect(widget.raw, .positionChanged) { [weak self] in self?.limitPosition() })
  }

  override var fills: Axis.Set { [.horizontal, .vertical] }

  override func update(_ new: SplitElement) {
    let old = element
    element = new
    if new.width != old.width { gtk_paned_set_position(widget.opaque, Int32(new.width.ideal.rounded())) }
  }

  // A `GtkPaned` has no maximum.
  private func limitPosition() {
    guard let maximum = element.width.maximum.map({ Int32($0.rounded()) }),
      gtk_paned_get_position(widget.opaque) > maximum
    else { return }
    gtk_paned_set_position(widget.opaque, maximum)
  }

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if let place = column.wholeContent { _ = contain(place) }
    if column.isLeading {
      gtk_paned_set_start_child(widget.opaque, column.widget)
    } else {
      gtk_paned_set_end_child(widget.opaque, column.widget)
    }
    setNeedsLayout()
  }

  override package func remove(_ node: LayoutNode) {
    guard let column = (node as? LeafNode)?.gtk as? SplitColumnWidget else { return }
    if column.isLeading {
      gtk_paned_set_start_child(widget.opaque, nil)
    } else {
      gtk_paned_set_end_child(widget.opaque, nil)
    }
  }
}

/// A column of a split view.
@MainActor final class SplitColumnWidget: PartWidget<SplitColumnElement> {
  let isLeading: Bool

  init(_ element: SplitColumnElement, sink: any WidgetEventSink) {
    isLeading = element.isLeading
    let stack = StackNode(StackArrangement(HorizontalAlignment.center, spacing: 0))
    super.init(stack, in: stack, sink: sink)
    show(element)
  }

  override func update(_ new: SplitColumnElement) { show(new) }

  private func show(_ element: SplitColumnElement) {
    gtk_widget_set_visible(widget, element.isHidden ? 0 : 1)
    if isLeading { gtk_widget_set_size_request(widget, Int32(element.width.minimum.rounded()), -1) }
  }
}

extension SplitElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SplitWidget(self, sink: sink) }
}

extension SplitColumnElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SplitColumnWidget(self, sink: sink) }
}
