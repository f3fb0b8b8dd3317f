import Foundation
import OrielCore

/// The places of the plot, the axes and their labels in a chart of a size, in coordinates that begin at the leading edge.
@MainActor struct ChartArrangement {
  private(set) var plot: Rect
  /// The scales with positions in the plot.
  private(set) var x: PlotScale
  private(set) var y: PlotScale
  private(set) var axes: [PlacedAxis] = []

  private let size: Size

  /// What the places depend on, besides the marks.
  struct Context {
    var size: Size
    var xGroups: [AxisGroup] = []
    var yGroups: [AxisGroup] = []
    var xPadding: (start: Double, end: Double) = (0, 0)
    var yPadding: (start: Double, end: Double) = (0, 0)
    var format = AxisFormat()
    var measure: (Text) -> Size
    var viewSize: (AxisLabelID) -> Size? = { _ in nil }
  }

  init(_ model: PlotModel, _ context: Context) {
    size = context.size
    x = model.x
    y = model.y
    plot = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard !model.isPolar else { return }
    let line = context.xGroups.isEmpty ? 0 : context.measure(Text(verbatim: "0")).height
    // The number of values depends on the length of an axis, and the length on the labels of the other one.
    place(context, insets: EdgeInsets(top: 0, leading: 0, bottom: line, trailing: 0))
    let vertical = axes(of: y, model.units.y, context.yGroups, context, isX: false)
    var insets = EdgeInsets(
      top: 0, leading: thickness(of: vertical, .leading), bottom: line, trailing: thickness(of: vertical, .trailing))
    place(context, insets: insets)
    let horizontal = axes(of: x, model.units.x, context.xGroups, context, isX: true)
    insets.top = thickness(of: horizontal, .top)
    insets.bottom = thickness(of: horizontal, .bottom)
    // The label at the upper end of the plot extends beyond it.
    let half = (vertical.flatMap(\.labels).map(\.size.height).max() ?? 0) / 2
    insets.top = max(insets.top, half)
    insets.bottom = max(insets.bottom, half)
    place(context, insets: insets)
    axes = axes(of: x, model.units.x, context.xGroups, context, isX: true)
    axes += axes(of: y, model.units.y, context.yGroups, context, isX: false)
    for index in axes.indices { placeLabels(of: &axes[index]) }
  }

  private func thickness(of axes: [PlacedAxis], _ side: AxisSide) -> Double {
    axes.filter { $0.side == side }.map(\.thickness).max() ?? 0
  }

  private mutating func place(_ context: Context, insets: EdgeInsets) {
    plot = Rect(
      x: insets.leading, y: insets.top, width: max(1, size.width - insets.leading - insets.trailing),
      height: max(1, size.height - insets.top - insets.bottom))
    x.start = context.xPadding.start
    x.end = max(x.start, plot.width - context.xPadding.end)
    // Numbers begin at the bottom, categories at the top.
    let (top, bottom) = (context.yPadding.end, max(context.yPadding.end, plot.height - context.yPadding.start))
    (y.start, y.end) = y.isCategorical ? (top, bottom) : (bottom, top)
  }

  private func axes(
    of scale: PlotScale, _ unit: Calendar.Component?, _ groups: [AxisGroup], _ context: Context, isX: Bool
  ) -> [PlacedAxis] {
    let layout = AxisLayout(
      isX: isX, scale: scale, unit: unit, format: context.format, measure: context.measure, viewSize: context.viewSize)
    return groups.enumerated().map { layout.axis(of: $1, index: $0) }
  }

  // MARK: Labels

  /// Sets the frames of labels, and removes those that would overlap: of labels in a row every second one, or every third.
  private func placeLabels(of axis: inout PlacedAxis) {
    for index in axis.labels.indices { axis.labels[index].frame = frame(of: axis.labels[index], axis) }
    var labels = axis.labels.sorted { start(of: $0, axis) < start(of: $1, axis) }
    for index in labels.indices where labels[index].collision == .truncate {
      truncate(&labels[index], axis, before: index + 1 < labels.count ? labels[index + 1].position : nil)
    }
    var distance = 1
    while distance < labels.count, overlaps(labels, distance, axis) { distance += 1 }
    axis.labels = labels.enumerated().filter { $0.offset.isMultiple(of: distance) }.map(\.element)
  }

  /// Whether labels at a distance in the row would overlap.
  private func overlaps(_ labels: [PlacedLabel], _ distance: Int, _ axis: PlacedAxis) -> Bool {
    stride(from: distance, to: labels.count, by: distance).contains { index in
      guard case .greedy(let spacing) = labels[index].collision else { return false }
      let (before, label) = (labels[index - distance].frame, labels[index].frame)
      return axis.isX ? label.minX < before.maxX + spacing : label.minY < before.maxY
    }
  }

  private func start(of label: PlacedLabel, _ axis: PlacedAxis) -> Double {
    axis.isX ? label.frame.minX : label.frame.minY
  }

  private func truncate(_ label: inout PlacedLabel, _ axis: PlacedAxis, before next: Double?) {
    guard axis.isX, let next else { return }
    let room = max(8, abs(next - label.position) - 4)
    guard label.frame.width > room else { return }
    label.frame = Rect(
      x: label.frame.minX + (label.frame.width - room) / 2, y: label.frame.minY, width: room, height: label.frame.height
    )
  }

  private func frame(of label: PlacedLabel, _ axis: PlacedAxis) -> Rect {
    let size = label.size
    var frame: Rect
    let position = axis.isX ? plot.minX + label.position : plot.minY + label.position
    let gap = label.spacing
    switch axis.side {
    case .bottom:
      let top = axis.isInset ? plot.maxY - gap - size.height : plot.maxY + gap
      frame = Rect(x: position - (label.anchor?.x ?? 0.5) * size.width, y: top, width: size.width, height: size.height)
    case .top:
      let top = axis.isInset ? plot.minY + gap : plot.minY - gap - size.height
      frame = Rect(x: position - (label.anchor?.x ?? 0.5) * size.width, y: top, width: size.width, height: size.height)
    case .leading:
      let left = axis.isInset ? plot.minX + gap : plot.minX - gap - size.width
      frame = Rect(
        x: left, y: position - (label.anchor?.y ?? 0.5) * size.height, width: size.width, height: size.height)
    case .trailing:
      let left = axis.isInset ? plot.maxX - gap - size.width : plot.maxX + gap
      frame = Rect(
        x: left, y: position - (label.anchor?.y ?? 0.5) * size.height, width: size.width, height: size.height)
    }
    frame = frame.offset(x: label.offset.width, y: label.offset.height)
    return axis.isX
      ? kept(frame, within: axis.isAligned ? plot : Rect(x: 0, y: 0, width: self.size.width, height: 0)) : frame
  }

  /// A frame that is moved along the x axis so that it doesn't extend beyond the ends of another one.
  private func kept(_ frame: Rect, within area: Rect) -> Rect {
    let x = max(area.minX, min(frame.minX, area.maxX - frame.width))
    return frame.offset(x: x - frame.minX, y: 0)
  }
}
