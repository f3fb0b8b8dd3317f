import FoundationEssentials

/// An item as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// Bytes that an item is given away as, and taken from.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    form = TransferForm(contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
  }

  /// Bytes that an item is given away as.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    form = TransferForm(contentType: exportedContentType, export: Self.export(exporting), import: nil)
  }

  /// Bytes that an item is taken from.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    form = TransferForm(contentType: importedContentType, export: nil, import: Self.import(importing))
  }

  /// The one form.
  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func export(_ body: @escaping @Sendable (Item) async throws -> Data) -> TransferForm<Item>.Export {
    { .data(try await body($0)) }
  }

  private static func `import`(_ body: @escaping @Sendable (Data) async throws -> Item) -> TransferForm<Item>.Import {
    { try await body($0.contents()) }
  }
}
