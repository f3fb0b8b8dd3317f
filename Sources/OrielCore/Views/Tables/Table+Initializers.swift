import FoundationEssentials

extension Table {
  /// Creates a table with a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: the collection.
  ///   - columnCustomization: the order, the visibility and the widths of the columns, which the user can change; nil if
  ///     the user can only resize columns, for as long as the table is shown.
  ///   - columns: the columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, one of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: .optional(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, any number of which may be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: .many(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, with a sort order that the headers write.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: nil,
      sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, one of which may be selected, with a sort order that the headers write.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: .optional(selection),
      sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element of a collection, any number of which may be selected, with a sort order that the headers write.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      columns: columns(), rows: TableForEachContent(data), selection: .many(selection),
      sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }
}
