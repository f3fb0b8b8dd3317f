import Foundation
import OrielCore

/// A view that displays data as bars, lines, points and other marks.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("Product", sale.product))
/// }
/// .chartYAxis { AxisMarks(format: IntegerFormatStyle<Int>()) }
/// ```
///
/// The scales and axes result from the data; modifiers such as `chartXScale(domain:type:)` set them. The
/// marks are drawn, not views: thousands of points cost a few drawing commands. Assistive technology reads each of up to
/// 100 marks, and a summary of more. A change of the data in an animation moves the marks.
///
/// The chart takes the proposed size; its ideal size is 300 × 200.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of a collection of identifiable elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of a collection whose elements are identified by the property at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  public var body: some View {
    let xGroups = groups(of: settings.x)
    let yGroups = groups(of: settings.y)
    let model = PlotModel(marks, settings, xValues: xGroups.first?.values, yValues: yGroups.first?.values)
    ChartFrame(model: model, settings: settings, format: format) {
      AnimatedPlot(model: model, settings: settings, xGroups: xGroups, yGroups: yGroups, format: format)
        .frame(idealWidth: 300, idealHeight: 200)
    }
  }

  private var marks: [Mark] {
    var collector = _MarkCollector()
    Content._collect(content, into: &collector)
    return collector.marks
  }

  private func groups(of axis: AxisSettings) -> [AxisGroup] {
    if axis.visibility == .hidden { return [] }
    return axis.makeGroups?() ?? [AxisGroup()]
  }

  private var format: AxisFormat {
    var calendar = calendar
    calendar.timeZone = timeZone
    return AxisFormat(locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
