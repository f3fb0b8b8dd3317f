import FoundationEssentials

/// A document that is a value: opened from a file, edited in memory, and written as a whole.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// Both are called off the main thread, so that a large document doesn't hold up the app. That is why a document must
/// be `Sendable`; a document that isn't gets a warning, no error.
@preconcurrency public protocol FileDocument: Sendable {
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of the files that it can be opened from.
  static var readableContentTypes: [UTType] { get }

  /// The types of the files that it can be saved as, the preferred one first. They are the readable ones unless the
  /// document says otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Opens the document. Called off the main thread.
  ///
  /// - Throws: whatever keeps the file from being understood, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: ReadConfiguration) throws

  /// Makes what is to be written. Called off the main thread.
  ///
  /// - Throws: whatever keeps the document from being written; it reaches the presentation's completion unchanged.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document can be opened from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
