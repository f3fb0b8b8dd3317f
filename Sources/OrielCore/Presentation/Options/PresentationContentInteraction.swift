/// Whether scrolling in a sheet first resizes the sheet or scrolls its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  /// Scrolling first resizes the sheet to its next detent.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// Scrolling first resizes the sheet to its next detent.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// Scrolling scrolls the content. Only the drag indicator resizes the sheet.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)

  var contentResizes: Bool {
    switch kind {
    case .automatic, .resizes: true
    case .scrolls: false
    }
  }
}
