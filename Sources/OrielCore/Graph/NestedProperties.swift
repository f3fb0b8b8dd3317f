/// The dynamic properties of a value in a view, such as a style: the graph updates them as those of the view.
@MainActor struct NestedProperties<Value>: GraphProperty {
  private(set) var value: Value
  private var storage: NestedPropertyStorage?

  init(_ value: Value) { self.value = value }

  mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    let properties: NestedPropertyStorage
    if let storage {
      properties = unsafeDowncast(storage, to: NestedPropertyStorage.self)
    } else {
      properties = NestedPropertyStorage(TypeLayout.of(Value.self))
      storage = properties
    }
    properties.storage.install(in: &value, for: node)
    self.storage = properties
  }

  mutating func update() { storage?.storage.update(in: &value) }

  static var updatesBeforeBody: Bool { true }

  static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let layout = TypeLayout.of(Value.self)
    return {
      let first = $0.assumingMemoryBound(to: Self.self)
      let second = $1.assumingMemoryBound(to: Self.self)
      return layout.isSame(first.pointee.value, second.pointee.value)
    }
  }
}

@MainActor private final class NestedPropertyStorage: GraphStorage {
  var storage: PropertyStorage

  init(_ layout: TypeLayout) { storage = PropertyStorage(layout) }

  func nodeDidUnmount() { storage.uninstall() }
}
