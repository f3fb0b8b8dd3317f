import FoundationEssentials

/// A representation of an item as binary data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// Creates a representation that is exported as, and imported from, data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = TransferForm(contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
  }

  /// Creates a representation that is exported as data.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = TransferForm(contentType: exportedContentType, export: Self.export(exporting), import: nil)
  }

  /// Creates a representation that is imported from data.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = TransferForm(contentType: importedContentType, export: nil, import: Self.import(importing))
  }

  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func export(_ body: @escaping @Sendable (Item) async throws -> Data) -> TransferForm<Item>.Export {
    { .data(try await body($0)) }
  }

  private static func `import`(_ body: @escaping @Sendable (Data) async throws -> Item) -> TransferForm<Item>.Import {
    { try await body($0.contents()) }
  }
}
