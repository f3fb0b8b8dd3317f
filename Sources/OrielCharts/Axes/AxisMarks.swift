import Foundation
import OrielCore

/// The grid lines, ticks and labels of an axis.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .day, count: 7)) { value in
///     AxisGridLine()
///     AxisTick()
///     AxisValueLabel(format: .dateTime.day().month())
///   }
/// }
/// ```
///
/// Without parts, an axis of numbers or dates has grid lines and labels, and one of categories has labels.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var group: AxisGroup

  /// Creates an axis with parts that depend on the value.
  ///
  /// - Parameters:
  ///   - preset: where the labels are relative to the plot.
  ///   - position: the side of the plot.
  ///   - values: the values.
  ///   - content: returns the parts for a value.
  @MainActor @preconcurrency public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values)
    group.parts = { value in
      var collector = _AxisPartCollector()
      Content._collect(content(value), into: &collector)
      return collector.parts
    }
  }

  /// Creates an axis with the same parts for all values.
  @MainActor @preconcurrency public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values)
    group.parts = { _ in
      var collector = _AxisPartCollector()
      Content._collect(content(), into: &collector)
      return collector.parts
    }
  }

  /// Creates an axis with values of the data, and parts that depend on the value.
  @MainActor @preconcurrency public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset: preset, position: position, values: .list(values), content: content) }

  /// Creates an axis with values of the data, and the same parts for all of them.
  @MainActor @preconcurrency public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: .list(values), content: content) }

  private init(_ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues) {
    group = AxisGroup(preset: preset, position: position, values: values)
  }

  @MainActor public static func _collect(_ content: Self, into collector: inout _AxisCollector) {
    collector.groups.append(content.group)
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Creates an axis with the usual parts.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values)
    group.stroke = stroke
  }

  /// Creates an axis with the usual parts at values of the data.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .list(values), stroke: stroke) }

  /// Creates an axis with the usual parts, and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    group.format = .formatted(by: format)
  }

  /// Creates an axis with the usual parts at values of the data, and labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
  }
}

extension AxisMarkValues {
  fileprivate static func list<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .list(values.map(\.datum)))
  }
}
