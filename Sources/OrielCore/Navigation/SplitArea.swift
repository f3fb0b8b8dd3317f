/// Two columns with a divider that the user can drag. While one is hidden, the other fills the area.
struct SplitArea<Leading: View, Trailing: View>: PrimitiveView {
  typealias Body = Never

  let isLeadingHidden: Bool
  let isTrailingHidden: Bool
  let width: SplitColumnWidth
  let leading: Leading
  let trailing: Trailing

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }

  var contained: TupleView<(SplitColumn<ColumnContent<Leading>>, SplitColumn<ColumnContent<Trailing>>)> {
    let first = SplitColumn(
      element: SplitColumnElement(isLeading: true, isHidden: isLeadingHidden, isAlone: isTrailingHidden, width: width),
      content: ColumnContent(isShown: !isLeadingHidden, content: leading))
    let second = SplitColumn(
      element: SplitColumnElement(isLeading: false, isHidden: isTrailingHidden, isAlone: isLeadingHidden),
      content: ColumnContent(isShown: !isTrailingHidden, content: trailing))
    return TupleView((first, second))
  }

  func element(in context: ElementContext) -> SplitElement {
    SplitElement(isLeadingHidden: isLeadingHidden, isTrailingHidden: isTrailingHidden, width: width)
  }
}

/// The views of a column that can be hidden.
struct ColumnContent<Content: View>: View {
  let isShown: Bool
  let content: Content

  var body: some View { content.modifier(PageModifier(isShown: isShown, leavesInMotion: true)) }
}

/// One of the columns.
struct SplitColumn<Content: View>: PrimitiveView {
  typealias Body = Never

  let element: SplitColumnElement
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }
  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .vertical }
  func element(in context: ElementContext) -> SplitColumnElement { element }
}

/// Two columns with a divider.
package struct SplitElement: Element {
  package var isLeadingHidden: Bool
  package var isTrailingHidden: Bool
  /// The width of the leading column.
  package var width: SplitColumnWidth
}

/// A column of a split view.
package struct SplitColumnElement: Element {
  package var isLeading: Bool
  package var isHidden = false
  /// Whether the other column is hidden.
  package var isAlone = false
  package var width = SplitColumnWidth.sidebar
}

/// The widths of a column, in points.
package struct SplitColumnWidth: Equatable, Sendable {
  package var minimum: Double
  package var ideal: Double
  package var maximum: Double?

  static let sidebar = SplitColumnWidth(minimum: 120, ideal: 220)
  static let content = SplitColumnWidth(minimum: 150, ideal: 280)
}

/// The width that the views of a column request.
enum SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }
  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}
