/// A row of a ``Table`` with rows below it, which the user shows and hides.
///
/// ```swift
/// Table(of: Folder.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   ForEach(folders) { folder in
///     DisclosureTableRow(folder) { ForEach(folder.subfolders) { TableRow($0) } }
///   }
/// }
/// ```
///
/// The first column has an indicator and is indented. The Right key expands the focused row, the Left key collapses it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent, _Primitive
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates the row of a value, with rows below it.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - isExpanded: whether the rows below are visible; nil if the row keeps this itself.
  ///   - content: the rows below, read when the row is expanded.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public static func _rowView(of content: Self) -> some View {
    let below = content.content
    return TableDisclosureRows(isExpanded: content.isExpanded, label: Label._rowView(of: content.label)) {
      Content._rowView(of: below())
    }
  }
}

/// The rows of a tree of values in a ``Table``.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent, _Primitive
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  private let data: Data
  private let children: KeyPath<Data.Element, Data?>

  init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }

  public static func _rowView(of content: Self) -> some View {
    ForEach(content.data) { TableOutlineRows(element: $0, children: content.children) }
      .environment(\.isTableOutline, true)
  }
}

/// The rows of a value and of its children.
private struct TableOutlineRows<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let element: Data.Element
  let children: KeyPath<Data.Element, Data?>

  var body: some View {
    if let below = element[keyPath: children] {
      TableDisclosureRows(isExpanded: nil, label: row) {
        AnyView(ForEach(below) { TableOutlineRows(element: $0, children: children) })
      }
    } else {
      row
    }
  }

  private var row: some View { TableRow._rowView(of: TableRow(element)) }
}

/// A row that can be expanded, and the rows below it.
private struct TableDisclosureRows<Label: View, Content: View>: View {
  @State private var isInitiallyExpanded = false
  @Environment(\.outlineLevel) private var level
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  var body: some View {
    let isExpanded = isExpanded ?? $isInitiallyExpanded
    let expansion = RowExpansion(isExpanded: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 }
    label.environment(\.tableExpansion, expansion)._trait(RowExpansionKey.self, expansion)
    if isExpanded.wrappedValue {
      content().environment(\.outlineLevel, level + 1).environment(\.tableExpansion, nil)
    }
  }
}

/// The cell of a row of an outline in the first column.
struct TableOutlineCell: View {
  let content: AnyView
  let expansion: RowExpansion?
  let level: Int

  /// The cell, with an indicator or indented if the row is in an outline.
  static func around(_ cell: AnyView, in environment: EnvironmentValues) -> AnyView {
    let (expansion, level) = (environment.tableExpansion, environment.outlineLevel)
    guard expansion != nil || level > 0 || environment.isTableOutline else { return cell }
    return AnyView(TableOutlineCell(content: cell, expansion: expansion, level: level))
  }

  var body: some View {
    if let expansion {
      ExpandableLabel(expansion: expansion, label: content)
        .padding(.leading, OutlineIndent.ofGroup(at: level))
    } else {
      content.padding(.leading, OutlineIndent.ofLeaf(at: level))
    }
  }
}

private enum TableExpansionKey: EnvironmentKey { static var defaultValue: RowExpansion? { nil } }
private enum TableOutlineKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The expansion of a row of a table; nil for a row without rows below it.
  fileprivate var tableExpansion: RowExpansion? {
    get { self[TableExpansionKey.self] }
    set { self[TableExpansionKey.self] = newValue }
  }

  /// Whether all rows of a table are in an outline.
  fileprivate var isTableOutline: Bool {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}
