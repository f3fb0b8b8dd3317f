/// What scrolling in a sheet does first: change the sheet's height, or scroll.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  /// The sheet takes its next height before its content scrolls.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet takes its next height before its content scrolls.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls; only the drag indicator changes the height.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)

  var contentResizes: Bool {
    switch kind {
    case .automatic, .resizes: true
    case .scrolls: false
    }
  }
}
