/// Whether the user can interact with the window behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, enabled
    case upThrough(PresentationDetent)
    case disabled
  }

  private let kind: Kind

  /// The default: interaction is disabled, and the sheet is a modal window.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// Interaction is enabled at each height of the sheet.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// Interaction is disabled.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Interaction is enabled while the sheet isn't higher than at a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// The height up to which interaction is enabled; nil if it is disabled.
  @MainActor func limit(in context: @autoclosure () -> PresentationDetent.Context) -> Double? {
    switch kind {
    case .automatic, .disabled: nil
    case .enabled: .infinity
    case .upThrough(let detent): detent.height(in: context()).map { Double($0) }
    }
  }
}
