/// A purchase in the app's store.
///
/// OrielCore has a `Transaction` of its own, for animations. A file that imports both modules and names the type writes
/// `OrielStore.Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the purchase in the store.
  public let id: UInt64

  /// Creates a purchase with a number.
  public init(id: UInt64) { self.id = id }

  /// The result of the refund sheet.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The user closed the sheet without a request.
    case userCancelled
    /// The store has received the request. It may still refuse it.
    case success
  }

  /// Why a refund can't be requested.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// A refund has been requested for the purchase already.
    case duplicateRequest
    /// The request failed.
    case failed
  }
}
