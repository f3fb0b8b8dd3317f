import CGtk
import OrielCore

/// How far something has come: a `GtkProgressBar`, or a `GtkSpinner` as long as nobody knows.
@MainActor final class ProgressWidget: GtkElementWidget<ProgressElement> {
  private var fraction: Double?

  init(_ element: ProgressElement, sink: any WidgetEventSink) {
    fraction = element.fraction
    super.init(Self.make(element.fraction), sink: sink)
  }

  private static func make(_ fraction: Double?) -> GtkWidgetPointer {
    guard let fraction else {
      let spinner: GtkWidgetPointer = gtk_spinner_new()
      gtk_spinner_start(spinner.opaque)
      return spinner
    }
    let bar: GtkWidgetPointer = gtk_progress_bar_new()
    gtk_progress_bar_set_fraction(bar.opaque, fraction)
    gtk_widget_set_hexpand(bar, 1)
    return bar
  }

  override func update(_ element: ProgressElement) {
    let (old, new) = (fraction, element.fraction)
    guard new != old else { return }
    fraction = new
    if let new, old != nil {
      gtk_progress_bar_set_fraction(widget.opaque, new)
    } else {
      replaceWidget(with: Self.make(new))
    }
  }
}

extension ProgressElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { ProgressWidget(self, sink: sink) }
}
