import Foundation

/// An item as a file or folder.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is no body.
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// A file that an item is given away as, and taken from.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether `importing` may get the original file rather than a copy.
  ///   - exporting: makes the file. It is copied, so the item may keep it.
  ///   - importing: makes the item.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = TransferForm(contentType: contentType, export: Self.export(exporting), import: Self.import(importing))
  }

  /// A file that an item is given away as.
  ///
  /// - Parameters:
  ///   - exportedContentType: the type of the file.
  ///   - shouldAllowToOpenInPlace: whether others may have the file itself rather than a copy.
  ///   - exporting: makes the file. It is copied, so the item may keep it.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    form = TransferForm(contentType: exportedContentType, export: Self.export(exporting), import: nil)
  }

  /// A file that an item is taken from.
  ///
  /// - Parameters:
  ///   - importedContentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether `importing` may get the original file rather than a copy.
  ///   - importing: makes the item.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = TransferForm(contentType: importedContentType, export: nil, import: Self.import(importing))
  }

  /// The one form.
  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func export(
    _ body: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferForm<Item>.Export { { .file(try await body($0)) } }

  private static func `import`(
    _ body: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> TransferForm<Item>.Import {
    { content in
      switch content {
      case .file(let file): return try await body(ReceivedTransferredFile(file: file.file, isOriginalFile: true))
      case .data(let data):
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "oriel-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("item", isDirectory: false)
        try data.write(to: file)
        return try await body(ReceivedTransferredFile(file: file, isOriginalFile: false))
      }
    }
  }
}
