/// A key of a custom container value.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it is in, such as the column of a board in which a card belongs.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Group(subviews: content) { subviews in
///   ForEach(subviews) { subview in
///     subview.padding(subview.containerValues.isPinned ? 12 : 4)
///   }
/// }
/// ```
///
/// Unlike a preference, a value belongs to the view that sets it, and doesn't reach the containers around that. A value of
/// a `Group`, `ForEach` or `Section` is that of all its views; each of them may set another one.
@MainActor public struct ContainerValues {
  private let found: @MainActor () -> [ContainerEntries]
  private let tag: @MainActor (any TagLookup) -> Void
  /// The values that were set in this copy.
  private(set) var written = ContainerEntries()

  /// Values without a view, all of them the defaults.
  init() {
    found = { [] }
    tag = { _ in }
  }

  /// The values of a view.
  init(found: @escaping @MainActor () -> [ContainerEntries], tag: @escaping @MainActor (any TagLookup) -> Void) {
    self.found = found
    self.tag = tag
  }

  /// The value of a custom key. A body that reads it depends on it.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      let entry = written[id] ?? found().last { $0[id] != nil }?[id]
      return entry.map { $0.value(as: Key.Value.self) } ?? Key.defaultValue
    }
    set { written[ObjectIdentifier(key)] = TypedEnvironmentEntry(newValue) }
  }

  /// The tag of a type that the view has, by `tag(_:)` or by the identity of its element in a `ForEach`; nil if it has
  /// none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    let lookup = TypedTagLookup<V>()
    tag(lookup)
    return lookup.found
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Sets a value for the container that this view is in, which reads it from the view's ``Subview/containerValues``.
  ///
  /// The container knows a value before it displays the view if the modifier is applied where the view is declared. A
  /// value that is set in the `body` of a custom view is known when the view is displayed; the container is then updated.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return _trait(ContainerEntriesKey.self, values.written)
  }
}

/// Values by the identities of their keys.
struct ContainerEntries {
  private var entries: [ObjectIdentifier: EnvironmentEntry] = [:]

  subscript(key: ObjectIdentifier) -> EnvironmentEntry? {
    get { entries[key] }
    set { entries[key] = newValue }
  }
}

extension ContainerEntries: @MainActor Equatable {
  @MainActor static func == (first: Self, second: Self) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { key, entry in second.entries[key].map { entry.isSame(as: $0) } == true }
  }
}

/// The container values that one modifier sets.
enum ContainerEntriesKey: _ViewTraitKey {
  static var defaultValue: ContainerEntries { ContainerEntries() }
}

/// The search for a tag of a type.
@MainActor protocol TagLookup: AnyObject {
  func look(in rows: _RowsNode, at index: Int)
}

@MainActor private final class TypedTagLookup<V: Hashable>: TagLookup {
  private(set) var found: V?

  func look(in rows: _RowsNode, at index: Int) {
    found = rows.traits(TagTraitKey<V>.self, at: index).last ?? rows.elementID(V.self, at: index)
  }
}
