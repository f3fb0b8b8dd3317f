/// A property wrapper that creates a namespace for identifiers.
///
/// ```swift
/// @Namespace private var shapes
/// Circle().matchedGeometryEffect(id: "selection", in: shapes)
/// ```
@MainActor @propertyWrapper public struct Namespace: GraphProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var storage: Storage?

  public init() {}

  /// The identity of the namespace, which is constant as long as the view keeps its own identity.
  public var wrappedValue: ID {
    guard let storage else {
      Diagnostics.warn("a Namespace was read before its view appeared", once: "namespace.unmounted")
      return ID(number: 0)
    }
    return storage.id
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let storage {
      self.storage = unsafeDowncast(storage, to: Storage.self)
    } else {
      let made = Storage()
      storage = made
      self.storage = made
    }
  }

  @MainActor private final class Storage {
    private static var last = 0
    let id: ID

    init() {
      Self.last += 1
      id = ID(number: Self.last)
    }
  }
}
