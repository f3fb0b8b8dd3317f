/// Whether a purchase is what the store says.
///
/// The results of the sheets of this library are always verified: the provider is a part of the app, which trusts it.
public enum VerificationResult<SignedType> {
  /// A value with a wrong signature.
  case unverified(SignedType, VerificationError)
  /// A value that is what the store says.
  case verified(SignedType)

  /// The reason why a value isn't verified.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The signature isn't that of the store.
    case invalidSignature
  }

  /// The value if it is verified. Throws the reason otherwise.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value, verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
