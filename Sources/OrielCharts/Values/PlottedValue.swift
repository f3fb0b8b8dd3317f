import Foundation

/// A labeled value without its type.
struct PlottedValue: Hashable, Sendable {
  let label: String
  let datum: Datum
  /// The unit of the calendar, or the bin, that the value stands for.
  var span: ClosedRange<Double>?
  var unit: Calendar.Component?
}

/// The extent of a mark along an axis.
enum MarkExtent {
  /// A single value.
  case value(PlottedValue)
  /// From one value to another.
  case range(PlottedValue, PlottedValue)
  /// Distances from the leading or top edge of the plot, in points; nil for the edges.
  case points(CGFloat?, CGFloat?)

  /// The values along the axis.
  var values: [PlottedValue] {
    switch self {
    case .value(let value): [value]
    case .range(let start, let end): [start, end]
    case .points: []
    }
  }

  var first: PlottedValue? {
    switch self {
    case .value(let value), .range(let value, _): value
    case .points: nil
    }
  }
}
