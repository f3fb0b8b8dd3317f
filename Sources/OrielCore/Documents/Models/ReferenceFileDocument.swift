import FoundationEssentials

/// A document model of a reference type, which is written from a snapshot of its state.
///
/// ``snapshot(contentType:)`` is called on the main thread, so that the document isn't edited during the call.
/// ``fileWrapper(snapshot:configuration:)`` is called on a background thread, so that large documents don't block the
/// app.
public nonisolated protocol ReferenceFileDocument: ObservableObject, SendableMetatype {
  /// The file from which the document is opened.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The state of the document at one point in time.
  associatedtype Snapshot

  /// The types of files from which the document can be opened.
  static var readableContentTypes: [UTType] { get }

  /// The types of files as which the document can be saved, the preferred one first. By default, the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates the document from a file. Called on a background thread.
  ///
  /// - Throws: an error if the file can't be read, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: ReadConfiguration) throws

  /// Returns a snapshot of the document's state. Called on the main thread; keep it short.
  ///
  /// - Throws: an error if the document can't be written, which is passed to the completion of the export.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file to write for a snapshot. Called on a background thread; only the snapshot may be accessed.
  ///
  /// - Throws: an error if the document can't be written, which is passed to the completion of the export.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
