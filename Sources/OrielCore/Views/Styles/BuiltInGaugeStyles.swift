/// The platform's default style: a bar below its label.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeStack(configuration) }
}

/// A bar below its label, filled up to the value. In GTK: a `GtkLevelBar`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GaugeStack(configuration) }
}

/// A small bar between the labels of the bounds, filled up to the value. In GTK: a `GtkLevelBar`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { AccessoryBar(configuration: configuration) }
}

extension GaugeStack
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  Minimum == GaugeStyleConfiguration.MinimumValueLabel, Maximum == GaugeStyleConfiguration.MaximumValueLabel
{
  fileprivate init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      fraction: configuration.value, text: configuration.text, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel, minimum: configuration.minimumValueLabel,
      maximum: configuration.maximumValueLabel)
  }
}

/// A level bar in a row with the labels.
private struct AccessoryBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
      GaugeBar(fraction: configuration.value, label: configuration.text)
      if let maximum = configuration.maximumValueLabel { maximum } else { configuration.currentValueLabel }
    }
    .font(.caption)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar below its label, filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar between the labels of the bounds, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
