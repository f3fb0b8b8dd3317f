/// The form of a presentation in a compact window.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  /// Popovers and inspectors become sheets, and sheets become covers.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation doesn't adapt.
  public static let none = PresentationAdaptation(kind: .none)
  /// The presentation becomes a popover if it is attached to a view; otherwise it doesn't adapt.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The presentation becomes a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

extension PresentationAdaptation {
  /// The form of the adaptation; nil for the usual form of the presentation.
  func form(automatic: (any PresentationForm)?) -> (any PresentationForm)? {
    switch kind {
    case .automatic: automatic
    case .none: nil
    case .sheet: SheetForm()
    case .fullScreenCover: CoverForm()
    // Only a popover is attached to a view.
    case .popover: nil
    }
  }
}
