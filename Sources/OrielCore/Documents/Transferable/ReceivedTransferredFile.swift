import FoundationEssentials

/// A file or folder that an item is taken from.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is. If it isn't the original, it is gone as soon as the item is made.
  public let file: URL
  /// Whether it is the sender's own file rather than a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
