import Foundation
import OrielCore

extension View {
  /// Presents a sheet in which the user redeems an offer code.
  ///
  /// An error is displayed below the code, so that the user can correct it. The sheet is dismissed when the code has
  /// been redeemed, and the store has reported the purchase that results from it. Until then the user can close it, and
  /// the purchase is only one of ``Transaction/updates``.
  ///
  /// - Parameters:
  ///   - options: the options of the redemption.
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  ///   - onCompletion: called once after each dismissal, when the binding is false: with the purchase if a code has been
  ///     redeemed, otherwise with ``StoreKitError/userCancelled``. Without a provider that supports
  ///     ``StoreCapability/offerCodes``, no sheet is presented, and the error is a ``ProviderError``.
  public func offerCodeRedemption(
    options: Set<RedeemOption>, isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<VerificationResult<Transaction>, any Error>) -> Void
  ) -> some View {
    modifier(
      OfferCodeModifier(isPresented: isPresented, needsPurchase: true) { result in
        onCompletion(
          result.flatMap { purchase in
            purchase.map { .success(.verified($0)) } ?? .failure(StoreKitError.unknown)
          })
      })
  }

  /// The variant of `offerCodeRedemption(options:isPresented:onCompletion:)` that doesn't wait for the purchase.
  @available(*, deprecated, message: "Use offerCodeRedemption(options:isPresented:onCompletion:)")
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      OfferCodeModifier(isPresented: isPresented, needsPurchase: false) { onCompletion($0.map { _ in }) })
  }
}

/// What has been redeemed in one presentation of the sheet.
@MainActor private final class Redemption {
  var isDone = false
  var purchase: Transaction?

  /// Returns the result, and resets it for the next presentation.
  func take() -> Result<Transaction?, any Error> {
    defer { (isDone, purchase) = (false, nil) }
    return isDone ? .success(purchase) : .failure(StoreKitError.userCancelled)
  }
}

private struct OfferCodeModifier: ViewModifier {
  let isPresented: Binding<Bool>
  /// Whether the sheet waits until the store has reported the purchase.
  let needsPurchase: Bool
  let onCompletion: @MainActor (Result<Transaction?, any Error>) -> Void

  @State private var redemption = Redemption()

  func body(content: Content) -> some View {
    content.modifier(
      ProvidedSheet(
        name: "offerCodeRedemption", capability: .offerCodes, isPresented: isPresented,
        onUnavailable: { onCompletion(.failure($0)) },
        onDismiss: { onCompletion(redemption.take()) }
      ) { RedeemCode(provider: $0, redemption: redemption, needsPurchase: needsPurchase) })
  }
}

private struct RedeemCode: View {
  let provider: any StoreProvider
  let redemption: Redemption
  let needsPurchase: Bool

  @Environment(\.dismiss) private var dismiss
  @State private var code = ""
  @State private var isAtWork = false
  /// Whether the code has been redeemed, and its purchase is awaited.
  @State private var isWaiting = false
  @State private var error: String?

  private var canRedeem: Bool { !isAtWork && code.contains { !$0.isWhitespace } }

  var body: some View {
    SheetColumn {
      VStack(alignment: .leading, spacing: 6) {
        Text(Word.storeEnterCode.text)
        TextField(Word.storeCode.text, text: $code).onSubmit(redeem)
        if isAtWork { ProgressView(Word.storeRedeeming.text) }
        if let error { ErrorText(error) }
      }
    } buttons: {
      Button(role: .cancel) { dismiss() }.disabled(isAtWork && !isWaiting)
      Button(Word.storeRedeem.text, action: redeem).buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        .disabled(
          !canRedeem)
    }
    .navigationTitle(Word.storeRedeemTitle.text)
    .interactiveDismissDisabled(isAtWork && !isWaiting)
    .task(id: isAtWork) { if isAtWork { await send() } }
  }

  private func redeem() {
    guard canRedeem else { return }
    error = nil
    isAtWork = true
  }

  private func send() async {
    // Before the code is redeemed, since the store may report the purchase at once.
    var purchases = needsPurchase ? TransactionUpdates.shared.makeStream().makeAsyncIterator() : nil
    do {
      try await provider.redeem(code: code.trimmingCharacters(in: .whitespacesAndNewlines))
      guard !Task.isCancelled else { return }
      isWaiting = true
      redemption.purchase = await purchases?.next(isolation: #isolation)
      guard !Task.isCancelled else { return }
      redemption.isDone = true
      dismiss()
    } catch let failure {
      guard !Task.isCancelled else { return }
      error = message(of: failure)
    }
    isAtWork = false
  }
}
