import FoundationEssentials

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  /// Returns the bar between the labels of the bounds, or after the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
      MarkedBar(fraction: configuration.value).modifier(GaugeValue(configuration: configuration))
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// An open ring with a mark at the value, around the label of the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  /// Returns the ring, with the labels in and below it.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      OpenRing(fraction: configuration.value)
      configuration.currentValueLabel.font(.caption)
      VStack {
        Spacer()
        if let minimum = configuration.minimumValueLabel {
          HStack(spacing: 8) {
            minimum
            configuration.maximumValueLabel
          }
        } else {
          configuration.label
        }
      }
      .font(.system(size: 9))
    }
    .frame(width: 52, height: 52)
    .modifier(GaugeValue(configuration: configuration))
  }
}

/// A ring that is filled up to the value, around the label of the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  /// Returns the ring around the label of the value, or around the gauge's label.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 5)
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    }
    .font(.caption)
    .padding(3)
    .frame(width: 52, height: 52)
    .modifier(GaugeValue(configuration: configuration))
  }
}

/// The accessible name and value of a gauge that is drawn.
private struct GaugeValue: ViewModifier {
  let configuration: GaugeStyleConfiguration

  func body(content: Content) -> some View {
    content.accessibilityElement(children: .contain)
      .accessibilityLabel(configuration.text ?? Text(verbatim: ""))
      .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded())) %"))
  }
}

private struct MarkedBar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(.tint)
        Circle().fill(.background).padding(1.5)
          .offset(x: fraction * max(0, geometry.size.width - geometry.size.height))
          .frame(width: geometry.size.height)
      }
    }
    .frame(height: 8)
  }
}

/// Three quarters of a ring.
private struct OpenRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      Circle().fill(.background).frame(width: 7, height: 7).offset(x: 23).rotationEffect(.degrees(fraction * 270))
    }
    .rotationEffect(.degrees(135))
    .padding(3)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
