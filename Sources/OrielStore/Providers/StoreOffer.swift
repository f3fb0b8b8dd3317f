import Foundation

/// What a store recommends to the user. See `appStoreMerchandising(isPresented:kind:onDismiss:)`.
public struct AppStoreMerchandisingKind: Hashable, Sendable {
  /// The identifier of the group whose subscriptions are recommended.
  public let groupID: String

  /// The subscriptions of a group.
  public static func subscriptionBundle(_ groupID: String) -> AppStoreMerchandisingKind {
    AppStoreMerchandisingKind(groupID: groupID)
  }

  /// What the user has done in the sheet.
  public enum PresentationResult: Hashable, Sendable {
    /// The user closed the sheet.
    case dismissed
    /// The user has accepted the offer. On Linux the purchase is pending, since the user continues in the browser.
    case purchaseCompleted(Product.PurchaseResult)
  }
}

/// An offer of the app's store.
public struct StoreOffer: Hashable, Sendable {
  /// A subscription of the offer.
  public typealias Plan = MusicOffer.Plan

  /// The title of the sheet.
  public var title: String
  /// A description of what the user receives.
  public var message: String
  /// The subscriptions, in the order in which they are displayed.
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
