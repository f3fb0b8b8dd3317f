/// The text with which the search of a photo picker begins.
public struct PHPickerSearchText: Hashable, Sendable {
  let string: String

  /// Creates a search for files whose names contain a string.
  public init(_ string: String) { self.string = string }
}
