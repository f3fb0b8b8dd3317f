import FoundationEssentials

/// The values of the pages of a ``NavigationStack``, which may be of different types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path: the stack shows its root.
  public init() {}

  /// Creates a path with the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value: the stack shows its destination.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the last values: the stack goes back by the same number of pages.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }

  mutating func append(erased value: AnyHashable) { elements.append(value) }
}
