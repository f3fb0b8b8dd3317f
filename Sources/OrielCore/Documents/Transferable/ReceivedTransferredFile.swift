import FoundationEssentials

/// A file or folder from which an item is imported.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file. A copy is deleted after the item has been imported.
  public let file: URL
  /// Whether the file is the original rather than a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
