/// A binding to a mutable collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach(Array($items.enumerated()), id: \.element.id) { index, $item in
///   TextField("Item \(index + 1)", text: $item.name)
/// }
/// ```
extension Binding: Sequence where Value: MutableCollection {
  /// Returns a binding to the element at a position.
  ///
  /// If the collection becomes too short, the binding returns the last known element and ignores writes. As with the
  /// collection itself, a position that was never valid ends the program.
  public typealias Element = Binding<Value.Element>
  public typealias SubSequence = Slice<Binding<Value>>

  /// An iterator over bindings to the elements at the time of its creation.
  public struct Iterator: IteratorProtocol {
    private let location: Location<Value>
    private let elements: Value
    private var index: Value.Index

    fileprivate init(_ binding: Binding<Value>) {
      location = (binding.location as? MembersLocation<Value>)?.origin ?? binding.location
      elements = binding.members
      index = elements.startIndex
    }

    /// Returns the binding to the next element; nil at the end.
    public mutating func next() -> Binding<Value.Element>? {
      guard index != elements.endIndex else { return nil }
      defer { elements.formIndex(after: &index) }
      return Binding<Value.Element>(location: ElementLocation(location, index, last: elements[index]))
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { members.startIndex }

  public var endIndex: Value.Index { members.endIndex }

  /// The positions of the elements.
  public var indices: Value.Indices { members.indices }

  public func index(after index: Value.Index) -> Value.Index { members.index(after: index) }

  public func formIndex(after index: inout Value.Index) { members.formIndex(after: &index) }

  /// Returns a binding to the element at a position.
  ///
  /// If the collection becomes too short, the binding returns the last known element and ignores writes. As with the
  /// collection itself, a position that was never valid ends the program.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    // Records the current element if this neither calls the app's code nor adds a dependency.
    guard MainThread.isCurrent else {
      return Binding<Value.Element>(location: ElementLocation(location, position))
    }
    // Unsafe: used on the main thread only, which is the current one.
    nonisolated(unsafe) let position = position
    return MainThread.assumeIsolated {
      guard let known = location as? MembersLocation<Value> else {
        return Binding<Value.Element>(location: ElementLocation(noting: location, position))
      }
      return Binding<Value.Element>(location: ElementLocation(known.origin, position, last: known.members[position]))
    }
  }

  /// The collection whose positions count.
  fileprivate var members: Value {
    let location = location
    return MainThread.run { (location as? MembersLocation<Value>)?.members ?? location.get() }
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { members.index(before: index) }

  public func formIndex(before index: inout Value.Index) { members.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
  /// Returns the position at a distance from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    members.index(index, offsetBy: distance)
  }

  /// Returns the position at a distance from another one; nil if it is beyond `limit`.
  public func index(_ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    members.index(index, offsetBy: distance, limitedBy: limit)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    members.distance(from: start, to: end)
  }
}
