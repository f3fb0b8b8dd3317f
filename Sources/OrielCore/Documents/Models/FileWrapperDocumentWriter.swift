import FoundationEssentials

/// A writer of documents that are small files, or folders with several files.
///
/// ```swift
/// func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
///   FileWrapperDocumentWriter(configuration) { text, _ in FileWrapper(regularFileWithContents: Data(text.utf8)) }
/// }
/// ```
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// The configuration with which the document is written.
  public typealias WriteConfiguration = DocumentWriteConfiguration

  private let wrappers: DocumentWrappers
  private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - configuration: the configuration that the document has received.
  ///   - makeFileWrapper: makes the file of a snapshot. It also receives the file that was read or written last, nil if
  ///     there is none, which it may change and return. Called on a background thread.
  public init(
    _ configuration: sending WriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {
    wrappers = configuration.wrappers
    self.makeFileWrapper = makeFileWrapper
  }

  /// Makes the file of the snapshot and writes it.
  ///
  /// - Throws: ``FileAccessError`` or the error of the closure.
  @concurrent public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws {
    let wrapper = try await makeFileWrapper(snapshot, wrappers.last)
    try wrapper.write(to: destination, originalContentsURL: nil)
    wrappers.last = wrapper
  }
}
