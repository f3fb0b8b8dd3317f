import CGtk
import OrielCore

/// The widget of a progress view: a `GtkProgressBar`, a `GtkSpinner` while the fraction is unknown, or a ring.
@MainActor final class ProgressWidget: GtkElementWidget<ProgressElement> {
  private enum Indicator {
    case bar
    case movingBar(BarMotion)
    case spinner
    case ring(RingLayout)

    var isBar: Bool {
      switch self {
      case .bar, .movingBar: true
      case .spinner, .ring: false
      }
    }
  }

  private var element: ProgressElement
  private var indicator: Indicator
  /// The displayed fraction, which differs from that of the element during an animation.
  private var shown: Double
  private var motion: FrameAnimation?

  init(_ element: ProgressElement, sink: any WidgetEventSink) {
    self.element = element
    shown = element.fraction ?? 0
    let (indicator, widget) = Self.make(element)
    self.indicator = indicator
    super.init(widget, sink: sink)
    changeTint(from: nil)
  }

  private static func make(_ element: ProgressElement) -> (Indicator, GtkWidgetPointer) {
    switch (element.style, element.fraction) {
    case (.automatic, let fraction?), (.linear, let fraction?):
      let bar: GtkWidgetPointer = gtk_progress_bar_new()
      gtk_progress_bar_set_fraction(bar.opaque, fraction)
      return (.bar, bar)
    case (.linear, nil):
      let bar: GtkWidgetPointer = gtk_progress_bar_new()
      return (.movingBar(BarMotion(bar)), bar)
    case (.circular, let fraction?):
      let ring = RingLayout(fraction)
      return (.ring(ring), ring.widget)
    case (.automatic, nil), (.circular, nil):
      let spinner: GtkWidgetPointer = gtk_spinner_new()
      gtk_spinner_start(spinner.opaque)
      return (.spinner, spinner)
    }
  }

  override var fills: Axis.Set { indicator.isBar ? .horizontal : [] }

  override func update(_ new: ProgressElement) { update(new, in: Transaction()) }

  override func update(_ new: ProgressElement, in transaction: Transaction) {
    let old = element
    guard new != old else { return }
    element = new
    if new.style == old.style, new.fraction == old.fraction { return changeTint(from: old.tint) }
    motion?.stop()
    motion = nil
    if new.style == old.style, let fraction = new.fraction, old.fraction != nil {
      move(to: fraction, in: transaction)
      return changeTint(from: old.tint)
    }
    shown = new.fraction ?? 0
    let (indicator, widget) = Self.make(new)
    replaceWidget(with: widget)
    self.indicator = indicator
    changeTint(from: nil)
  }

  private func move(to fraction: Double, in transaction: Transaction) {
    let start = shown
    motion = FrameAnimation(on: widget, in: transaction) { [weak self] in
      self?.show(min(max(start + (fraction - start) * $0, 0), 1))
    }
    if motion == nil { show(fraction) }
  }

  private func show(_ fraction: Double) {
    shown = fraction
    if case .ring(let ring) = indicator {
      ring.fraction = fraction
    } else {
      gtk_progress_bar_set_fraction(widget.opaque, fraction)
    }
  }

  override func tearDown() { motion?.stop() }

  private func changeTint(from old: Paint?) {
    guard element.tint != old else { return }
    widget.changeClass(from: old.flatMap { TintClass.of($0) }, to: element.tint.flatMap { TintClass.of($0) })
  }
}

extension ProgressElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ProgressWidget(self, sink: sink) }
}
