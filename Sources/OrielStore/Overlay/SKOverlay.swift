/// A card that recommends another application, see `appStoreOverlay(isPresented:configuration:)`.
@MainActor public final class SKOverlay {
  /// The position of the card.
  public enum Position: Int, Sendable {
    /// At the bottom of the view.
    case bottom
    /// Raised, so that it doesn't cover a bar at the bottom of the view.
    case bottomRaised
  }

  /// The content of a card.
  @MainActor open class Configuration {
    init() {}
  }

  /// A card that recommends an application.
  @MainActor public final class AppConfiguration: Configuration {
    /// The id of the application in AppStream, which is also the name of its desktop file: `org.gnome.Maps`.
    public var appIdentifier: String
    /// The position of the card.
    public var position: Position
    /// Whether the card has a close button.
    public var userDismissible = true
    /// The token of the card's campaign, which is part of the link to the application's web page.
    public var campaignToken: String?
    /// The token of the card's provider, which is part of the link to the application's web page.
    public var providerToken: String?

    /// Creates a card for an application.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
      super.init()
    }
  }
}
