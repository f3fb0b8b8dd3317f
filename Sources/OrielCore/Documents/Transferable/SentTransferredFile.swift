import FoundationEssentials

/// A file or folder as which an item is exported.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether receivers can access the original file instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a transferred file or folder.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
