/// What an offer for a music subscription is about.
public enum MusicSubscriptionOffer {
  /// What the user is invited to.
  public struct Action: Hashable, Sendable {
    let name: String
    /// To subscribe.
    public static let subscribe = Action(name: "subscribe")
  }

  /// The message of an offer.
  public struct MessageIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier of a message of the provider.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// It invites the user to join.
    public static let join = MessageIdentifier("join")
    /// It says that a subscriber can play the music.
    public static let playMusic = MessageIdentifier("playMusic")
    /// It says that a subscriber can add music to their library.
    public static let addMusic = MessageIdentifier("addMusic")
  }

  /// The details that the provider makes an offer for.
  public struct Options: Hashable, Sendable {
    /// An invitation to subscribe.
    public static let `default` = Options()

    /// What the user is invited to.
    public var action: Action
    /// The message.
    public var messageIdentifier: MessageIdentifier
    /// The music that the offer is about, if any.
    public var itemID: MusicItemID?
    /// The token that credits an affiliate with a sale.
    public var affiliateToken: String?
    /// The token of the campaign that the offer belongs to.
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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an id.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
