import CGtk
import OrielCore

/// A box with limits around its content: a layout of our own.
@MainActor final class FrameWidget: GtkElementWidget<FrameElement> {
  private let layout: FrameLayout

  init(_ element: FrameElement, sink: any WidgetEventSink) {
    layout = FrameLayout(element)
    super.init(layout.widget, sink: sink)
  }

  override func update(_ new: FrameElement) {
    guard new != layout.frame else { return }
    layout.frame = new
    alignAll()
    expansionMayHaveChanged()
  }

  override func place(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func reorder(_ child: GtkPlatformWidget, after sibling: GtkWidgetPointer?) {
    layout.insert(child.root, after: sibling)
  }

  override func take(_ child: GtkPlatformWidget) { layout.remove(child.root) }

  override func align(_ child: GtkPlatformWidget) { child.stand(inArea: layout.frame.alignment) }
}

/// Gives its children a width and a height within limits, and aligns those that want less.
@MainActor final class FrameLayout: WidgetLayout {
  var frame: FrameElement {
    didSet {
      setExpand()
      gtk_widget_queue_resize(widget)
    }
  }

  init(_ frame: FrameElement) {
    self.frame = frame
    super.init()
    setExpand()
  }

  /// The limits in one direction.
  private struct Limits {
    let minimum: Int32?
    let ideal: Int32?
    /// Nil where there is none, or where there is all the room in the world.
    let maximum: Int32?
    let isUnlimited: Bool

    init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
      self.minimum = minimum.map { Self.pixels($0) }
      self.ideal = ideal.map { Self.pixels($0) }
      isUnlimited = maximum == .infinity
      self.maximum = maximum.flatMap { $0 == .infinity ? nil : Self.pixels($0) }
    }

    // More than any screen has, and far from what GTK can count.
    private static let most = 100_000.0

    private static func pixels(_ length: Double) -> Int32 { Int32(min(max(length.rounded(), 0), most)) }

    var exact: Int32? { minimum == maximum ? minimum : nil }

    func apply(to needs: Measurement) -> Measurement {
      if let exact { return Measurement(minimum: exact, natural: exact) }
      var least = max(needs.minimum, minimum ?? 0)
      // A frame with an upper limit takes as much as it may, like one without bounds, not as much as it needs.
      var natural = ideal ?? maximum ?? needs.natural
      if let maximum {
        least = min(least, max(maximum, minimum ?? 0))
        natural = min(natural, maximum)
      }
      return Measurement(minimum: least, natural: max(natural, least))
    }
  }

  private func limits(_ orientation: GtkOrientation) -> Limits {
    orientation == GTK_ORIENTATION_HORIZONTAL
      ? Limits(frame.minWidth, frame.idealWidth, frame.maxWidth)
      : Limits(frame.minHeight, frame.idealHeight, frame.maxHeight)
  }

  override func requestMode() -> GtkSizeRequestMode { GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }

  override func measure(_ orientation: GtkOrientation, for size: Int32) -> Measurement {
    var needs = Measurement()
    let other = limits(orientation.opposite)
    for child in children where gtk_widget_should_layout(child) != 0 {
      var size = other.exact ?? size
      // In a larger area the frame, and with it the child, still gets no more than this.
      if size >= 0, let maximum = other.maximum { size = min(size, maximum) }
      if size >= 0 { size = max(size, Measurement(of: child, orientation.opposite, for: -1).minimum) }
      let child = Measurement(of: child, orientation, for: size)
      needs.minimum = max(needs.minimum, child.minimum)
      needs.natural = max(needs.natural, child.natural)
    }
    return limits(orientation).apply(to: needs)
  }

  override func allocate(width: Int32, height: Int32, baseline: Int32) {
    for child in children where gtk_widget_should_layout(child) != 0 {
      place(child, inWidth: width, height: height, alignment: frame.alignment)
    }
  }

  /// Without an upper limit the frame wants room if its content does.
  private func setExpand() {
    let across = limits(GTK_ORIENTATION_HORIZONTAL)
    let down = limits(GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_hexpand(widget, across.isUnlimited ? 1 : 0)
    gtk_widget_set_hexpand_set(widget, across.isUnlimited || across.maximum != nil ? 1 : 0)
    gtk_widget_set_vexpand(widget, down.isUnlimited ? 1 : 0)
    gtk_widget_set_vexpand_set(widget, down.isUnlimited || down.maximum != nil ? 1 : 0)
  }
}

extension FrameElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { FrameWidget(self, sink: sink) }
}
