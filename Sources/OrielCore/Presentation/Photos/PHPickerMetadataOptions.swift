/// What a photo picker removes from the files that an app receives. See ``View/photosPickerMetadataOptions(_:)``.
public struct PHPickerMetadataOptions: OptionSet, Hashable, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is removed.
  public static let none: PHPickerMetadataOptions = []
  /// Removes the place where a picture was taken.
  public static let removeLocation = PHPickerMetadataOptions(rawValue: 1)
  /// Removes titles, descriptions and comments.
  public static let removeCaptions = PHPickerMetadataOptions(rawValue: 2)
}
