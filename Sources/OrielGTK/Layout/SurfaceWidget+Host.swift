import CGtk
import FoundationEssentials
import OrielCore

extension SurfaceWidget: @MainActor SurfaceHost {
  /// Requests that the changes are measured before the next frame is painted. GTK ignores resize requests during its
  /// layout.
  func needsLayout() {
    guard !isAsked, !isDisposed else { return }
    if !isOnScreen || WindowFrames.of(widget)?.requestSettling() != true {
      // Until the widget is on the screen, GTK measures it whenever it is needed.
      told = ToldSizes()
      gtk_widget_queue_resize(widget)
    } else if !isChanged {
      isChanged = true
      Self.changed.append(self)
    }
    owner?.setNeedsLayout()
  }

  /// Whether the window or the popover that contains the widget is open.
  private var isOnScreen: Bool {
    gtk_widget_get_native(widget).map { gtk_widget_get_mapped($0.widget) != 0 } ?? false
  }

  func needsDisplay() { gtk_widget_queue_draw(widget) }

  /// Requests that the children are placed again, without measuring them.
  func needsFrame() {
    gtk_widget_queue_allocate(widget)
    gtk_widget_queue_draw(widget)
  }

  func picture(of leaf: LeafNode) -> AnyObject? {
    guard let child = leaf.gtk?.widget, let paintable = gtk_widget_paintable_new(child) else { return nil }
    defer { g_object_unref(paintable.raw) }
    return gdk_paintable_get_current_image(paintable).map { ObjectHandle(adopting: $0) }
  }

  var clock: AnimationClock? { WindowFrames.of(widget)?.clock }

  /// In the frame clock's layout phase, after GTK's own layout: GTK repeats the phase for as long as something queues a
  /// resize, and only then paints. So no layout is visible without its content.
  func needsContent() {
    // Counts the layouts before the surface is called.
    let frames = WindowFrames.of(widget)
    if frameClock == nil, !isDisposed {
      frameClock = FrameClockLink(of: widget, .frameLayout) { [weak self] in self?.finishContent() }
    }
    if frames?.isInLastLayout == true { needsContentLater() } else { requestContent() }
  }

  private func needsContentLater() { MainLoop.schedule { [weak self] in self?.requestContent() } }

  /// A handler that is connected during a layout is called in the next one, and scrolling causes none.
  private func requestContent() {
    gtk_widget_get_frame_clock(widget).map { gdk_frame_clock_request_phase($0, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
  }

  private func finishContent() {
    if WindowFrames.of(widget)?.isLastLayout != true {
      updateRelativeFrames()
      surface.finishContent()
      // For the next layout of this frame.
      Self.settleChanged()
    } else if surface.isContentDue || isContainerNew {
      needsContentLater()
    }
  }

  func didAttach(_ leaf: LeafNode) {
    guard let platformWidget = leaf.gtk else { return }
    platformWidget.allocationPass = 0
    gtk_widget_insert_after(platformWidget.widget, widget, leaf.previousLeaf?.gtk?.widget)
    // Hidden widgets must not be focusable, even before the first layout.
    if surface.effectCount > 0, leaf.effects.contains(where: { $0.effect.isHidden }) { leaf.gtk?.setHidden(true) }
  }

  func didMove(_ leaf: LeafNode) { didAttach(leaf) }

  func didDetach(_ leaf: LeafNode) {
    guard let child = leaf.gtk?.widget, gtk_widget_get_parent(child) == widget else { return }
    gtk_widget_unparent(child)
  }

  func place(_ leaf: LeafNode) {
    if unplaced.isEmpty, !isAsked { gtk_widget_queue_allocate(widget) }
    unplaced.append(leaf)
    guard let child = leaf.gtk, gtk_widget_get_child_visible(child.widget) == 0 else { return }
    gtk_widget_set_child_visible(child.widget, 1)
    child.isWithdrawn = false
  }

  func withdraw(_ leaf: LeafNode) {
    guard let child = leaf.gtk else { return }
    gtk_widget_set_child_visible(child.widget, 0)
    child.isWithdrawn = true
  }
}

extension SurfaceWidget {
  var container: LeafNode? { owner?.leaf }

  var visibleFrame: CGRect? { visibleArea?().map { surface.visual($0.cgRect) } }

  func scrollContent(by distance: CGSize) {
    scrollViewport?(Size(width: isMirrored ? -distance.width : distance.width, height: distance.height))
  }

  var placeInContainer: CGPoint {
    let container = owner?.leaf
    let around = container?.surface?.host as? SurfaceWidget
    var corner = graphene_point_t(x: isMirrored ? Float(gtk_widget_get_width(widget)) : 0, y: 0)
    var place = graphene_point_t()
    guard let outer = around?.widget ?? gtk_widget_get_root(widget)?.widget,
      gtk_widget_compute_point(widget, outer, &corner, &place) != 0
    else { return .zero }
    let x = isMirrored ? Double(gtk_widget_get_width(outer)) - Double(place.x) : Double(place.x)
    let leading = CGPoint(x: x, y: Double(place.y))
    guard let container, let around else { return leading }
    // GTK knows where the corner is displayed.
    return around.surface.point(leading, beforeEffectsAround: container)
  }
}
