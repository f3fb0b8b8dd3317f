import CGtk
import FoundationEssentials
import OrielCore

/// The buttons that a swipe reveals at an edge of a row, which makes way for them.
@MainActor final class RowSwipe {
  let edge: HorizontalEdge
  /// The width that is revealed.
  private(set) var distance = 0.0
  /// Called when the buttons are removed.
  var didEnd: () -> Void = {}
  private let host: RowHost
  private let surface = SurfaceWidget(StackArrangement(HorizontalAlignment.center, spacing: 0))
  private let views: ViewHost
  private let buttons: SwipeButtons
  private var motion: FrameAnimation?
  private var isDisposed = false

  /// Creates the buttons in the host of a row.
  init(_ buttons: SwipeButtons, in host: RowHost, of content: ListContent) {
    edge = buttons.edge
    self.buttons = buttons
    self.host = host
    let context = content.context
    views = ViewHost(
      graph: context.host.graph, platform: context.host.platform, container: surface, environment: context.environment)
    views.mount(buttons)
    host.swipe = self
    buttons.presentationDidChange(true)
  }

  /// The widget with the buttons.
  var widget: GtkWidgetPointer { surface.widget }

  /// The natural width of the buttons, which an action may change.
  var width: Double { Double(natural.natural) }

  private var natural: WidgetLayout.Measurement { .init(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1) }

  /// Reveals a part of the buttons, or more than their width.
  func reveal(_ distance: Double) {
    motion?.stop()
    motion = nil
    show(distance)
  }

  private func show(_ distance: Double) {
    guard !isDisposed else { return }
    self.distance = max(0, distance)
    gtk_widget_queue_allocate(host.widget)
  }

  private static let duration = 0.2

  /// Reveals all buttons.
  func open() { move(to: width) {} }

  /// Hides the buttons, and removes them.
  func close() { move(to: 0) { [weak self] in self?.dispose() } }

  private func move(to end: Double, then completion: @escaping () -> Void) {
    motion?.stop()
    let start = distance
    motion = FrameAnimation(on: host.widget, duration: Self.duration) { [weak self] progress in
      self?.show(start + (end - start) * progress)
      if progress == 1 { completion() }
    }
  }

  /// Removes the buttons at once.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    motion?.stop()
    motion = nil
    if host.swipe === self { host.swipe = nil }
    views.unmount()
    surface.dispose()
    buttons.presentationDidChange(false)
    didEnd()
  }

  // MARK: Layout

  /// The offset of the row from its place.
  func offset(isMirrored: Bool) -> Double { (edge == .leading) != isMirrored ? distance : -distance }

  /// Allocates the buttons between the row and the edge.
  func allocate(width rowWidth: Int32, height: Int32, isMirrored: Bool) {
    let natural = natural
    let across = max(natural.minimum, natural.natural, Int32(distance.rounded(.up)))
    let isAtStart = (edge == .leading) != isMirrored
    let start = isAtStart ? Float(distance) - Float(across) : Float(rowWidth) - Float(distance)
    var corner = graphene_point_t(x: start.rounded(), y: 0)
    let needed = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: across).minimum
    gtk_widget_allocate(widget, across, max(height, needed), -1, gsk_transform_translate(nil, &corner))
  }
}
