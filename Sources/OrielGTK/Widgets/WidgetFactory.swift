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
    case .image(let image): ImageWidget(image, sink: sink)
    case .toggle(let toggle): ToggleWidget(toggle, sink: sink)
    case .textField(let field): TextFieldWidget(field, sink: sink)
    case .scroll(let scroll): ScrollWidget(scroll, sink: sink)
    case .form: FormWidget(sink: sink)
    case .section: SectionWidget(sink: sink)
    case .list: ListWidget(sink: sink)
    case .progress(let fraction): ProgressWidget(fraction, sink: sink)
    case .popoverAnchor: PopoverAnchorWidget(sink: sink)
    case .inspectorSplit: InspectorSplitWidget(sink: sink)
    case .native(let native):
      if let maker = native.provider as? any NativeWidgetMaker {
        NativeWidget(maker, sink: sink)
      } else {
        missing(native, sink: sink)
      }
    }
  }

  /// Stands for a widget that was made for another platform.
  @MainActor private static func missing(_ native: NativeElement, sink: any WidgetEventSink) -> GtkPlatformWidget {
    let name = String(describing: type(of: native.provider))
    Diagnostics.warn("\(name) makes no GTK widget", once: "native.\(name)")
    return SpacerWidget(SpacerElement(axis: .horizontal), sink: sink)
  }
}
