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
      content: { position, _ in
        content(
          Binding(location: IdentifiedElementLocation(data.location, position, id, last: elements[position])))
      },
      identity: { $0.1 })
  }
}

/// A binding to an element that has an identity.
@MainActor protocol IdentifiedBinding {
  /// The binding to the element wherever it is in its collection, and to nothing once it has left.
  var following: Self { get }
}

extension Binding: IdentifiedBinding where Value: Identifiable {
  var following: Binding { Binding(location: location.following(\.id)) }
}

/// A binding to a collection.
@MainActor protocol CollectionBinding {
  /// The binding with the current elements, which it keeps.
  var withMembers: Self { get }
}

extension Binding: CollectionBinding where Value: MutableCollection {
  var withMembers: Binding { Binding(location: MembersLocation(location, wrappedValue)) }
}

// Not isolated, since a function without isolation may make a `ForEach`. One of bindings is made on the main actor only.
extension ForEach {
  /// The data for rows that are made when they are needed: those of a binding are the elements of now, as the number of
  /// the rows is.
  static func kept(_ data: Data) -> Data {
    guard Data.self is any CollectionBinding.Type else { return data }
    return onMainActor(data) { ($0 as? any CollectionBinding)?.withMembers as? Data ?? $0 }
  }

  /// A closure that gives `content` bindings to elements with an identity instead of to positions in a collection.
  static func following(_ content: @escaping (Data.Element) -> Content) -> (Data.Element) -> Content {
    guard Data.Element.self is any IdentifiedBinding.Type else { return content }
    return { element in
      content(onMainActor(element) { ($0 as? any IdentifiedBinding)?.following as? Data.Element ?? $0 })
    }
  }

  private static func onMainActor<Value>(_ value: Value, _ change: @MainActor (Value) -> Value) -> Value {
    // Unsafe: the value stays on the thread.
    nonisolated(unsafe) var value = value
    MainActor.assumeIsolated { value = change(value) }
    return value
  }
}
