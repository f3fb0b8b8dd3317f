extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static func _rowView(of section: Self) -> Section<Parent._RowView, Content._RowView, Footer._RowView> {
    Section<Parent._RowView, Content._RowView, Footer._RowView>(
      header: Parent._rowView(of: section.header), footer: Footer._rowView(of: section.footer),
      content: Content._rowView(of: section.content), isExpanded: section.isExpanded)
  }
}

/// The header of a section of a ``Table``: a view across all columns, which can't be selected.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent, _Primitive {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  fileprivate let content: Content

  public static func _rowView(of header: Self) -> Content { header.content }
}

/// No rows of a ``Table``.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent, _Primitive {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  fileprivate init() {}

  public static func _rowView(of content: Self) -> EmptyView { EmptyView() }
}

extension Section where Content: TableRowContent {
  /// Creates a section of rows of a table, with a header.
  ///
  /// ```swift
  /// Table(of: Person.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   Section("Friends") { ForEach(friends) { TableRow($0) } }
  ///   Section("Others", isExpanded: $showsOthers) { ForEach(others) { TableRow($0) } }
  /// }
  /// ```
  public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent(), content: content())
  }

  /// Creates a section of rows of a table, with a localized title.
  public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of rows of a table, with a verbatim title.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of rows of a table, without a header.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(header: EmptyTableRowContent(), footer: EmptyTableRowContent(), content: content())
  }

  /// Creates a section of rows of a table that the user can collapse with a button in its header.
  public init<V: Identifiable, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(
      header: TableHeaderRowContent(content: header()), footer: EmptyTableRowContent(), content: content(),
      isExpanded: isExpanded)
  }

  /// Creates a section of rows of a table that the user can collapse, with a localized title.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section of rows of a table that the user can collapse, with a verbatim title.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
  {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
