import FoundationEssentials
import Observation

/// The place of an open document, as the closure of a ``DocumentGroup`` that makes it receives it.
///
/// A document may keep it, and its views may observe it. Readers and writers use the place that they are given instead.
@MainActor @Observable public final class URLDocumentConfiguration {
  /// The document's file; nil until it has been saved. It changes when the file is saved elsewhere, moved or renamed.
  public internal(set) var fileURL: URL?

  /// When the content of the file was last changed, as far as the app knows; nil until it has been saved.
  public internal(set) var lastContentModificationDate: Date?

  init(fileURL: URL? = nil) { self.fileURL = fileURL }
}

extension URLDocumentConfiguration: @MainActor Hashable {
  /// Whether both are the configuration of the same document.
  public static func == (first: URLDocumentConfiguration, second: URLDocumentConfiguration) -> Bool { first === second }

  /// Hashes the identity of the configuration.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension URLDocumentConfiguration: @MainActor CustomStringConvertible {
  /// The path of the file, for logs.
  public var description: String { fileURL?.path ?? "a document without a file" }
}

/// How a document is created. On Linux it tells nothing: what offers several ways, creates documents in its own way.
public struct DocumentCreationContext: Sendable {}
