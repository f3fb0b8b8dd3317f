import CGtk
import OrielCore

/// Makes the widget of each kind of element.
package enum WidgetFactory {
  /// Makes the widget for a description. It holds `sink` weakly.
  @MainActor package static func make(
    _ element: Element, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> GtkPlatformWidget {
    let widget = make(element, sink: sink)
    widget.apply(attributes)
    return widget
  }

  @MainActor private static func make(_ element: Element, sink: any WidgetEventSink) -> GtkPlatformWidget {
    switch element {
    case .text(let text): TextWidget(text, sink: sink)
    case .button(let button): ButtonWidget(button, sink: sink)
    case .stack(let stack): StackWidget(stack, sink: sink)
    case .spacer(let spacer): SpacerWidget(spacer, sink: sink)
    case .divider(let axis): DividerWidget(axis, sink: sink)
    case .color(let paint): ColorWidget(paint, sink: sink)
    case .layers(let layers): LayersWidget(layers, sink: sink)
    case .frame(let frame): FrameWidget(frame, sink: sink)
    case .slot(let role): SlotWidget(role, sink: sink)
    case .image, .toggle, .textField, .scroll, .form, .section, .list, .native:
      StackWidget(StackElement(axis: .vertical), sink: sink)
    }
  }
}
