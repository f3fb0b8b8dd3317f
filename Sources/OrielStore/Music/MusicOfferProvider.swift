import Foundation

/// Gives the sheet of `musicSubscriptionOffer(isPresented:options:onLoadCompletion:)` its offer.
///
/// An app implements this protocol for the music service that it belongs to, and registers it with
/// `musicOfferProvider(_:)` on a scene.
public protocol MusicOfferProvider: Sendable {
  /// Loads an offer. The call is cancelled if the binding becomes false meanwhile.
  func offer(_ options: MusicSubscriptionOffer.Options) async throws -> MusicOffer
}

/// An offer for a music subscription.
public struct MusicOffer: Hashable, Sendable {
  /// A way to subscribe.
  public struct Plan: Identifiable, Hashable, Sendable {
    /// The id of the plan.
    public var id: String
    /// The name of the plan.
    public var name: String
    /// The price with its period, as it is displayed.
    public var price: String

    /// Creates a plan.
    public init(id: String, name: String, price: String) {
      self.id = id
      self.name = name
      self.price = price
    }
  }

  /// The title of the sheet.
  public var title: String
  /// What the user gets.
  public var message: String
  /// The plans to choose from; they are displayed in this order.
  public var plans: [Plan]
  /// The page on which the user subscribes.
  public var url: URL

  /// Creates an offer.
  public init(title: String, message: String, plans: [Plan] = [], url: URL) {
    self.title = title
    self.message = message
    self.plans = plans
    self.url = url
  }
}
