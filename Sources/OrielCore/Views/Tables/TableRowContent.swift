/// Rows of a ``Table``.
@MainActor public protocol TableRowContent<TableRowValue> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: TableRowContent
  associatedtype _RowView: View = Self.TableRowBody._RowView

  /// The rows that these consist of.
  var tableRowBody: TableRowBody { get }

  static func _rowView(of content: Self) -> _RowView
}

extension TableRowContent where _RowView == TableRowBody._RowView {
  public static func _rowView(of content: Self) -> _RowView { TableRowBody._rowView(of: content.tableRowBody) }
}

extension TableRowContent where Self: _Primitive {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public typealias _RowView = Never

  public var tableRowBody: Never { preconditionFailure("Never has no values") }

  public static func _rowView(of content: Never) -> Never {}
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent, _Primitive {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  public static func _rowView(of content: Self) -> some View {
    TableCells(value: content.value).tag(content.value.id)
  }
}

/// The rows of a collection in a ``Table``.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent, _Primitive
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  private let data: Data

  init(_ data: Data) { self.data = data }

  public static func _rowView(of content: Self) -> some View {
    ForEach(content.data) { TableRow._rowView(of: TableRow($0)) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates rows for a collection of identifiable elements.
  public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
    self.init(data: data, content: content, identity: { $0.id }, isIdentifiable: true)
  }

  /// Creates rows for a collection whose elements are identified by the property at a key path.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, content: content, identity: { $0[keyPath: id] }, idPath: id)
  }

  @MainActor public static func _rowView(of content: Self) -> ForEach<Data, ID, Content._RowView> {
    let make = content.content
    return ForEach<Data, ID, Content._RowView>(
      data: content.data, content: { Content._rowView(of: make($0)) }, identity: content.identity,
      idPath: content.idPath, isIdentifiable: content.isIdentifiable)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public static func _rowView(of content: Self) -> Wrapped._RowView? { content.map { Wrapped._rowView(of: $0) } }
}

/// Builds rows from statements: any number of them, `if`, `else` and `switch`.
@MainActor @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> _TableRowTuple<Value, repeat each Content> { _TableRowTuple(repeat each content) }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _TableRowBranch<Value, First, Second> { _TableRowBranch(storage: .first(first)) }

  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _TableRowBranch<Value, First, Second> { _TableRowBranch(storage: .second(second)) }
}

/// Several rows, one after the other.
public struct _TableRowTuple<Value: Identifiable, each Content: TableRowContent>: TableRowContent, _Primitive {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public static func _rowView(of content: Self) -> TupleView<(repeat (each Content)._RowView)> {
    TupleView((repeat (each Content)._rowView(of: each content.content)))
  }
}

/// One of two kinds of rows.
public struct _TableRowBranch<Value: Identifiable, First: TableRowContent, Second: TableRowContent>: TableRowContent,
  _Primitive
{
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  public static func _rowView(of content: Self) -> _ConditionalContent<First._RowView, Second._RowView> {
    switch content.storage {
    case .first(let rows): _ConditionalContent(storage: .first(First._rowView(of: rows)))
    case .second(let rows): _ConditionalContent(storage: .second(Second._rowView(of: rows)))
    }
  }
}
