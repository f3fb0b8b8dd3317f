import Foundation

/// A store whose subscriptions are managed on a web page, such as the customer portal of a payment service.
///
/// The sheet of `manageSubscriptionsSheet(isPresented:)` has a button that opens the page.
public struct CustomerPortalStore: StoreProvider {
  private let portal: @Sendable () async throws -> URL

  /// Creates a store with a page that doesn't change.
  public init(url: URL) { portal = { url } }

  /// Creates a store that asks for its page each time the user opens it.
  ///
  /// A link that signs the user in is valid for a short time only, and is made by the app's server. It isn't stored.
  public init(_ portal: @escaping @Sendable () async throws -> URL) { self.portal = portal }

  public var capabilities: Set<StoreCapability> { [.subscriptions] }
  public func subscriptions(in groupID: String?) async throws -> [StoreSubscription] { [] }
  public func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL? { try await portal() }
  public func cancel(_ subscription: StoreSubscription.ID) async throws { throw ProviderError.unsupported }
  public func receipt(for transaction: Transaction.ID) async throws -> StoreReceipt { throw ProviderError.unsupported }
  public func requestRefund(
    for transaction: Transaction.ID, reason: String
  ) async throws(Transaction.RefundRequestError) { throw .failed }
  public func redeem(code: String) async throws { throw ProviderError.unsupported }
}
