extension List {
  /// Creates a list of static or dynamic rows, any number of which may be selected.
  ///
  /// The selection consists of the tags of the rows or, for rows of a `ForEach`, of the identities of the elements.
  ///
  /// - Parameters:
  ///   - selection: the values of the selected rows. Written when the user changes the selection. Values that the
  ///     binding
  ///     doesn't accept aren't displayed as selected.
  ///   - content: the rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .many($0) })
  }

  /// Creates a list of static or dynamic rows, of which at most one may be selected. See
  /// ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .optional($0) })
  }

  /// Creates a list of static or dynamic rows, of which one is selected. The user can't clear the selection. See
  /// ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: .one(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of static or dynamic rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
}

extension List {
  /// Creates a list with a row for each element of a collection, any number of which may be selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element identified by the property at a key path, any number of which may be
  /// selected. See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each number of a range, any number of which may be selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .many($0) })
  }

  /// Creates a list with a row for each element of a collection, one of which may be selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each element identified by the property at a key path, one of which may be selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each number of a range, one of which may be selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each element of a collection, one of which is selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }

  /// Creates a list with a row for each element identified by the property at a key path, one of which is selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: .one(selection))
  }

  /// Creates a list with a row for each number of a range, one of which is selected.
  /// See ``List/init(selection:content:)-(Binding<Set<SelectionValue>>?,_)``.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a collection of identifiable elements.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each element of a collection identified by the property at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}
