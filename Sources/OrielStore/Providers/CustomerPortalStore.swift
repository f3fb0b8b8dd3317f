import Foundation

/// A store whose subscriptions are managed on a web page, such as the customer portal of a payment service.
///
/// The sheet of `manageSubscriptionsSheet(isPresented:)` has a button that opens the page.
public struct CustomerPortalStore: StoreProvider {
  private let portal: @Sendable () async throws -> URL

  /// Creates a store with a constant page.
  public init(url: URL) { portal = { url } }

  /// Creates a store that requests the URL of its page each time the user opens it.
  ///
  /// A link that signs the user in is valid for a short time only, and is created by the app's server. It isn't stored.
  public init(_ portal: @escaping @Sendable () async throws -> URL) { self.portal = portal }

  /// Subscriptions only.
  public var capabilities: Set<StoreCapability> { [.subscriptions] }
  /// Returns no subscriptions, because the page lists them.
  public func subscriptions(in groupID: String?) async throws -> [StoreSubscription] { [] }
  /// Returns the page.
  public func managementURL(for subscription: StoreSubscription.ID?) async throws -> URL? { try await portal() }
  /// Throws ``ProviderError/unsupported``.
  public func cancel(_ subscription: StoreSubscription.ID) async throws { throw ProviderError.unsupported }
  /// Throws ``ProviderError/unsupported``.
  public func receipt(for transaction: Transaction.ID) async throws -> StoreReceipt { throw ProviderError.unsupported }
  /// Throws `failed`.
  public func requestRefund(
    for transaction: Transaction.ID, reason: String
  ) async throws(Transaction.RefundRequestError) { throw .failed }
  /// Throws ``ProviderError/unsupported``.
  public func redeem(code: String) async throws { throw ProviderError.unsupported }
}
