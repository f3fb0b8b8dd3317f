/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// ForEach(Array($items.enumerated()), id: \.element.id) { index, $item in
///   TextField("Item \(index + 1)", text: $item.name)
/// }
/// ```
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>

  /// Gives bindings to the elements that are there when it is made.
  public struct Iterator: IteratorProtocol {
    private let location: Location<Value>
    private let elements: Value
    private var index: Value.Index

    fileprivate init(_ binding: Binding<Value>) {
      location = binding.location
      elements = binding.wrappedValue
      index = elements.startIndex
    }

    /// The next binding; nil at the end.
    public mutating func next() -> Binding<Value.Element>? {
      guard index != elements.endIndex else { return nil }
      defer { elements.formIndex(after: &index) }
      return Binding<Value.Element>(location: ElementLocation(location, index, last: elements[index]))
    }
  }

  /// Gives bindings to the elements.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position behind another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Moves a position to the next element.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element.
  ///
  /// Should the collection become shorter, the binding keeps reading the last value that is known, and drops writes.
  /// Reading an element that was never there ends the program, as with the collection itself.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    // What is there now is noted where that costs no call of the app's code and makes nobody depend on it.
    guard MainThread.isCurrent else {
      return Binding<Value.Element>(location: ElementLocation(location, position))
    }
    // Stays on this thread, which is the main one.
    nonisolated(unsafe) let position = position
    return MainThread.assumeIsolated {
      Binding<Value.Element>(location: ElementLocation(noting: location, position))
    }
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Moves a position to the element before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
  /// The position at a distance from another one.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// The position at a distance from another one; nil if that is behind `limit`.
  public func index(_ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
  }

  /// How many steps lead from one position to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
