/// A card that recommends another application, see `appStoreOverlay(isPresented:configuration:)`.
@MainActor public final class SKOverlay {
  /// Where the card is displayed.
  public enum Position: Int, Sendable {
    /// At the bottom of the view.
    case bottom
    /// Higher, so that a bar at the bottom of the view isn't covered.
    case bottomRaised
  }

  /// What a card recommends.
  @MainActor open class Configuration {
    init() {}
  }

  /// A card that recommends an application.
  @MainActor public final class AppConfiguration: Configuration {
    /// The id of the application in AppStream, which is also the name of its desktop file: `org.gnome.Maps`.
    public var appIdentifier: String
    /// Where the card is displayed.
    public var position: Position
    /// Whether the card has a close button.
    public var userDismissible = true
    /// The token of the campaign that the card belongs to. It is part of the link to the web page of the application.
    public var campaignToken: String?
    /// The token of the provider that the card belongs to. It is part of the link to the web page of the application.
    public var providerToken: String?

    /// Creates a card for an application.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
      super.init()
    }
  }
}
