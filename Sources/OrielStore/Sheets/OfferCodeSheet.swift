import Foundation
import OrielCore

extension View {
  /// Presents a sheet in which the user redeems an offer code.
  ///
  /// An error is displayed below the code, so that the user can correct it. The sheet is dismissed when the code has
  /// been redeemed.
  ///
  /// - Parameters:
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  ///   - onCompletion: called once after each dismissal, when the binding is false: with success if a code has been
  ///     redeemed, otherwise with ``StoreKitError/userCancelled``. Without a provider that supports
  ///     ``StoreCapability/offerCodes``, no sheet is presented, and the error is a ``ProviderError``.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OfferCodeModifier(isPresented: isPresented, onCompletion: onCompletion))
  }
}

/// Whether a code has been redeemed in one presentation of the sheet.
@MainActor private final class Redemption {
  var isDone = false

  /// Returns the result, and resets it for the next presentation.
  func take() -> Result<Void, any Error> {
    defer { isDone = false }
    return isDone ? .success(()) : .failure(StoreKitError.userCancelled)
  }
}

private struct OfferCodeModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let onCompletion: @MainActor (Result<Void, any Error>) -> Void

  @State private var redemption = Redemption()

  func body(content: Content) -> some View {
    content.modifier(
      ProvidedSheet(
        name: "offerCodeRedemption", capability: .offerCodes, isPresented: isPresented,
        onUnavailable: { onCompletion(.failure($0)) },
        onDismiss: { onCompletion(redemption.take()) }
      ) { RedeemCode(provider: $0, redemption: redemption) })
  }
}

private struct RedeemCode: View {
  let provider: any StoreProvider
  let redemption: Redemption

  @Environment(\.dismiss) private var dismiss
  @State private var code = ""
  @State private var isAtWork = false
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
      Button(role: .cancel) { dismiss() }.disabled(isAtWork)
      Button(Word.storeRedeem.text, action: redeem).buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        .disabled(
          !canRedeem)
    }
    .navigationTitle(Word.storeRedeemTitle.text)
    .interactiveDismissDisabled(isAtWork)
    .task(id: isAtWork) { if isAtWork { await send() } }
  }

  private func redeem() {
    guard canRedeem else { return }
    error = nil
    isAtWork = true
  }

  private func send() async {
    do {
      try await provider.redeem(code: code.trimmingCharacters(in: .whitespacesAndNewlines))
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
