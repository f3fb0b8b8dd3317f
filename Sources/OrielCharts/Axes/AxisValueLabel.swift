import Foundation
import OrielCore

/// The label of a value of an axis.
///
/// ```swift
/// .chartYAxis {
///   AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
/// }
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///   }
/// }
/// ```
public struct AxisValueLabel<Content: View>: AxisMark {
  private let label: AxisLabel
  private let isCentered: Bool?
  private let view: Content?

  /// Creates a label that shows a view. A text needs no view of its own.
  ///
  /// - Parameters:
  ///   - centered: whether the label is in the middle between the value and the next one; by default that of a unit of the
  ///     calendar for which the data stands.
  ///   - anchor: the point of the label that is at the value.
  ///   - multiLabelAlignment: has no effect.
  ///   - collisionResolution: what becomes of labels that would overlap.
  ///   - offsetsMarks: has no effect.
  ///   - orientation: has no effect: labels are horizontal.
  ///   - horizontalSpacing: the distance from the plot of a label beside it, in points.
  ///   - verticalSpacing: the distance from the plot of a label above or below it, in points.
  ///   - content: makes the view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .automatic, view: content(), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing)
  }

  private init(
    _ content: AxisLabel.Content, view: Content? = nil, _ isCentered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    label = AxisLabel(
      content: content, anchor: anchor, collision: collision, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.isCentered = isCentered
    self.view = view
  }

  @MainActor public static func _collect(_ mark: Self, into collector: inout _AxisPartCollector) {
    var label = mark.label
    if let view = mark.view {
      label.content = (view as? any TextualContent).map { .text($0.text) } ?? .view(AnyView(view))
    }
    collector.parts.append(AxisPart(kind: .label(label), isCentered: mark.isCentered))
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label that shows the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(.automatic, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing) }

  /// Creates a label that shows the value in a format, in the locale that the view's environment has.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      AxisLabel.Content.formatted(by: format), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing
    )
  }

  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(titleKey)), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing) }

  /// Creates a label with a verbatim text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(.text(Text(title)), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing) }
}

/// The label of a value of an axis, without its type.
struct AxisLabel {
  /// What the label shows.
  enum Content {
    case automatic
    /// Nil if the label is empty.
    case text(Text?)
    case format((Datum, AxisFormat) -> String?)
    case view(AnyView)

    static func formatted<Format: FormatStyle>(by format: Format) -> Content
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
      .format { datum, context in
        Format.FormatInput(datum: datum).map { context.adapted(format).format($0) }
      }
    }
  }

  var content = Content.automatic
  let anchor: UnitPoint?
  let collision: AxisValueLabelCollisionResolution
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
}

/// Views that are a single text, or nothing.
@MainActor private protocol TextualContent {
  var text: Text? { get }
}

extension Text: TextualContent {
  fileprivate var text: Text? { self }
}

extension EmptyView: TextualContent {
  fileprivate var text: Text? { nil }
}

extension Optional: TextualContent where Wrapped: TextualContent {
  fileprivate var text: Text? { flatMap(\.text) }
}
