import FoundationEssentials

extension Stepper where Label == Text {
  /// Creates a stepper for a value, with a localized title and the value as a text before the buttons.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperActions(value, step: step), onEditingChanged, Text(titleKey),
      valueText: { format.format(value.wrappedValue) })
  }

  /// Creates a stepper for a value, with a verbatim title and the value as a text before the buttons.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperActions(value, step: step), onEditingChanged, Text(title),
      valueText: { format.format(value.wrappedValue) })
  }

  /// Creates a stepper for a value, with a localized title and the value as a text before the buttons.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperActions(value, bounds, step: step), onEditingChanged, Text(titleKey),
      valueText: { format.format(value.wrappedValue) })
  }

  /// Creates a stepper for a value, with a verbatim title and the value as a text before the buttons.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      StepperActions(value, bounds, step: step), onEditingChanged, Text(title),
      valueText: { format.format(value.wrappedValue) })
  }
}
