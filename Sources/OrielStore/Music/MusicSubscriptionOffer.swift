/// The namespace of the properties of an offer for a music subscription.
public enum MusicSubscriptionOffer {
  /// The action that the offer suggests.
  public struct Action: Hashable, Sendable {
    let name: String
    /// To subscribe.
    public static let subscribe = Action(name: "subscribe")
  }

  /// The message of an offer.
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the message.
    public let rawValue: String
    /// Creates the identifier of a message of the provider.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier of a message of the provider.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Invites the user to join.
    public static let join = MessageIdentifier("join")
    /// Explains that subscribers can play the music.
    public static let playMusic = MessageIdentifier("playMusic")
    /// Explains that subscribers can add music to their library.
    public static let addMusic = MessageIdentifier("addMusic")
  }

  /// The properties of an offer.
  public struct Options: Hashable, Sendable {
    /// An offer to subscribe.
    public static let `default` = Options()

    /// The action that the offer suggests.
    public var action: Action
    /// The message.
    public var messageIdentifier: MessageIdentifier
    /// The music to which the offer refers, if any.
    public var itemID: MusicItemID?
    /// The token that credits an affiliate with a sale.
    public var affiliateToken: String?
    /// The token of the offer's campaign.
    public var campaignToken: String?

    /// Creates options.
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil,
      affiliateToken: String? = nil, campaignToken: String? = nil
    ) {
      self.action = action
      self.messageIdentifier = messageIdentifier
      self.itemID = itemID
      self.affiliateToken = affiliateToken
      self.campaignToken = campaignToken
    }
  }
}

/// The identity of a song, an album or another item in a catalog of music.
public struct MusicItemID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The id in the catalog.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an id.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
