/// Whether the window behind a sheet can be used while the sheet stands above it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, enabled
    case upThrough(PresentationDetent)
    case disabled
  }

  private let kind: Kind

  /// It can't: the sheet is a modal window.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can, at any height of the sheet.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// It can't.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// It can, as long as the sheet is no higher than at this detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// The height up to which the window behind can be used; nil where it never can.
  @MainActor func limit(in context: @autoclosure () -> PresentationDetent.Context) -> Double? {
    switch kind {
    case .automatic, .disabled: nil
    case .enabled: .infinity
    case .upThrough(let detent): detent.height(in: context()).map { Double($0) }
    }
  }
}
