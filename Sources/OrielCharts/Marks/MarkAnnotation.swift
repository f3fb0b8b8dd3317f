import OrielCore

/// A view at a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  /// Whether the view is the symbol of a point.
  var isSymbol = false
  let content: @MainActor (AnnotationContext) -> AnyView
}

/// The mark of an annotation.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The place of an annotation at a mark, and of a legend or label at a chart.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let kind: Kind

  /// Above a mark, or at the end of a bar; below a chart.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above.
  public static let top = AnnotationPosition(kind: .top)
  /// Below.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the leading edge.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the trailing edge.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// Above, before the leading edge.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// Above, after the trailing edge.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// Below, before the leading edge.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// Below, after the trailing edge.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What becomes of an annotation that would extend beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of an annotation along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case disabled
      case fit(Boundary)
    }

    let kind: Kind

    /// The annotation is moved into the chart.
    public static let automatic = fit
    /// The annotation is moved into the chart.
    public static let fit = fit(to: .automatic)
    /// The annotation is moved into the chart. The scale of the axis isn't changed.
    public static let padScale = fit
    /// The annotation extends beyond the chart.
    public static let disabled = Strategy(kind: .disabled)

    /// The annotation is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  /// Where an annotation has to fit.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool

    /// The chart.
    public static let automatic = chart
    /// The chart with its axes.
    public static let chart = Boundary(isPlot: false)
    /// The plot.
    public static let plot = Boundary(isPlot: true)
  }

  let x: Strategy
  let y: Strategy

  /// The annotation is moved into the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
