import Foundation

/// The reason why a sheet of the store wasn't presented.
public enum ProviderError: Error, Hashable, Sendable {
  /// The app has registered no provider.
  case missing
  /// The provider lacks the capability that the sheet requires.
  case unsupported
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  /// An unknown error.
  case unknown
  /// The user closed the sheet.
  case userCancelled
  /// The store couldn't be reached.
  case networkError(URLError)
  /// An operation of the system failed.
  case systemError(any Error)
}
