import FoundationEssentials

/// A document model of a reference type, which a writer writes from a snapshot of its state.
///
/// ```swift
/// @Observable final class Note: WritableDocument {
///   static let writableContentTypes = [UTType.plainText]
///   @MainActor var text = ""
///
///   func writer(configuration: sending WriteConfiguration) -> sending NoteWriter { NoteWriter() }
///   @MainActor func snapshot(contentType: UTType) -> sending String { text }
/// }
///
/// struct NoteWriter: DocumentWriter {
///   func write(
///     snapshot: sending String, to destination: sending URL, previous: sending String?,
///     progress: consuming Subprogress
///   ) async throws {
///     try Data(snapshot.utf8).write(to: destination)
///   }
/// }
/// ```
///
/// A document needs to be neither `Sendable` nor isolated to the main actor: ``snapshot(contentType:)`` and
/// ``writer(configuration:)`` are called on the main actor, and only the writer works on another thread.
public protocol WritableDocument: AnyObject {
  /// The configuration with which the document is written.
  typealias WriteConfiguration = DocumentWriteConfiguration

  /// The type that writes snapshots of the document.
  associatedtype Writer: DocumentWriter

  /// The types of files as which the document can be saved, the preferred one first.
  static var writableContentTypes: [UTType] { get }

  /// Returns a writer. Called on the main actor for each save and each export.
  func writer(configuration: sending WriteConfiguration) -> sending Writer

  /// Returns a snapshot of the document's state. Keep it short, as it blocks the app.
  ///
  /// - Throws: an error if the document can't be written, which is passed to the completion of the export.
  @MainActor func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

/// Writes the snapshots of a document.
public protocol DocumentWriter<Snapshot> {
  /// The state of the document at one point in time.
  associatedtype Snapshot
  /// The place to which snapshots are written.
  associatedtype Destination = URL

  /// Writes a snapshot, on a background thread.
  ///
  /// - Parameters:
  ///   - snapshot: the snapshot.
  ///   - destination: a temporary place, whose content then replaces the document's file at once: see <doc:Files>. There
  ///     is nothing yet, unless there is a previous snapshot: then it is a copy of what was written for that.
  ///   - previous: the snapshot that was written last to the file; nil for an export and for the first save in a place.
  ///   - progress: the progress of the writing.
  /// - Throws: an error if the snapshot can't be written, which is passed to the completion of the export.
  @concurrent func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws
}

/// The configuration with which a document is written.
public struct DocumentWriteConfiguration {
  /// The type to write, which is one of the document's writable types.
  public let contentType: UTType
  let wrappers: DocumentWrappers

  init(contentType: UTType, wrappers: DocumentWrappers = DocumentWrappers()) {
    self.contentType = contentType
    self.wrappers = wrappers
  }
}
