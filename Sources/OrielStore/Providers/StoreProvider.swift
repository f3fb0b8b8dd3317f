import Foundation

/// Provides the data and operations of the store sheets: the user's subscriptions and purchases.
///
/// Linux has no store that all apps share. An app implements this protocol for its payment service, and registers it on
/// a scene:
///
/// ```swift
/// WindowGroup { Library() }
///   .storeProvider(CustomerPortalStore { try await server.portalURL() })
/// ```
///
/// The sheets call the provider when they are presented, and for actions of the user. The tasks are cancelled when a
/// sheet is dismissed. The localized description of an error is displayed in the sheet.
///
/// If ``capabilities`` doesn't contain the capability that a sheet requires, the sheet isn't presented: its binding
/// becomes false, and its callback receives an error.
public protocol StoreProvider: Sendable {
  /// The supported operations. The other methods are called only for these.
  var capabilities: Set<StoreCapability> { get }

  /// Returns the user's subscriptions.
  ///
  /// - Parameter groupID: the group of subscriptions, or nil for all of them.
  func subscriptions(in groupID: String?) async throws -> [StoreSubscription]

  /// Returns the web page on which the user manages a subscription; nil if there is none.
  ///
  /// Called each time the user opens the page, since such links are usually valid for a short time.
  ///
  /// - Parameter subscription: the subscription, or nil for the page of all of them.
  func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL?

  /// Cancels a subscription. Requires ``StoreCapability/cancellation``.
  func cancel(_ subscription: StoreSubscription.ID) async throws

  /// Returns the receipt of a purchase, which the refund sheet displays. Requires ``StoreCapability/refunds``.
  func receipt(for transaction: Transaction.ID) async throws -> StoreReceipt

  /// Requests a refund. Returns when the request has been received, before it is granted or denied. Requires
  /// ``StoreCapability/refunds``.
  func requestRefund(for transaction: Transaction.ID, reason: String) async throws(Transaction.RefundRequestError)

  /// Redeems a code. Requires ``StoreCapability/offerCodes``. The resulting purchase is one of ``transactions()``.
  func redeem(code: String) async throws

  /// Returns what the store recommends. Requires ``StoreCapability/merchandising``.
  ///
  /// The default implementation throws ``ProviderError/unsupported``.
  func offer(_ kind: AppStoreMerchandisingKind) async throws -> StoreOffer

  /// Returns the purchases that are made from now on: of redeemed codes, or on the user's other devices.
  ///
  /// Called once for each registered provider, on the main actor. ``Transaction/updates`` forwards the purchases until
  /// the stream finishes, also while the provider is registered no more; a class finishes it in its deinitializer. If a
  /// provider is a structure that isn't `Hashable`, only the first registered value of the type is called.
  ///
  /// The default implementation returns a stream without purchases, which has finished.
  func transactions() -> AsyncStream<Transaction>
}

extension StoreProvider {
  /// Throws ``ProviderError/unsupported``.
  public func offer(_ kind: AppStoreMerchandisingKind) async throws -> StoreOffer { throw ProviderError.unsupported }

  /// Returns a stream without purchases, which has finished.
  public func transactions() -> AsyncStream<Transaction> { AsyncStream { $0.finish() } }
}

/// An operation that a store provider supports.
public enum StoreCapability: Hashable, Sendable, CaseIterable {
  /// Listing subscriptions, and the pages on which they are managed.
  case subscriptions
  /// Cancelling subscriptions.
  case cancellation
  /// Requesting refunds.
  case refunds
  /// Redeeming codes.
  case offerCodes
  /// Recommending subscriptions.
  case merchandising
}

/// A subscription of the user.
public struct StoreSubscription: Identifiable, Hashable, Sendable {
  /// The state of a subscription.
  public enum State: Hashable, Sendable {
    /// The subscription renews automatically.
    case active
    /// The last payment failed, but the user can still use the subscription.
    case inGracePeriod
    /// The subscription doesn't renew; nil if its end isn't known.
    case cancelled(until: Date?)
    /// The subscription has ended.
    case expired
  }

  /// The id of the subscription in the store.
  public var id: String
  /// The name that is displayed to the user.
  public var name: String
  /// The identifier of the subscription's group, if any.
  public var groupID: String?
  /// The formatted price with its period, such as "€ 4.99 per month".
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

/// The receipt of a purchase, which the refund sheet displays.
public struct StoreReceipt: Hashable, Sendable {
  /// The title of the purchased item.
  public var title: String
  /// The formatted price.
  public var price: String
  /// The date of the purchase.
  public var date: Date

  /// Creates a receipt.
  public init(title: String, price: String, date: Date) {
    self.title = title
    self.price = price
    self.date = date
  }
}
