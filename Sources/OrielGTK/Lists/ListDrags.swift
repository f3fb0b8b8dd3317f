import CGtk
import OrielCore

/// Moves the rows of a list by dragging them: a `GtkDragSource`, and a `GtkDropTargetAsync` that accepts only what it
/// has started itself. A line shows where the rows will be.
@MainActor final class ListDrags {
  private let content: ListContent
  private let model: RowModel
  private let view: GtkWidgetPointer
  private let bound: BoundRows
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []
  /// The objects of the dragged rows, that of the row under the pointer first. A row that has an object is followed
  /// while the list changes, even if it isn't visible.
  private var dragged: [ObjectHandle] = []
  private var shown: (gap: RowGap, row: ObjectHandle)?

  init(of view: GtkWidgetPointer, _ model: RowModel, _ bound: BoundRows) {
    content = model.content
    self.model = model
    self.view = view
    self.bound = bound
    if let source = DragSource.make() { listen(to: source) }
    let formats = gdk_content_formats_new_for_gtype(gtk_widget_get_type())
    if let target = gtk_drop_target_async_new(formats, GDK_ACTION_MOVE) { listen(toDrops: target) }
    for controller in controllers { gtk_widget_add_controller(view, controller) }
  }

  func dispose() {
    signals.disconnectAll()
    leave()
    dragged = []
  }

  // MARK: Dragging

  private func listen(to source: OpaquePointer) {
    gtk_drag_source_set_actions(source, GDK_ACTION_MOVE)
    signals.add(.connect(source.raw, .dragPrepare) { [weak self] _, y in self?.prepare(at: y) ?? 0 })
    signals.add(
      .connect(source.raw, .dragSourceBegan) { [weak self] in self?.begin($0.map { OpaquePointer($0) }) })
    controllers.append(source)
  }

  /// Returns the address of the content, which the caller owns; 0 if the row can't be moved.
  private func prepare(at y: Double) -> UInt {
    dragged = []
    guard let row = bound.row(at: y), content.canMove(at: row) else { return 0 }
    dragged = content.rows(editedWith: row).filter { content.canMove(at: $0) }.compactMap {
      g_list_model_get_item(model.pointer, guint($0)).map { ObjectHandle(adopting: $0) }
    }
    // A value that no other app understands.
    var value = GValue()
    g_value_init(&value, gtk_widget_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, view.raw)
    return UInt(bitPattern: gdk_content_provider_new_for_value(&value))
  }

  /// Shows the row and, if there are several, their number at the pointer.
  private func begin(_ drag: OpaquePointer?) {
    guard let drag else { return }
    g_object_set_data(UnsafeMutablePointer(drag), Self.key, mark)
    guard let index = draggedIndices.first, let row = bound.widget(ofRow: index),
      let picture = gtk_widget_paintable_new(row), let icon = gtk_drag_icon_get_for_drag(drag)
    else { return }
    defer { g_object_unref(picture.raw) }
    let image = ObjectHandle(adopting: gdk_paintable_get_current_image(picture))
    let box: GtkWidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    box.addClass(.draggedRow)
    gtk_box_append(box.as(GtkBox.self), gtk_picture_new_for_paintable(image.opaque))
    if dragged.count > 1 {
      let count: GtkWidgetPointer = gtk_label_new("\(dragged.count)")
      gtk_widget_set_valign(count, GTK_ALIGN_CENTER)
      gtk_box_append(box.as(GtkBox.self), count)
    }
    gtk_drag_icon_set_child(OpaquePointer(icon), box)
    // Beside the pointer, so that the line between the rows stays visible.
    gdk_drag_set_hotspot(drag, -12, -12)
  }

  // MARK: Dropping

  private func listen(toDrops target: OpaquePointer) {
    // Before the drop targets in the rows.
    gtk_event_controller_set_propagation_phase(target, GTK_PHASE_CAPTURE)
    signals.add(.connect(target.raw, .dropOffered) { [weak self] in self?.isOwn($0) ?? false })
    for signal in [Signal.dropEntered, .dropMoved] {
      signals.add(.connect(target.raw, signal) { [weak self] _, _, y in self?.move(to: y) ?? 0 })
    }
    signals.add(.connect(target.raw, .dropLeft) { [weak self] _ in self?.leave() })
    signals.add(.connect(target.raw, .dropped) { [weak self] drop, _, y in self?.drop(drop, at: y) ?? false })
    controllers.append(target)
  }

  private static let key = "oriel-list"

  /// Identifies the drags that the list has started.
  private var mark: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func isOwn(_ drop: OpaquePointer) -> Bool {
    gdk_drop_get_drag(drop).map { g_object_get_data(UnsafeMutablePointer($0), Self.key) == mark } ?? false
  }

  private var draggedIndices: [Int] {
    dragged.compactMap { RowModel.row(of: $0.raw)?.index }.filter { $0 < content.count }
  }

  /// Returns the action at the position: a move, or 0 if the rows can't be there.
  private func move(to y: Double) -> UInt32 {
    // GTK reports that the pointer is above another row even after the drop.
    guard !dragged.isEmpty else { return 0 }
    let gap = bound.gap(at: y).flatMap { content.canMove(at: draggedIndices, to: $0.index) ? $0 : nil }
    show(gap)
    return gap == nil ? 0 : GDK_ACTION_MOVE.rawValue
  }

  private func drop(_ drop: OpaquePointer, at y: Double) -> Bool {
    let gap = bound.gap(at: y)
    let rows = draggedIndices
    dragged = []
    leave()
    stopScrolling()
    let isMoved = gap.map { content.move(at: rows, to: $0.index) } ?? false
    gdk_drop_finish(drop, isMoved ? GDK_ACTION_MOVE : GdkDragAction(rawValue: 0))
    return true
  }

  private func leave() { show(nil) }

  private func show(_ gap: RowGap?) {
    guard gap != shown?.gap else { return }
    shown?.row.widget.removeClass(.gapAboveRow)
    shown?.row.widget.removeClass(.gapBelowRow)
    shown = gap.map { ($0, ObjectHandle(retaining: $0.row)) }
    gap?.row.addClass(gap?.isBelowRow == true ? .gapBelowRow : .gapAboveRow)
  }

  /// GTK scrolls while the pointer is near an edge, and doesn't stop for a drop.
  private func stopScrolling() {
    for controller in ScrolledWindow.controllers(of: view, gtk_drop_controller_motion_get_type()) {
      Signal.dropMotionLeft.emit(by: controller.raw)
    }
  }
}
