/// A place where a value is read and written: what a binding points to.
///
/// Bindings are made anywhere, so their locations can be. What is `nonisolated(unsafe)` in them is given when they are
/// made, and used on the main actor from then on.
@MainActor package class Location<Value>: DependencySource {
  package func get() -> Value { preconditionFailure("abstract") }
  package func set(_ value: Value) { preconditionFailure("abstract") }

  /// The value, where it can be had without calling the app's code, and without a dependency on it.
  func peek() -> Value? { nil }

  /// Whether the two are sure to lead to the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// Where a state's value lives: with the view's node.
@MainActor package final class StateLocation<Value>: Location<Value> {
  @exclusivity(unchecked) private var value: Value
  private let isEqual: ((Value, Value) -> Bool)?

  package init(_ value: Value) {
    self.value = value
    isEqual = Equality<Value>.test
  }

  override package func get() -> Value {
    recordRead()
    return value
  }

  override package func set(_ newValue: Value) {
    if let isEqual, isEqual(value, newValue) { return }
    var old = newValue
    // The old value goes when nothing is under access any more: its end may run code that reads or writes the state.
    swap(&value, &old)
    notifyReaders()
  }

  override func peek() -> Value? { value }

  /// The value, without a dependency on it.
  package var current: Value { value }
}

/// One property of a value at another location.
@MainActor final class KeyPathLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private nonisolated(unsafe) let keyPath: WritableKeyPath<Root, Value>

  nonisolated init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var whole = root.get()
    whole[keyPath: keyPath] = value
    root.set(whole)
  }

  override func peek() -> Value? {
    guard let whole = root.peek() else { return nil }
    return whole[keyPath: keyPath]
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// One element of a collection at another location. Past the end of what has become shorter it reads the last known
/// value, and drops writes.
@MainActor final class ElementLocation<Root: MutableCollection>: Location<Root.Element> {
  private let root: Location<Root>
  private nonisolated(unsafe) let index: Root.Index
  private nonisolated(unsafe) var last: Root.Element?

  /// - Parameter last: the element, where it is known.
  nonisolated init(_ root: Location<Root>, _ index: Root.Index, last: Root.Element? = nil) {
    self.root = root
    self.index = index
    self.last = last
  }

  /// Notes what is there now, if that can be had without further ado.
  convenience init(noting root: Location<Root>, _ index: Root.Index) {
    self.init(root, index)
    last = peek()
  }

  override func get() -> Root.Element {
    let whole = root.get()
    if let last, !contains(whole) { return last }
    let element = whole[index]
    last = element
    return element
  }

  override func set(_ value: Root.Element) {
    var whole = root.get()
    guard contains(whole) else { return }
    whole[index] = value
    root.set(whole)
  }

  override func peek() -> Root.Element? {
    guard let whole = root.peek(), contains(whole) else { return last }
    return whole[index]
  }

  private func contains(_ whole: Root) -> Bool { whole.startIndex <= index && index < whole.endIndex }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation<Root> else { return false }
    return index == other.index && root.isSame(as: other.root)
  }
}

/// A property of an object.
@MainActor final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value computed by two closures.
@MainActor final class ComputedLocation<Value>: Location<Value> {
  private nonisolated(unsafe) let read: () -> Value
  private nonisolated(unsafe) let write: (Value) -> Void

  nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}

/// A value that ignores writes.
@MainActor final class ConstantLocation<Value>: Location<Value> {
  private nonisolated(unsafe) let value: Value

  nonisolated init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}
  override func peek() -> Value? { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value>, let test = Equality<Value>.test else { return false }
    return test(value, other.value)
  }
}
