import FoundationEssentials

/// A form without boxes: a column of labels beside a column of controls.
struct ColumnsForm<Content: View>: View {
  let content: Content

  var body: some View { FormColumns { content.environment(\.labelsHaveColumn, true) } }
}

/// Views below each other, with the leading edges of their controls on one line. A view without such an edge stands in
/// the column of the controls.
private struct FormColumns: Layout {
  private static let spacing: CGFloat = 10

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The distance of a view's controls from its leading edge, and the view's width and size.
  private struct Row {
    let indent: CGFloat
    let proposal: ProposedViewSize
    let size: Size
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat?) -> (column: CGFloat, rows: [Row]) {
    let proposal = ProposedViewSize(width: width, height: nil)
    let indents = subviews.map { $0.dimensions(in: proposal)[explicit: .formControl] ?? 0 }
    let column = indents.max() ?? 0
    var rows: [Row] = []
    for (view, indent) in zip(subviews, indents) {
      let offered = ProposedViewSize(width: width.map { max($0 - column + indent, 0) }, height: nil)
      rows.append(Row(indent: indent, proposal: offered, size: Size(view.sizeThatFits(offered))))
    }
    return (column, rows)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (column, rows) = rows(subviews, proposal.width)
    var size = Size(width: 0, height: Self.spacing * CGFloat(max(rows.count - 1, 0)))
    for row in rows {
      size.width = max(size.width, column - row.indent + row.size.width)
      size.height += row.size.height
    }
    return size.cgSize
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (column, rows) = rows(subviews, proposal.width)
    var y = bounds.minY
    for (view, row) in zip(subviews, rows) {
      view.place(at: CGPoint(x: bounds.minX + column - row.indent, y: y), proposal: row.proposal)
      y += row.size.height + Self.spacing
    }
  }
}

private enum FormControlEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// The leading edge of the control in a row of a form in columns.
  fileprivate static let formControl = HorizontalAlignment(FormControlEdge.self)
}

private enum LabelColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LabelBesideKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the labels of controls are in a column of their own.
  var labelsHaveColumn: Bool {
    get { self[LabelColumnKey.self] }
    set { self[LabelColumnKey.self] = newValue }
  }

  /// Whether the label of the control is displayed in the column of labels.
  var labelStandsBeside: Bool {
    get { self[LabelBesideKey.self] }
    set { self[LabelBesideKey.self] = newValue }
  }
}

/// A control with a label, which a form in columns displays in a column of its own.
@MainActor protocol FormColumnControl: View {
  associatedtype ColumnLabel: View
  /// The label.
  var columnLabel: ColumnLabel { get }
}

extension FormColumnControl {
  /// The node of the control: that of a row of a form in columns, or the one that `make` returns.
  static func columnNode(
    of view: Self, in context: _NodeContext, else make: () -> _ViewNode<Self>
  ) -> _ViewNode<Self> {
    let environment = context.environment.values
    guard environment.labelsHaveColumn, !environment.labelsAreHidden else { return make() }
    let attributes = context.attributes
    return MappedNode(view, in: context) {
      // The attributes that outer modifiers set are those of the control.
      $0.attributes = nil
    } to: {
      FormColumnRow(control: $0, attributes: attributes)
    }
  }
}

/// The label of a control, and the control beside it.
private struct FormColumnRow<Control: FormColumnControl>: View {
  let control: Control
  let attributes: AttributeScope?

  var body: some View {
    HStack(spacing: 8) {
      // The control has the name already.
      HStack { control.columnLabel }.multilineTextAlignment(.trailing).accessibilityHidden(true)
      AttributedControl(control: control, attributes: attributes)
        .environment(\.labelsHaveColumn, false).environment(\.labelsAreHidden, true)
        .environment(\.labelStandsBeside, true)
        .alignmentGuide(.formControl) { $0[.leading] }
    }
  }
}

/// A control with the attributes that were set on its row.
struct AttributedControl<Control: View>: View, _Primitive {
  typealias Body = Never

  let control: Control
  let attributes: AttributeScope?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MappedNode(view, in: context) {
      $0.attributes = $0.attributes ?? view.attributes
    } to: {
      $0.control
    }
  }
}
