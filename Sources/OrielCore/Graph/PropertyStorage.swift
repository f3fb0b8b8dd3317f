/// The objects behind a node's dynamic properties: they live as long as the node, longer than the view values.
@MainActor struct PropertyStorage {
  private let layout: TypeLayout
  private var objects: [AnyObject?]

  init(_ layout: TypeLayout) {
    self.layout = layout
    objects = Array(repeating: nil, count: layout.properties.count)
  }

  /// Connects the properties of a fresh view value with their storage. Some require `update` afterwards.
  mutating func install<Root>(in view: inout Root, for node: _GraphNode) {
    guard !layout.properties.isEmpty else { return }
    // The first installation. A row that is scrolled back into view has kept some objects.
    if objects.first.flatMap({ $0 }) == nil, let restored = RowStates.restored(Root.self, at: node) {
      for index in objects.indices { objects[index] = restored(index) }
    }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, property) in layout.properties.enumerated() {
        guard case .stored(let type) = property.kind else { continue }
        type.install(at: base + property.offset, storage: &objects[index], node: node)
      }
    }
  }

  /// Calls `update()` of the properties that need it, such as those of the app. Called directly before each body,
  /// within the same tracking.
  func update<Root>(in view: inout Root) {
    guard layout.hasUpdates else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for property in layout.properties {
        guard case .updated(let type) = property.kind else { continue }
        Self.update(type, at: base + property.offset)
      }
    }
  }

  /// Lets the storage know that its node, whose view or modifier is of this type, is gone.
  mutating func uninstall(_ type: Any.Type, from node: _GraphNode) {
    RowStates.keep(objects, of: type, at: node)
    uninstall()
  }

  /// The stored values, by the names of the properties of a type, for messages.
  func namedSources(of type: Any.Type) -> [(name: String, source: DependencySource)] {
    zip(layout.properties, objects).compactMap { property, object in
      guard let source = (object as? any SourceProviding)?.providedSource else { return nil }
      return (TypeLayout.fieldName(of: type, at: property.offset) ?? "a property", source)
    }
  }

  /// Notifies the storage that its node has been removed.
  mutating func uninstall() {
    for case let object as any GraphStorage in objects { object.nodeDidUnmount() }
    objects = []
  }

  private static func update<Property: DynamicProperty>(_: Property.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

/// A dynamic property that Oriel provides.
@MainActor package protocol GraphProperty: DynamicProperty {
  /// Connects this value with its storage in the graph, which is created at the first call.
  mutating func install(storage: inout AnyObject?, node: _GraphNode)

  /// Whether `update()` has to run before each body.
  static var updatesBeforeBody: Bool { get }

  /// Whether the property keeps nothing between two bodies.
  static var isStateless: Bool { get }

  /// The comparison of two values; nil if a difference never affects the view.
  static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { get }
}

extension GraphProperty {
  package static var updatesBeforeBody: Bool { false }
  package static var isStateless: Bool { false }
  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { nil }

  fileprivate static func install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, node: _GraphNode) {
    pointer.assumingMemoryBound(to: Self.self).pointee.install(storage: &storage, node: node)
  }
}

/// Storage whose changes update those that have read it.
@MainActor protocol SourceProviding: AnyObject {
  var providedSource: DependencySource? { get }
}

/// Storage that is notified when its node leaves the graph.
@MainActor package protocol GraphStorage: AnyObject {
  func nodeDidUnmount()
}
