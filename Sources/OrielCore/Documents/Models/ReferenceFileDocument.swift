import FoundationEssentials

/// A document that is an object: many views edit it, and it is written from a snapshot of its state.
///
/// ``snapshot(contentType:)`` is called on the main thread, where nothing edits the document in the meantime;
/// ``fileWrapper(snapshot:configuration:)`` off it, so that a large document doesn't hold up the app.
public nonisolated protocol ReferenceFileDocument: ObservableObject, SendableMetatype {
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The state of the document at one moment.
  associatedtype Snapshot

  /// The types of the files that it can be opened from.
  static var readableContentTypes: [UTType] { get }

  /// The types of the files that it can be saved as, the preferred one first. They are the readable ones unless the
  /// document says otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Opens the document. Called off the main thread.
  ///
  /// - Throws: whatever keeps the file from being understood, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: ReadConfiguration) throws

  /// Takes down the document's state, quickly. Called on the main thread.
  ///
  /// - Throws: whatever keeps the document from being written; it reaches the presentation's completion unchanged.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Makes what is to be written of a snapshot. Called off the main thread; only the snapshot may be read.
  ///
  /// - Throws: whatever keeps the document from being written; it reaches the presentation's completion unchanged.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document can be opened from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
