import OrielCore

/// The side of the plot at which an axis is.
enum AxisSide: Hashable {
  case leading, trailing, top, bottom

  init(_ position: AxisMarkPosition, isX: Bool) {
    switch position.kind {
    case .automatic: self = isX ? .bottom : .trailing
    case .leading: self = isX ? .bottom : .leading
    case .trailing: self = isX ? .bottom : .trailing
    case .top: self = isX ? .top : .trailing
    case .bottom: self = isX ? .bottom : .trailing
    }
  }
}

/// A line of an axis: a grid line or a tick.
struct AxisLine {
  /// Along the axis, in points.
  let position: Double
  let stroke: StrokeStyle
  let paint: Paint
  let offset: Size
  /// The length of a tick outside of the plot; nil for a grid line.
  let length: Double?
}

/// The identity of a label that shows a view.
struct AxisLabelID: Hashable {
  let isX: Bool
  let group: Int
  let index: Int
  let part: Int
}

/// A label of an axis.
struct PlacedLabel {
  enum Content {
    case text(Text)
    case view(AnyView, AxisLabelID)
  }

  let content: Content
  /// Along the axis, in points.
  let position: Double
  let size: Size
  let anchor: UnitPoint?
  let offset: Size
  let spacing: Double
  let collision: AxisValueLabelCollisionResolution.Kind
  let paint: Paint?
  /// In the coordinates of the chart.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// The lines and labels of values of an axis.
struct PlacedAxis {
  let side: AxisSide
  let isInset: Bool
  let isAligned: Bool
  var lines: [AxisLine] = []
  var labels: [PlacedLabel] = []

  var isX: Bool { side == .top || side == .bottom }

  /// The length that the axis needs beside the plot.
  var thickness: Double {
    let ticks = lines.compactMap(\.length).max() ?? 0
    if isInset { return ticks }
    return max(ticks, labels.map { (isX ? $0.size.height : $0.size.width) + $0.spacing }.max() ?? 0)
  }
}
