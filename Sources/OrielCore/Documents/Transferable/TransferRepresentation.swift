import FoundationEssentials

/// A type that describes the data types as which an item can be exported and from which it can be imported.
///
/// Combine `DataRepresentation`, `FileRepresentation`, `CodableRepresentation` and `ProxyRepresentation`. A custom
/// representation has a body of these.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred item.
  associatedtype Item: Transferable
  /// The type of the body, which is inferred.
  associatedtype Body: TransferRepresentation

  /// The representations of which this one consists.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The forms of the representation, the preferred one first. Implemented by Oriel's representations only.
  func _makeForms() -> [TransferForm<Item>]
}

extension TransferRepresentation {
  // The opaque type of the body hides that its items are these; the builder ensures it.
  public func _makeForms() -> [TransferForm<Item>] { body._makeForms() as Any as? [TransferForm<Item>] ?? [] }
}

extension TransferRepresentation where Body == NoTransferRepresentation<Item> {
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }
}

/// The body of a representation that doesn't consist of others.
public struct NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type itself.
  public typealias Body = NoTransferRepresentation<Item>

  public func _makeForms() -> [TransferForm<Item>] { [] }
}
