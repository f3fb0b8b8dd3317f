/// A control that chooses a color.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
///
/// In GTK: a `GtkColorDialogButton` after the label. A color of the desktop's palette is displayed as in the current
/// style; a chosen color has fixed components.
public struct ColorPicker<Label: View>: View {
  public typealias Body = Never

  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a control with a custom label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { PrimitiveNode(view, in: context) }
  }
}

extension ColorPicker: FormColumnControl {
  var columnLabel: Label { label }
}

extension ColorPicker where Label == Text {
  /// Creates a control with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a control with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: PrimitiveView {
  package var contained: Label { label }
  package func withContained(_ body: @MainActor (Label) -> Void) { body(label) }
  package var stackAxis: Axis? { .horizontal }

  package func element(in context: ElementContext) -> ColorPickerElement {
    let environment = context.environment
    return ColorPickerElement(
      color: selection.wrappedValue, supportsOpacity: supportsOpacity, isEnabled: environment.isEnabled,
      isLabelHidden: environment.labelsAreHidden)
  }

  package func handle(_ event: ColorPickerEvent, in context: ElementContext) {
    switch event {
    case .changed(let color): if context.environment.isEnabled { selection.wrappedValue = color }
    }
  }
}

/// A color after a label. The children are the label.
package struct ColorPickerElement: Element {
  package typealias Event = ColorPickerEvent

  package var color: Color
  package var supportsOpacity = true
  package var isEnabled = true
  package var isLabelHidden = false
}

/// The events that a color picker reports.
package enum ColorPickerEvent: WidgetEvent, Equatable {
  /// The user has chosen a color.
  case changed(Color)

  package var changesValue: Bool { true }
}
