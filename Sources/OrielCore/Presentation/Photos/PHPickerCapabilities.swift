/// Parts of a photo picker that `photosPickerDisabledCapabilities(_:)` removes.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bit mask of the set's members.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The search by name.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// The strip with the selected items.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// The choice of a folder.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// The buttons Cancel and Add.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// The intervention for sensitive content, which isn't analyzed on Linux.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
}
