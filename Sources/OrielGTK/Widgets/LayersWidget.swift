import CGtk
import OrielCore

/// Children above each other, perhaps over or under a colour: a layout of our own.
@MainActor final class LayersWidget: GtkElementWidget<LayersElement> {
  private var element: LayersElement
  let layout: LayersLayout
  private var fill: FillLayout?

  init(_ element: LayersElement, sink: any WidgetEventSink) {
    self.element = element
    layout = LayersLayout(alignment: element.alignment)
    super.init(layout.widget, sink: sink)
    setFill()
  }

  override func update(_ new: LayersElement) {
    guard new != self.element else { return }
    let old = self.element
    self.element = new
    if new.alignment != old.alignment {
      layout.alignment = new.alignment
      alignAll()
    }
    if new.fill != old.fill { setFill() }
  }

  private func setFill() {
    guard let paint = element.fill else {
      if let fill {
        layout.setMeasured(fill.widget, true)
        layout.remove(fill.widget)
      }
      fill = nil
      return
    }
    if let fill { return fill.set(paint) }
    let made = FillLayout(paint)
    fill = made
    layout.setMeasured(made.widget, false)
    layout.insert(made.widget, after: isFillInFront ? gtk_widget_get_last_child(widget) : nil)
  }

  private var isFillInFront: Bool { element.role == .overlay }

  /// What the first child stands after: the colour, where it lies under the content.
  private var bottom: GtkWidgetPointer? { isFillInFront ? nil : fill?.widget }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    switch (child as? SlotWidget)?.role {
    case .background:
      layout.setMeasured(child.root, false)
      layout.insert(child.root, after: bottom)
    case .overlay:
      layout.setMeasured(child.root, false)
      layout.insert(child.root, after: gtk_widget_get_last_child(widget))
    case .header, .footer, .label, nil:
      layout.insert(child.root, after: sibling ?? lowestContent)
    }
  }

  /// What lies under the content: the colour, and the layer behind it.
  private var lowestContent: GtkWidgetPointer? {
    guard element.role == .background else { return bottom }
    let first = bottom.map { gtk_widget_get_next_sibling($0) } ?? gtk_widget_get_first_child(widget)
    guard let first, !layout.isMeasured(first) else { return bottom }
    return first
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling ?? lowestContent)
  }

  override func take(_ child: GtkPlatformWidget) {
    layout.setMeasured(child.root, true)
    layout.remove(child.root)
  }

  override func align(_ child: GtkPlatformWidget) {
    let slot = child as? SlotWidget
    slot?.alignment = element.alignment
    child.stand(inArea: element.alignment, fills: slot != nil)
  }
}

/// Content that goes to a place of its own in its parent.
///
/// Behind and before a view it is aligned in the view's area; as header, footer or label it is a column.
@MainActor final class SlotWidget: GtkElementWidget<SlotElement> {
  let role: SlotRole
  private let layout: LayersLayout?

  init(_ role: SlotRole, sink: any WidgetEventSink) {
    self.role = role
    switch role {
    case .background, .overlay:
      let layout = LayersLayout(alignment: .center)
      self.layout = layout
      layout.takesPointer = false
      super.init(layout.widget, sink: sink)
    case .header, .footer, .label:
      layout = nil
      super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, StackWidget.usualSpacing), sink: sink)
      switch role {
      case .header: gtk_widget_add_css_class(widget, "oriel-header")
      case .footer: gtk_widget_add_css_class(widget, "oriel-footer")
      case .background, .overlay, .label: break
      }
    }
    showIfFull()
  }

  // A place without content takes no room, no distance from its neighbours, and no time.
  private func showIfFull() { gtk_widget_set_visible(widget, gtk_widget_get_first_child(widget) == nil ? 0 : 1) }

  /// How the content stands in the area that it shares with the view.
  var alignment: Alignment {
    get { layout?.alignment ?? .center }
    set {
      guard let layout, layout.alignment != newValue else { return }
      layout.alignment = newValue
      alignAll()
    }
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    if let layout {
      layout.insert(child.root, after: sibling)
    } else {
      gtk_box_insert_child_after(widget.as(GtkBox.self), child.root, sibling)
    }
    showIfFull()
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    if let layout {
      layout.insert(child.root, after: sibling)
    } else {
      gtk_box_reorder_child_after(widget.as(GtkBox.self), child.root, sibling)
    }
  }

  override func take(_ child: GtkPlatformWidget) {
    if let layout {
      layout.remove(child.root)
    } else {
      gtk_box_remove(widget.as(GtkBox.self), child.root)
    }
    showIfFull()
  }

  override func align(_ child: GtkPlatformWidget) {
    child.stand(inArea: layout?.alignment ?? .leading)
  }
}

extension LayersElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { LayersWidget(self, sink: sink) }
}

extension SlotElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { SlotWidget(role, sink: sink) }
}
