/// What a presentation becomes where its usual form has too little room.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  /// A popover and an inspector become sheets, a sheet becomes a cover.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover, where the presentation has a view to hang on; otherwise it stays what it is.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
