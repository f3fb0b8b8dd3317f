import FoundationEssentials

/// A representation of an item by another transferable item.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation {
  public typealias Body = NoTransferRepresentation<Item>

  private let exporting: (@Sendable (Item) async throws -> ProxyItem)?
  private let importing: (@Sendable (ProxyItem) async throws -> Item)?

  /// Creates a representation that is exported as, and imported from, another item.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that is exported as another item.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyItem) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that is imported from another item.
  public init(importing: @escaping @Sendable (ProxyItem) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public func _makeForms() -> [TransferForm<Item>] {
    ProxyItem.transferForms.map { other in
      var form = TransferForm<Item>(contentType: other.contentType, export: nil, import: nil)
      form.visibility = other.visibility
      if let exporting, let export = other.export {
        form.export = { try await export(try await exporting($0)) }
      }
      if let importing, let `import` = other.import {
        form.import = { try await importing(try await `import`($0)) }
      }
      return form
    }
  }
}
