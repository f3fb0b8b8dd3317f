import OrielCore

extension View {
  /// Presents a sheet in which the user requests a refund for a purchase.
  ///
  /// The sheet displays the purchase and asks for a reason. When the store has received the request, the sheet displays
  /// a confirmation; the store may still deny the request. An error is displayed in the sheet, so that the user can try
  /// again.
  ///
  /// - Parameters:
  ///   - transactionID: the purchase.
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  ///   - onDismiss: called once after each dismissal, when the binding is false: with `.success` if the store has
  ///     received the request, `.userCancelled` if the user made none, or the error of the last request. Without a
  ///     provider that supports ``StoreCapability/refunds``, no sheet is presented and the error is `.failed`.
  @preconcurrency public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View {
    modifier(RefundModifier(transaction: transactionID, isPresented: isPresented, onDismiss: onDismiss))
  }
}

private typealias RefundResult = Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>

/// The result of the requests in one presentation of the sheet.
@MainActor private final class RefundOutcome {
  var result: RefundResult?

  /// Returns the result, and resets it for the next presentation.
  func take() -> RefundResult {
    defer { result = nil }
    return result ?? .success(.userCancelled)
  }
}

private struct RefundModifier: ViewModifier {
  let transaction: Transaction.ID
  let isPresented: Binding<Bool>
  let onDismiss: (@MainActor (RefundResult) -> Void)?

  @State private var outcome = RefundOutcome()

  func body(content: Content) -> some View {
    content.modifier(
      ProvidedSheet(
        name: "refundRequestSheet", capability: .refunds, isPresented: isPresented,
        onUnavailable: { _ in onDismiss?(.failure(.failed)) },
        onDismiss: { onDismiss?(outcome.take()) }
      ) { RefundRequest(provider: $0, transaction: transaction, outcome: outcome) })
  }
}

private struct RefundRequest: View {
  let provider: any StoreProvider
  let transaction: Transaction.ID
  let outcome: RefundOutcome

  @Environment(\.dismiss) private var dismiss
  @FocusState private var isReasonFocused: Bool
  @State private var reason = ""
  @State private var isAtWork = false
  @State private var isReceived = false
  @State private var error: Transaction.RefundRequestError?

  private var canRequest: Bool { !isAtWork && error != .duplicateRequest && reason.contains { !$0.isWhitespace } }

  var body: some View {
    SheetColumn {
      if isReceived {
        Label(Word.refundReceived.text, systemImage: "checkmark.circle")
          .frame(maxWidth: .infinity, minHeight: 140)
      } else {
        LoadedContent(title: Word.refundLoading.text) {
          try await provider.receipt(for: transaction)
        } content: { receipt in
          VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 3) {
              Text(receipt.title).bold()
              Text("\(receipt.price), \(receipt.date.inWords)").foregroundStyle(.secondary)
            }
            Text(Word.refundQuestion.text)
            TextField(Word.refundReason.text, text: $reason).onSubmit(request).focused($isReasonFocused)
              .onAppear { isReasonFocused = true }
          }
        }
        .frame(minHeight: 140)
      }
      if let error { ErrorText(message(of: error)) }
    } buttons: {
      if isReceived {
        Button(Word.storeDone.text) { dismiss() }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
      } else {
        Button(role: .cancel) { dismiss() }.disabled(isAtWork)
        Button(Word.refundRequest.text, action: request).buttonStyle(.borderedProminent).keyboardShortcut(
          .defaultAction
        )
        .disabled(!canRequest)
      }
    }
    .navigationTitle(Word.refundTitle.text)
    .interactiveDismissDisabled(isAtWork)
    .task(id: isAtWork) { if isAtWork { await send() } }
  }

  private func request() {
    guard canRequest else { return }
    error = nil
    isAtWork = true
  }

  private func send() async {
    do throws(Transaction.RefundRequestError) {
      try await provider.requestRefund(for: transaction, reason: reason)
      guard !Task.isCancelled else { return }
      outcome.result = .success(.success)
      isReceived = true
    } catch {
      guard !Task.isCancelled else { return }
      outcome.result = .failure(error)
      self.error = error
    }
    isAtWork = false
  }
}
