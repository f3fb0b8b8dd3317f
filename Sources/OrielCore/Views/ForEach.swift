/// A view for each element of a collection.
///
/// Elements are told apart by their identity: when the collection changes, the views of elements that stay keep their
/// state, focus and widgets, whether they move or not. The cost of a change is one comparison for each element, plus
/// the work for those that differ.
///
/// Identities should be unique. Of several elements with the same one, the first keeps its view's state and the
/// others start afresh; a warning is logged once.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let identity: @MainActor (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Drawn by the platform: there is no body.
  public typealias Body = Never

  /// A view for each element of a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// A view for each element, told apart by the property at `id`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }

  /// A view for each number of a range that doesn't change. (A range that does change works as well.)
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  /// A view for each element of a bound collection; the closure gets a binding to the element.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element of a bound collection, told apart by the property at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(Binding(location: ElementLocation(data.location, $0.0, last: elements[$0.0]))) },
      identity: { $0.1 })
  }

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, in: context)
  }
}
