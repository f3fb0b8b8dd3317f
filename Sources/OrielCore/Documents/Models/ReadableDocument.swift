import FoundationEssentials

/// A document model of a reference type, whose content a reader reads from a file.
///
/// ```swift
/// @Observable final class Picture: ReadableDocument {
///   static let readableContentTypes = [UTType.png]
///   @MainActor private(set) var data = Data()
///
///   func reader(configuration: sending ReadConfiguration) -> sending PictureReader { PictureReader() }
///   @MainActor func apply(snapshot: sending Data, previous: sending Data?) { data = snapshot }
/// }
///
/// struct PictureReader: DocumentReader {
///   func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending Data {
///     try Data(contentsOf: source)
///   }
/// }
/// ```
///
/// A document needs to be neither `Sendable` nor isolated to the main actor: ``reader(configuration:)`` and
/// ``apply(snapshot:previous:)`` are called on the main actor, and only the reader works on another thread.
public protocol ReadableDocument: AnyObject {
  /// The configuration with which the document is read.
  typealias ReadConfiguration = DocumentReadConfiguration

  /// The type that reads snapshots of the document.
  associatedtype Reader: DocumentReader

  /// The types of files from which the document can be opened.
  static var readableContentTypes: [UTType] { get }

  /// Returns a reader. Called on the main actor whenever the file is read: when it is opened, when another program has
  /// changed it, and when the user reverts to it.
  func reader(configuration: sending ReadConfiguration) -> sending Reader

  /// Takes over the content of a file.
  ///
  /// - Parameters:
  ///   - snapshot: the content that has been read.
  ///   - previous: the content that was read before; nil when the file is opened.
  /// - Throws: an error if the content can't be used. The document then keeps its content.
  @MainActor func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

extension ReadableDocument where Self: WritableDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document model of a reference type that can be read and written, as a ``DocumentGroup`` edits it.
///
/// A change of a property alone is not saved: register an action with the environment's `undoManager` for each change,
/// by which unsaved changes are recognized.
public protocol Document: ReadableDocument, WritableDocument {}

/// Reads the snapshots of a document.
public protocol DocumentReader<Snapshot> {
  /// The content of a file at one point in time.
  associatedtype Snapshot
  /// The place from which snapshots are read.
  associatedtype Source = URL

  /// Reads a snapshot, on a background thread.
  ///
  /// - Parameters:
  ///   - source: the place.
  ///   - progress: the progress of the reading.
  /// - Throws: an error if the file can't be read, which is shown to the user.
  @concurrent func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// The configuration with which a document is read.
public struct DocumentReadConfiguration {
  /// The type of the file, which is one of the document's readable types.
  public let contentType: UTType
  let wrappers: DocumentWrappers
}
