import FoundationEssentials

/// A reader of documents that are small files, or folders with several files.
///
/// ```swift
/// func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
///   FileWrapperDocumentReader(configuration) { file in
///     String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  /// The configuration with which the document is read.
  public typealias ReadConfiguration = DocumentReadConfiguration

  private let wrappers: DocumentWrappers
  private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - configuration: the configuration that the document has received.
  ///   - makeSnapshot: makes the snapshot of the file, which has been read completely. Called on a background thread.
  public init(
    _ configuration: sending ReadConfiguration, makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {
    wrappers = configuration.wrappers
    self.makeSnapshot = makeSnapshot
  }

  /// Reads the file and makes its snapshot.
  ///
  /// - Throws: ``FileAccessError`` or the error of the closure.
  @concurrent public func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot {
    let wrapper = try FileWrapper(url: source)
    let snapshot = try await makeSnapshot(wrapper)
    wrappers.last = wrapper
    return snapshot
  }
}
