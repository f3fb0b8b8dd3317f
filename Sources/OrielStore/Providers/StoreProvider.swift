import Foundation

/// Gives the store sheets their data: what the user has subscribed to and bought, and what can be done with it.
///
/// Linux has no store that all apps share. An app implements this protocol for the service that it sells with, and
/// registers it on a scene:
///
/// ```swift
/// WindowGroup { Library() }
///   .storeProvider(CustomerPortalStore { try await server.portalURL() })
/// ```
///
/// Oriel draws the sheets. They call the provider when they are presented, and when the user asks for something; the
/// calls are cancelled when a sheet is dismissed. The description of an error is displayed in the sheet.
///
/// A sheet whose ``capabilities`` are missing isn't presented: its binding becomes false, and its callback receives a
/// failure.
public protocol StoreProvider: Sendable {
  /// What the provider supports. The other methods are called for supported capabilities only.
  var capabilities: Set<StoreCapability> { get }

  /// Returns the user's subscriptions.
  ///
  /// - Parameter groupID: the group of subscriptions, or nil for all of them.
  func subscriptions(in groupID: String?) async throws -> [StoreSubscription]

  /// Returns the web page on which the user manages a subscription, or nil if there is none.
  ///
  /// It is called each time the user asks for the page, since such links are usually valid for a short time.
  ///
  /// - Parameter subscription: the subscription, or nil for the page of all of them.
  func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL?

  /// Cancels a subscription. It requires ``StoreCapability/cancellation``.
  func cancel(_ subscription: StoreSubscription.ID) async throws

  /// Returns the receipt of a purchase, which the refund sheet displays. It requires ``StoreCapability/refunds``.
  func receipt(for transaction: Transaction.ID) async throws -> StoreReceipt

  /// Requests a refund. It returns when the request has been received, not when it has been granted. It requires
  /// ``StoreCapability/refunds``.
  func requestRefund(for transaction: Transaction.ID, reason: String) async throws(Transaction.RefundRequestError)

  /// Redeems a code. It requires ``StoreCapability/offerCodes``.
  func redeem(code: String) async throws
}

/// Something that a store provider supports.
public enum StoreCapability: Hashable, Sendable, CaseIterable {
  /// It lists subscriptions, and gives pages on which they are managed.
  case subscriptions
  /// It cancels subscriptions.
  case cancellation
  /// It takes requests for refunds.
  case refunds
  /// It redeems codes.
  case offerCodes
}

/// A subscription of the user.
public struct StoreSubscription: Identifiable, Hashable, Sendable {
  /// The state of a subscription.
  public enum State: Hashable, Sendable {
    /// It renews itself.
    case active
    /// The last payment failed, and the user can still use it.
    case inGracePeriod
    /// It doesn't renew itself; nil if the end isn't known.
    case cancelled(until: Date?)
    /// It has ended.
    case expired
  }

  /// The id of the subscription in the store.
  public var id: String
  /// The name that the user knows it by.
  public var name: String
  /// The group that the subscription belongs to, if any.
  public var groupID: String?
  /// The price with its period, as it is displayed: "€ 4.99 per month".
  public var price: String
  /// The date of the next payment, if any.
  public var renewal: Date?
  /// The state of the subscription.
  public var state: State

  /// Creates a subscription.
  public init(
    id: String, name: String, groupID: String? = nil, price: String, renewal: Date? = nil, state: State = .active
  ) {
    self.id = id
    self.name = name
    self.groupID = groupID
    self.price = price
    self.renewal = renewal
    self.state = state
  }
}

/// A purchase, as the refund sheet displays it.
public struct StoreReceipt: Hashable, Sendable {
  /// What was bought.
  public var title: String
  /// The price, as it is displayed.
  public var price: String
  /// When it was bought.
  public var date: Date

  /// Creates a receipt.
  public init(title: String, price: String, date: Date) {
    self.title = title
    self.price = price
    self.date = date
  }
}
