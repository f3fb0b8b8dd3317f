/// An option of `offerCodeRedemption(options:isPresented:onCompletion:)`. There is none yet.
public struct RedeemOption: Hashable, Sendable {
  private init() {}
}
