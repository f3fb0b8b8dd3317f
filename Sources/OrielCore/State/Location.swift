/// The storage that a binding refers to: reads and writes a value.
///
/// Bindings, and their locations with them, can be created on any thread. They are used on the main actor only.
@MainActor package class Location<Value>: DependencySource {
  package func get() -> Value { preconditionFailure("abstract") }
  package func set(_ value: Value) { preconditionFailure("abstract") }

  /// The value, read without a dependency; nil if reading it would call the app's code.
  func peek() -> Value? { nil }

  /// The storage in which all writes of the value are noticed; nil if there is none, or only a larger value's.
  var writeKey: FlagWatch.Key? { nil }

  /// The property of an observable object that the value is, whose writes its observers are told.
  var property: AnyKeyPath? { nil }

  /// The type of a stored property whose writes are writes of the value.
  var storedType: Any.Type { Value.self }

  /// Whether the value is stored by itself: a write of other values, even in the same storage, doesn't change it.
  var isStored: Bool { false }

  /// Whether the stored properties of the value are stored here, and not computed from other values.
  var hasStoredProperties: Bool { isStored }

  /// Whether both certainly refer to the same storage.
  package func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The location of the element wherever it is, if this is the position of an element in a collection.
  func following<ID: Hashable>(_ path: KeyPath<Value, ID>) -> Location<Value> { self }
}

/// The storage of a state, which belongs to the view's node.
@MainActor package final class StateLocation<Value>: Location<Value> {
  @exclusivity(unchecked) private var value: Value
  private let isEqual: ((Value, Value) -> Bool)?
  /// Whether it has had another value than the initial one.
  private(set) final var wasWritten = false

  package init(_ value: Value) {
    self.value = value
    isEqual = Equality<Value>.test
  }

  override package func get() -> Value {
    recordRead()
    return value
  }

  override package func set(_ newValue: Value) {
    FlagWatch.willWrite(to: self)
    if let isEqual, isEqual(value, newValue) { return }
    wasWritten = true
    var old = newValue
    // The old value is released after the access: its deinitializer may run code that accesses the state.
    swap(&value, &old)
    notifyReaders()
  }

  override func peek() -> Value? { value }

  override var writeKey: FlagWatch.Key? { FlagWatch.Key(storage: self) }

  override var isStored: Bool { true }

  /// The value, read without recording a dependency.
  package var current: Value { value }
}

extension StateLocation: KeptState {}

extension StateLocation: SourceProviding, NamedKind {
  var providedSource: DependencySource? { self }
  var kindName: String { "a state of the type \(Value.self)" }
}

/// One property of a value at another location.
@MainActor final class KeyPathLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
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

  override var property: AnyKeyPath? { keyPath }

  // A computed property has no offset.
  override var isStored: Bool { root.hasStoredProperties && MemoryLayout<Root>.offset(of: keyPath) != nil }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// One element of a collection at another location. If the collection becomes too short, it returns the last known
/// value and ignores writes.
@MainActor final class ElementLocation<Root: MutableCollection>: Location<Root.Element> {
  private let root: Location<Root>
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) let index: Root.Index
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) var last: Root.Element?

  /// - Parameter last: the current element, if it is known.
  nonisolated init(_ root: Location<Root>, _ index: Root.Index, last: Root.Element? = nil) {
    self.root = root
    self.index = index
    self.last = last
  }

  /// Records the current element, if reading it doesn't call the app's code.
  convenience init(noting root: Location<Root>, _ index: Root.Index) {
    self.init(root, index)
    last = peek()
  }

  override func get() -> Root.Element {
    let whole = root.get()
    if !contains(whole) {
      if let last { return last }
      Diagnostics.fail(
        "a binding to the element at \(index) of a collection of \(whole.count) was read", at: Graph.reader,
        advice: "make bindings with ForEach($items), or look whether the collection has the element")
    }
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

  override var isStored: Bool { root.hasStoredProperties }

  private func contains(_ whole: Root) -> Bool { whole.startIndex <= index && index < whole.endIndex }

  override func following<ID: Hashable>(_ path: KeyPath<Root.Element, ID>) -> Location<Root.Element> {
    IdentifiedElementLocation(root, index, path, last: get())
  }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? ElementLocation<Root> else { return false }
    return index == other.index && root.isSame(as: other.root)
  }
}

/// A collection with the elements that it had at a time, for views that are made from it later, when it may have fewer.
@MainActor final class MembersLocation<Root>: Location<Root> {
  let origin: Location<Root>
  let members: Root

  init(_ origin: Location<Root>, _ members: Root) {
    self.origin = origin
    self.members = members
  }

  override func get() -> Root { origin.get() }
  override func set(_ value: Root) { origin.set(value) }
  override func peek() -> Root? { origin.peek() }
  override var hasStoredProperties: Bool { origin.hasStoredProperties }
}

/// The element with an identity in a collection at another location. If the collection no longer contains it, the
/// location returns the last known value and ignores writes: another element may be in its place.
@MainActor
final class IdentifiedElementLocation<Root: MutableCollection, ID: Hashable>:
  Location<Root.Element>
{
  private let root: Location<Root>
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) let path: KeyPath<Root.Element, ID>
  /// Where the element was last found.
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) var index: Root.Index
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) var last: Root.Element

  nonisolated init(_ root: Location<Root>, _ index: Root.Index, _ path: KeyPath<Root.Element, ID>, last: Root.Element) {
    self.root = root
    self.path = path
    self.index = index
    self.last = last
  }

  /// The position of the element; nil if it is gone. Elements with the same identity are told apart by their positions.
  private func position(in whole: Root) -> Root.Index? {
    let id = last[keyPath: path]
    if whole.startIndex <= index, index < whole.endIndex, whole[index][keyPath: path] == id { return index }
    guard let found = whole.firstIndex(where: { $0[keyPath: path] == id }) else { return nil }
    index = found
    return found
  }

  override func get() -> Root.Element {
    let whole = root.get()
    if let position = position(in: whole) { last = whole[position] }
    return last
  }

  override func set(_ value: Root.Element) {
    var whole = root.get()
    guard let position = position(in: whole) else { return }
    whole[position] = value
    // The identity may be a part of what is edited.
    let former = last
    last = value
    root.set(whole)
    if !isAccepted(value, insteadOf: former, at: position) { last = former }
  }

  /// Whether the collection has taken an element that was written: it may have refused one with another identity.
  private func isAccepted(_ new: Root.Element, insteadOf former: Root.Element, at position: Root.Index) -> Bool {
    let (id, formerID) = (new[keyPath: path], former[keyPath: path])
    guard id != formerID else { return true }
    let whole = root.get()
    if whole.startIndex <= position, position < whole.endIndex, whole[position][keyPath: path] == id { return true }
    // It is elsewhere, if the collection has sorted its elements.
    return whole.contains { $0[keyPath: path] == id } && !whole.contains { $0[keyPath: path] == formerID }
  }

  override func peek() -> Root.Element? {
    guard let whole = root.peek(), let position = position(in: whole) else { return last }
    return whole[position]
  }

  override var isStored: Bool { root.hasStoredProperties }

  override func isSame(as other: Location<Root.Element>) -> Bool {
    guard let other = other as? IdentifiedElementLocation<Root, ID> else { return false }
    return index == other.index && last[keyPath: path] == other.last[keyPath: path] && root.isSame(as: other.root)
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

  override var property: AnyKeyPath? { keyPath }

  override var hasStoredProperties: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A value computed by two closures.
@MainActor final class ComputedLocation<Value>: Location<Value> {
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) let read: () -> Value
  // Unsafe: set in the initializer, on any thread, and used on the main actor only.
  private nonisolated(unsafe) let write: (Value) -> Void

  nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}
