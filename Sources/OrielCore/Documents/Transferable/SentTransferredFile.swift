import FoundationEssentials

/// A file or folder that an item is given away as.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether others may have the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file or folder.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
