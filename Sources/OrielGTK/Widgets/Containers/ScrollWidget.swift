import CGtk
import FoundationEssentials
import OrielCore

/// A viewport with a column or row of views: a `GtkScrolledWindow`.
@MainActor final class ScrollWidget: GtkElementWidget<ScrollElement> {
  private var element: ScrollElement
  private let stack: StackNode
  private let content: SurfaceWidget
  private var lock: ScrollLock?
  private var aimer: ScrollAimer?
  private var phases: ScrollPhases?
  private var refresher: RefreshController?

  init(_ element: ScrollElement, sink: any WidgetEventSink) {
    self.element = element
    stack = StackNode(element.arrangement)
    content = SurfaceWidget(SurfaceContent(stack))
    super.init(ScrolledWindow.make(), sink: sink)
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(widget.opaque, 1)
    gtk_scrolled_window_set_child(widget.opaque, contain(content).widget)
    content.watchViewport(of: widget)
    write()
  }

  override func update(_ new: ScrollElement) {
    guard new != element else { return }
    element = new
    stack.arrangement = new.arrangement
    write()
  }

  private func write() {
    element.configure(content.surface)
    showIndicatorMargins()
    if element.aiming != nil, aimer == nil { aimer = ScrollAimer(on: widget, of: content) }
    if phases == nil, content.surface.reportsScrollPhases { phases = ScrollPhases(on: widget, of: content) }
    aimer?.isOn = element.aiming != nil && element.isEnabled
    let overflow = element.isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
    gtk_widget_set_overflow(widget, overflow)
    if let viewport = gtk_scrolled_window_get_child(widget.opaque) { gtk_widget_set_overflow(viewport, overflow) }
    leaf?.scrollAxes = scrolls
    gtk_scrolled_window_set_policy(
      widget.opaque, policy(.horizontal, element.horizontal), policy(.vertical, element.vertical))
    ScrollLock.update(&lock, on: widget, isOn: !element.isEnabled)
    if element.canRefresh, refresher == nil {
      refresher = RefreshController(on: widget) { [weak self] in self?.requestRefresh() ?? false }
    }
  }

  private func requestRefresh() -> Bool {
    if element.canRefresh { send(.refreshRequested) }
    return element.canRefresh
  }

  private func showIndicatorMargins() {
    let margins = element.indicatorMargins
    for bar in [
      gtk_scrolled_window_get_vscrollbar(widget.opaque), gtk_scrolled_window_get_hscrollbar(widget.opaque),
    ] {
      gtk_widget_set_margin_top(bar, margins.top.pixels)
      gtk_widget_set_margin_bottom(bar, margins.bottom.pixels)
      gtk_widget_set_margin_start(bar, margins.leading.pixels)
      gtk_widget_set_margin_end(bar, margins.trailing.pixels)
    }
  }

  private func policy(_ axis: Axis.Set, _ indicators: ScrollElement.Indicators) -> GtkPolicyType {
    element.axes.contains(axis) ? indicators.policy : GTK_POLICY_NEVER
  }

  // MARK: Layout

  override var scrolls: Axis.Set { element.axes }

  override package var sensitivity: Axis.Set {
    content.surface.hasRelativeFrames ? .both : element.axes.union(content.surface.sensitivity)
  }

  /// The proposed length along the scrollable axes, the content's length along the others.
  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.surface.sizeThatFits(proposal.limited(to: Axis.Set.both.subtracting(element.axes)))
    let across = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let width = element.axes.contains(.horizontal) ? proposal.width ?? size.width : size.width
    let height = element.axes.contains(.vertical) ? proposal.height ?? size.height : size.height
    let room = max(width, CGFloat(across.minimum))
    let least = WidgetLayout.Measurement(of: widget, GTK_ORIENTATION_VERTICAL, for: room.orUnlimited).minimum
    return CGSize(width: room, height: max(height, CGFloat(least)))
  }

  // MARK: Content

  override package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { content.insert(node, after: sibling) }
  override package func move(_ node: LayoutNode, after sibling: LayoutNode?) { content.move(node, after: sibling) }
  override package func remove(_ node: LayoutNode) { content.remove(node) }

  override func tearDown() {
    lock?.dispose()
    aimer?.dispose()
    phases?.dispose()
    refresher?.dispose()
    content.dispose()
  }
}

extension ScrollElement.Indicators {
  /// The policy of a scrolled axis.
  var policy: GtkPolicyType {
    switch self {
    case .automatic: GTK_POLICY_AUTOMATIC
    case .always: GTK_POLICY_ALWAYS
    case .never: GTK_POLICY_EXTERNAL
    }
  }
}

/// Prevents the user from scrolling a `GtkScrolledWindow`.
@MainActor final class ScrollLock {
  /// Whether scrolling is prevented.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      gtk_scrolled_window_set_kinetic_scrolling(window.opaque, isOn ? 0 : 1)
      if let controller {
        gtk_event_controller_set_propagation_phase(controller, isOn ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
      }
    }
  }

  private let window: GtkWidgetPointer
  private let controller: OpaquePointer?
  private let signals = SignalConnections()

  init(on window: GtkWidgetPointer) {
    self.window = window
    controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    guard let controller else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
    signals.add(.connect(controller.raw, .scroll) { _, _ in true })
    gtk_widget_add_controller(window, controller)
  }

  /// Creates a lock when scrolling is prevented for the first time.
  static func update(_ lock: inout ScrollLock?, on window: GtkWidgetPointer, isOn: Bool) {
    if isOn, lock == nil { lock = ScrollLock(on: window) }
    lock?.isOn = isOn
  }

  func dispose() { signals.disconnectAll() }
}

extension ScrollElement {
  fileprivate var arrangement: StackArrangement {
    axes == .horizontal ? StackArrangement(VerticalAlignment.center) : StackArrangement(HorizontalAlignment.center)
  }
}

extension ScrollElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ScrollWidget(self, sink: sink) }
}
