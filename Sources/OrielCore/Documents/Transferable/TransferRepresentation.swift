import FoundationEssentials

/// A form in which an item can be given away or taken; or several of them.
///
/// Ordinary representations are made of `DataRepresentation`, `FileRepresentation`, `CodableRepresentation` and
/// `ProxyRepresentation`. One of your own has a body made of these.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is given away.
  associatedtype Item: Transferable
  /// What the representation is made of; inferred.
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The forms, the best one first. Oriel's own representations implement it; others have a body.
  func _makeForms() -> [TransferForm<Item>]
}

extension TransferRepresentation {
  /// The forms of the body. Its declared type, `some TransferRepresentation`, hides that its items are these; the
  /// builder lets no others in.
  public func _makeForms() -> [TransferForm<Item>] { body._makeForms() as Any as? [TransferForm<Item>] ?? [] }
}

extension TransferRepresentation where Body == NoTransferRepresentation<Item> {
  /// Nothing: the forms are the representation's own.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }
}

/// The body of a representation that isn't made of others.
public struct NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// Nothing again.
  public typealias Body = NoTransferRepresentation<Item>

  /// There are no forms.
  public func _makeForms() -> [TransferForm<Item>] { [] }
}
