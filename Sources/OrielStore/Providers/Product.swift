/// The namespace of the results of purchases.
public enum Product {
  /// The result of a purchase.
  public enum PurchaseResult: Hashable, Sendable {
    /// The user has made the purchase.
    case success(VerificationResult<Transaction>)
    /// The user has made no purchase.
    case userCancelled
    /// The purchase isn't complete yet, such as one that the user continues in the browser.
    case pending
  }
}
