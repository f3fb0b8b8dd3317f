import FoundationEssentials

extension Table {
  /// Creates a table of a tree of values.
  ///
  /// - Parameters:
  ///   - data: the values at the top.
  ///   - children: the values below another one, which are read when its row is expanded; nil for a leaf.
  ///   - columnCustomization: the order, the visibility and the widths of the columns, which the user can change.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: nil,
      sorting: nil, customization: columnCustomization)
  }

  /// Creates a table of a tree of values, one of which may be selected.
  /// See ``DisclosureTableRow``.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: .optional(selection),
      sorting: nil, customization: columnCustomization)
  }

  /// Creates a table of a tree of values, any number of which may be selected.
  /// See ``DisclosureTableRow``.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: .many(selection),
      sorting: nil, customization: columnCustomization)
  }

  /// Creates a table of a tree of values, with a sort order that the headers write.
  /// See ``DisclosureTableRow``.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: nil,
      sorting: BoundTableSorting(comparators: sortOrder), customization: columnCustomization)
  }

  /// Creates a table of a tree of values, one of which may be selected, with a sort order that the headers write.
  /// See ``DisclosureTableRow``.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: .optional(selection),
      sorting: BoundTableSorting(comparators: sortOrder), customization: columnCustomization)
  }

  /// Creates a table of a tree of values, any number of which may be selected, with a sort order that the headers write.
  /// See ``DisclosureTableRow``.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableOutlineGroupContent(data, children: children), selection: .many(selection),
      sorting: BoundTableSorting(comparators: sortOrder), customization: columnCustomization)
  }
}
