/// A property wrapper with an identity that distinguishes the identifiers of a view from equal ones elsewhere.
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

  /// A namespace, which is made when its view is.
  public init() {}

  /// The identity: the same for as long as the view keeps its own.
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
