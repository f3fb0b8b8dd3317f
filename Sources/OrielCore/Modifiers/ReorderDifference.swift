/// What the user has moved in a container, and where to. See ``View/reorderContainer(for:isEnabled:move:)``.
public struct ReorderDifference<ItemID, CollectionID> {
  /// A place in a collection.
  public struct Destination {
    /// A position in a collection.
    public enum Position {
      /// Before the item with an identifier.
      case before(ItemID)
      /// At the end.
      case end
    }

    /// The position.
    public var position: Position
    /// The collection.
    public var collectionID: CollectionID

    /// Creates a place in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  /// The items, which are taken out of their collection.
  public var sources: [ItemID]
  /// The place in which they are inserted.
  public var destination: Destination
}

extension ReorderDifference.Destination where CollectionID == ReorderableSingleCollectionIdentifier {
  /// Creates a place in the only collection of a container.
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// The identifier of the only collection of a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}
