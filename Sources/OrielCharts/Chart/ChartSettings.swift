import OrielCore

/// What modifiers of views have set for the charts in them.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleSettings<Paint>()
  var symbol = StyleSettings<AnyChartSymbolShape>()
  var lineStyle = StyleSettings<StrokeStyle>()
  var symbolSize = StyleSettings<Double>()
  var legend = LegendSettings()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selectAngle: ((Datum?) -> Void)?
  var gesture: (@MainActor (ChartProxy, AnyView) -> AnyView)?
  var scrollableAxes: Axis.Set = []

  /// Whether the user selects values with the pointer.
  var selects: Bool { selectAngle != nil || [x, y].contains { $0.selectValue != nil || $0.selectsRange } }
}

/// What modifiers have set for an axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  /// The content of the axis; nil for the usual one.
  var makeGroups: (@MainActor () -> [AxisGroup])?
  var domain: _ScaleDomain?
  var type: ScaleType?
  var padding: (start: Double, end: Double) = (0, 0)
  var labels: [AxisTitle] = []
  var selectValue: ((Datum?) -> Void)?
  var selectRange: ((Datum, Datum)?) -> Void = { _ in }
  var selectsRange = false
  /// The length of the visible part of a scrollable axis.
  var visibleLength: Double?
  var scroll: ScrollSettings?
}

/// Where a scrollable axis begins.
struct ScrollSettings {
  let start: Datum
  /// Called with the first visible value, and returns what the app's binding holds then.
  let report: ((Datum) -> Datum)?
}

/// The title of an axis.
struct AxisTitle {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let content: @MainActor () -> AnyView
}

/// A view in front of or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: @MainActor (ChartProxy) -> AnyView
}

/// What modifiers have set for the appearances of values.
struct StyleSettings<Value> {
  var domain: [Datum]?
  var values: [Value]?
  var mapping: ((Datum) -> Value?)?
}

/// What modifiers have set for the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: (@MainActor () -> AnyView)?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes the settings of the charts in the view.
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
