import FoundationEssentials

/// A column of a ``Table``: its title, and the view of a row's cell.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
/// TableColumn("Photo") { PhotoView($0.photo) }
/// ```
///
/// A column with a value or a comparator can be sorted by, in a table with a sort order. In GTK: a
/// `GtkColumnViewColumn`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent,
  _Primitive
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  private let title: Text
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var width = TableColumnWidth()
  private var alignment = TableColumnAlignment.automatic

  /// A column with a title.
  public init(_title title: Text, comparator: Sort?, content: @escaping (RowValue) -> Content) where Label == Text {
    self.title = title
    self.comparator = comparator
    self.content = content
  }

  public static func _columns(of column: Self) -> [_TableColumn<RowValue>] {
    let content = column.content
    let (alignment, text) = column.alignment.alignments
    return [
      _TableColumn(
        title: column.title, width: column.width, comparator: column.comparator,
        cell: { value in
          let cell = content(value)
          guard let alignment, let text else { return AnyView(cell) }
          return AnyView(cell.multilineTextAlignment(text).frame(maxWidth: .infinity, alignment: alignment))
        })
    ]
  }

  // MARK: Modifiers

  /// Sets a width, in pixels, that the user can't change; nil for the default.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.width = TableColumnWidth(fixed: width)
    return column
  }

  /// Sets limits of the width, in pixels, and the width that the column has at first.
  ///
  /// Space that is left is shared by the columns without a maximum. The user can resize the column by dragging the
  /// edge of its header; to not less than the minimum.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return column
  }

  /// Aligns the contents of the column's cells.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.alignment = alignment
    return column
  }
}

/// How the contents of a column's cells are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, leading, center, trailing }

  private let kind: Kind

  /// The default, which is leading.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The alignment of numbers, which is at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

  /// The alignments of a view and of its lines; nil for the default.
  fileprivate var alignments: (Alignment?, TextAlignment?) {
    switch kind {
    case .automatic: (nil, nil)
    case .leading: (.leading, .leading)
    case .center: (.center, .center)
    case .trailing: (.trailing, .trailing)
    }
  }
}

// MARK: - Columns that aren't sorted by

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(_title: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(_title: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a text as title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(_title: text, comparator: nil, content: content)
  }

  /// Creates a column of a text of each value, with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(_title: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of a text of each value, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(_title: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of a text of each value, with a text as title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(_title: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: - Columns that are sorted by a comparator

extension TableColumn where Label == Text {
  /// Creates a column that is sorted by a comparator, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(_title: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column that is sorted by a comparator, with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(_title: Text(title), comparator: comparator, content: content)
  }

  /// Creates a column that is sorted by a comparator, with a text as title.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
  where Sort.Compared == RowValue {
    self.init(_title: text, comparator: comparator, content: content)
  }
}
