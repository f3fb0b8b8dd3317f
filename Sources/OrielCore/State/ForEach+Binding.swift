extension ForEach where Content: View {
  /// Creates a view for each element of a collection; the closure receives a binding to the element.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection, identified by the property at a key path; the closure receives a
  /// binding to the element.
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
}
