/// A purchase in the app's store.
///
/// ``updates`` are the purchases that the store reports while the app runs.
///
/// OrielCore has another type of this name, for animations. In a file that imports both modules, write
/// `OrielStore.Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the purchase in the store.
  public let id: UInt64

  /// Creates a purchase with a number.
  public init(id: UInt64) { self.id = id }

  /// The result of the refund sheet.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The user closed the sheet without requesting a refund.
    case userCancelled
    /// The store has received the request. It may still deny it.
    case success
  }

  /// The reason why a refund can't be requested.
  public enum RefundRequestError: Error, Hashable, Sendable {
    /// A refund for the purchase has already been requested.
    case duplicateRequest
    /// The request failed.
    case failed
  }
}
