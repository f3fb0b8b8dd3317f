import Foundation

/// Provides the offers of `musicSubscriptionOffer(isPresented:options:onLoadCompletion:)`.
///
/// An app implements this protocol for its music service, and registers it with `musicOfferProvider(_:)` on a scene.
public protocol MusicOfferProvider: Sendable {
  /// Loads an offer. The task is cancelled if the binding becomes false.
  func offer(_ options: MusicSubscriptionOffer.Options) async throws -> MusicOffer
}

/// An offer for a music subscription.
public struct MusicOffer: Hashable, Sendable {
  /// A subscription plan.
  public struct Plan: Identifiable, Hashable, Sendable {
    /// The id of the plan.
    public var id: String
    /// The name of the plan.
    public var name: String
    /// The formatted price with its period.
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
  /// A description of the subscription.
  public var message: String
  /// The plans, in the order in which they are displayed.
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
