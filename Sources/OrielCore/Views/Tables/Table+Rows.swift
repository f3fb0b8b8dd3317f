import FoundationEssentials

extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: the type of the values, which the columns then needn't repeat.
  ///   - columnCustomization: the order, the visibility and the widths of the columns, which the user can change.
  ///   - columns: the columns.
  ///   - rows: the rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, one of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .optional(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, any number of which may be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .many(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: nil, sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, one of which may be selected, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .optional(selection),
      sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, any number of which may be selected, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .many(selection), sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }
}

extension Table {
  /// Creates a table of rows, whose values have the type that the columns say.
  ///
  /// ```swift
  /// Table(sortOrder: $sortOrder) {
  ///   TableColumn("Name", value: \Person.name)
  /// } rows: {
  ///   ForEach(people) { TableRow($0) }
  /// }
  /// ```
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: nil, sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, one of which may be selected.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .optional(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, any number of which may be selected.
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .many(selection), sorting: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: nil, sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, one of which may be selected, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .optional(selection),
      sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of rows, any number of which may be selected, with a sort order that the headers write.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      columns: columns(), rows: rows(), selection: .many(selection), sorting: BoundTableSorting(comparators: sortOrder),
      customization: columnCustomization)
  }
}
