import FoundationEssentials

/// A document model of a value type, which is read from and written to a file.
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
/// The initializer and `fileWrapper(configuration:)` are called on a background thread, so that large documents don't
/// block the app. A document must therefore be `Sendable`; the compiler warns about one that isn't.
@preconcurrency public protocol FileDocument: Sendable {
  /// The file from which the document is opened.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files from which the document can be opened.
  static var readableContentTypes: [UTType] { get }

  /// The types of files as which the document can be saved, the preferred one first. By default, the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Creates the document from a file. Called on a background thread.
  ///
  /// - Throws: an error if the file can't be read, such as `CocoaError(.fileReadCorruptFile)`.
  init(configuration: ReadConfiguration) throws

  /// Returns the file to write. Called on a background thread.
  ///
  /// - Throws: an error if the document can't be written, which is passed to the completion of the export.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
