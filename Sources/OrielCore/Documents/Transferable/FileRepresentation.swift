import FoundationEssentials

/// A representation of an item as a file or folder.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = NoTransferRepresentation<Item>

  private let form: TransferForm<Item>

  /// Creates a representation that is exported as, and imported from, a file.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether `importing` receives the original file if its owner allows this,
  ///     instead of a copy that it can modify.
  ///   - exporting: returns the file, which is copied.
  ///   - importing: creates the item.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = TransferForm(
      contentType: contentType, export: Self.export(exporting),
      import: Self.import(contentType, inPlace: shouldAttemptToOpenInPlace, importing))
  }

  /// Creates a representation that is exported as a file.
  ///
  /// - Parameters:
  ///   - exportedContentType: the type of the file.
  ///   - shouldAllowToOpenInPlace: whether receivers can access the original file instead of a copy.
  ///   - exporting: returns the file, which is copied.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    form = TransferForm(contentType: exportedContentType, export: Self.export(exporting), import: nil)
  }

  /// Creates a representation that is imported from a file.
  ///
  /// - Parameters:
  ///   - importedContentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether `importing` receives the original file if its owner allows this,
  ///     instead of a copy that it can modify.
  ///   - importing: creates the item.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    form = TransferForm(
      contentType: importedContentType, export: nil,
      import: Self.import(importedContentType, inPlace: shouldAttemptToOpenInPlace, importing))
  }

  public func _makeForms() -> [TransferForm<Item>] { [form] }

  private static func export(
    _ body: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> TransferForm<Item>.Export { { .file(try await body($0)) } }

  private static func `import`(
    _ contentType: UTType, inPlace: Bool, _ body: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> TransferForm<Item>.Import {
    { content in
      if case .file(let sent) = content, inPlace, sent.allowAccessingOriginalFile {
        return try await body(ReceivedTransferredFile(file: sent.file, isOriginalFile: true))
      }
      let folder = try TemporaryFolder()
      defer { folder.discard() }
      let path = folder.path.appending(name(of: content, contentType))
      let copy = try content.fileContent()
      try await FileJob.run { job in
        _ = try FileWriter(system: FileSystem(), job: job).write(copy, to: path, replacing: false)
      }
      return try await body(ReceivedTransferredFile(file: path.url(), isOriginalFile: false))
    }
  }

  private static func name(of content: TransferContent, _ contentType: UTType) -> [UInt8] {
    if case .file(let sent) = content, let path = DiskPath(sent.file), path.hasFilename { return path.name }
    return Array(contentType.namingType.filename(for: "item").utf8)
  }
}
