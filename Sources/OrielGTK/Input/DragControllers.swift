import CGtk
import FoundationEssentials
import OrielCore

/// The drag source and the drop target of a surface: a `GtkDragSource` and a `GtkDropTargetAsync`. Those of the outermost
/// surface with gestures serve the surfaces in it.
@MainActor final class DragControllers {
  private unowned let host: any InputHost
  private let dispatcher: DropDispatcher
  private let signals = SignalConnections()
  private var controllers: [OpaquePointer] = []
  private var dragged: (start: DragStart, place: Point)?
  /// The content that is dragged over the surface.
  private var source: DropSource?
  /// The view in which the content would land, and the surface that shows a frame around it.
  private weak var destination: LayoutNode?
  private weak var destinationHost: (any InputHost)?
  private let isOutermost: () -> Bool

  init(on host: any InputHost, isOutermost: @escaping () -> Bool) {
    self.host = host
    self.isOutermost = isOutermost
    dispatcher = DropDispatcher(host.surface)
    if let drag = DragSource.make() { listen(to: drag) }
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    if let drop = gtk_drop_target_async_new(nil, actions) { listen(toDrops: drop) }
    for controller in controllers { gtk_widget_add_controller(host.widget, controller) }
  }

  func dispose() {
    signals.disconnectAll()
    leave()
    for controller in controllers { gtk_widget_remove_controller(host.widget, controller) }
    controllers = []
  }

  // MARK: Dragging

  private func listen(to drag: OpaquePointer) {
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    gtk_drag_source_set_actions(drag, actions)
    signals.add(
      .connect(drag.raw, .dragPrepare) { [weak self] x, y in self?.prepare(at: Point(x: x, y: y)) ?? 0 })
    signals.add(.connect(drag.raw, .dragSourceBegan) { [weak self] _ in self?.setIcon(of: drag) })
    controllers.append(drag)
  }

  /// Returns the address of the content, which the caller owns; 0 if nothing is dragged.
  private func prepare(at point: Point) -> UInt {
    guard isOutermost(), let start = host.surface.drag(from: point.cgPoint) else { return 0 }
    dragged = (start, point)
    return UInt(bitPattern: ItemContent.make(start.items))
  }

  /// The picture that follows the pointer: that of the preview, or of the view.
  private func setIcon(of drag: OpaquePointer) {
    guard let (start, place) = dragged else { return }
    dragged = nil
    guard let icon = start.hasPreview ? preview(of: start) : picture(of: start.node, from: place) else { return }
    gtk_drag_source_set_icon(drag, icon.picture.opaque, Int32(icon.pointer.x), Int32(icon.pointer.y))
  }

  /// A picture, and where the pointer is in it.
  typealias Icon = (picture: ObjectHandle, pointer: Point)

  /// The preview, with the pointer in the middle.
  func preview(of start: DragStart) -> Icon? {
    let scale = max(1, gtk_widget_get_scale_factor(host.widget))
    guard let picture = start.preview(scale: Double(scale))?.object as? ObjectHandle else { return nil }
    let width = Double(gdk_paintable_get_intrinsic_width(picture.opaque)) / Double(scale)
    let height = Double(gdk_paintable_get_intrinsic_height(picture.opaque)) / Double(scale)
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gdk_paintable_snapshot(picture.opaque, snapshot, width, height)
    var size = graphene_size_t(width: Float(width), height: Float(height))
    return gtk_snapshot_free_to_paintable(snapshot, &size).map {
      (ObjectHandle(adopting: $0), Point(x: width / 2, y: height / 2))
    }
  }

  /// A picture of the view.
  func picture(of node: LayoutNode, from start: Point) -> Icon? {
    guard let inner = node.surface?.host as? any InputHost else { return nil }
    let frame = inner.surface.visualFrame(of: node)
    guard frame.width >= 1, frame.height >= 1, let all = gtk_widget_paintable_new(inner.widget),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    var clip = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(frame.width), height: Float(frame.height)))
    var offset = graphene_point_t(x: -Float(frame.minX), y: -Float(frame.minY))
    gtk_snapshot_push_clip(snapshot, &clip)
    let isShaped = pushShape(of: node, in: inner, at: frame, on: snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    gdk_paintable_snapshot(
      all, snapshot, Double(gtk_widget_get_width(inner.widget)), Double(gtk_widget_get_height(inner.widget)))
    if isShaped { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_pop(snapshot)
    g_object_unref(all.raw)
    guard let picture = gtk_snapshot_free_to_paintable(snapshot, &clip.size) else { return nil }
    var from = graphene_point_t(x: Float(start.x), y: Float(start.y))
    var place = graphene_point_t()
    _ = gtk_widget_compute_point(host.widget, inner.widget, &from, &place)
    return (
      ObjectHandle(adopting: picture), Point(x: Double(place.x) - frame.minX, y: Double(place.y) - frame.minY)
    )
  }

  /// Clips to the content shape for drag previews. Returns whether there is one.
  private func pushShape(
    of node: LayoutNode, in host: any InputHost, at frame: CGRect, on snapshot: OpaquePointer
  ) -> Bool {
    guard let shape = node.contentShape(for: .dragPreview) else { return false }
    let area = host.surface.visualFrame(of: shape)
    var figure = ShapeNode.Figure(path: shape.path)
    let drawing = ShapeDrawing(
      snapshot: snapshot, frame: Rect(area).offset(x: -frame.minX, y: -frame.minY),
      isMirrored: host.isMirrored, size: Size(area.size))
    drawing.pushClip(&figure, FillStyle(eoFill: shape.configuration.isEOFilled))
    return true
  }

  // MARK: Dropping

  private func listen(toDrops target: OpaquePointer) {
    signals.add(.connect(target.raw, .dropEntered) { [weak self] in self?.move($0, to: Point(x: $1, y: $2)) ?? 0 })
    signals.add(.connect(target.raw, .dropMoved) { [weak self] in self?.move($0, to: Point(x: $1, y: $2)) ?? 0 })
    signals.add(.connect(target.raw, .dropLeft) { [weak self] _ in self?.leave() })
    signals.add(
      .connect(target.raw, .dropped) { [weak self] in self?.drop($0, at: Point(x: $1, y: $2)) ?? false })
    controllers.append(target)
  }

  private func source(of drop: OpaquePointer) -> DropSource {
    if let source, source.isOf(drop) { return source }
    let made = DropSource(drop)
    source = made
    return made
  }

  private func move(_ drop: OpaquePointer, to point: Point) -> UInt32 {
    guard isOutermost() else { return 0 }
    defer { showDestination() }
    return dispatcher.move(source(of: drop), to: point.cgPoint)?.action(for: drop) ?? 0
  }

  private func leave() {
    dispatcher.leave()
    source = nil
    showDestination()
  }

  /// Shows a frame around the view in which a drop would land.
  private func showDestination() {
    let node = dispatcher.destination
    guard node !== destination else { return }
    destinationHost?.frameDestination(nil)
    destination = node
    destinationHost = node?.surface?.host as? any InputHost
    destinationHost?.frameDestination(node)
  }

  private func drop(_ drop: OpaquePointer, at point: Point) -> Bool {
    guard isOutermost() else { return false }
    defer { showDestination() }
    guard let work = dispatcher.drop(source(of: drop), at: point.cgPoint) else {
      // The view that has accepted the items may have become smaller since. An unanswered drop would leave the picture.
      leave()
      gdk_drop_finish(drop, GdkDragAction(rawValue: 0))
      return true
    }
    source = nil
    let handle = ObjectHandle(retaining: drop)
    Task { @MainActor in
      let operation = await work()
      gdk_drop_finish(handle.opaque, GdkDragAction(rawValue: operation.action(for: handle.opaque)))
    }
    return true
  }
}

extension DropOperation {
  /// The action of the operation that the source allows; 0 if there is none.
  fileprivate func action(for drop: OpaquePointer) -> UInt32 {
    let allowed = gdk_drop_get_actions(drop).rawValue
    switch self {
    case .copy:
      return allowed & GDK_ACTION_COPY.rawValue != 0 ? GDK_ACTION_COPY.rawValue : allowed & GDK_ACTION_MOVE.rawValue
    case .move:
      return allowed & GDK_ACTION_MOVE.rawValue != 0 ? GDK_ACTION_MOVE.rawValue : allowed & GDK_ACTION_COPY.rawValue
    case .cancel, .forbidden: return 0
    }
  }
}
