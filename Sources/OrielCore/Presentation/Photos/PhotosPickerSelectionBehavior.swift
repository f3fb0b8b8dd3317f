/// The behavior of a photo picker for several items.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let isOrdered: Bool
  let isContinuous: Bool

  /// The items are returned in the order in which the picker shows them, when the user accepts the selection.
  public static let `default` = Self(isOrdered: false, isContinuous: false)
  /// The items show numbers, and are returned in the order of their selection.
  public static let ordered = Self(isOrdered: true, isContinuous: false)
  /// Each change of the selection is written to the binding at once.
  public static let continuous = Self(isOrdered: false, isContinuous: true)
  /// Numbered items, and each change is written at once.
  public static let continuousAndOrdered = Self(isOrdered: true, isContinuous: true)
}
