import Foundation
import OrielCore

extension View {
  /// Presents a sheet with an offer of the app's store.
  ///
  /// ```swift
  /// Button("All Features…") { showsOffer = true }
  ///   .appStoreMerchandising(isPresented: $showsOffer, kind: .subscriptionBundle("pro"))
  /// ```
  ///
  /// The sheet lists the plans of ``StoreProvider/offer(_:)``, and opens the page of the offer in the browser.
  ///
  /// - Parameters:
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  ///   - kind: what is offered.
  ///   - onDismiss: called once after each dismissal, when the binding is false. Without a provider that supports
  ///     ``StoreCapability/merchandising``, no sheet is presented, and the error is a ``ProviderError``.
  public func appStoreMerchandising(
    isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind,
    onDismiss: (@MainActor (Result<AppStoreMerchandisingKind.PresentationResult, any Error>) async -> Void)? = nil
  ) -> some View {
    modifier(MerchandisingModifier(isPresented: isPresented, kind: kind, onDismiss: onDismiss))
  }
}

/// What the user has done in one presentation of the sheet.
@MainActor private final class Visit {
  var hasOpenedPage = false

  /// Returns the result, and resets it for the next presentation.
  func take() -> AppStoreMerchandisingKind.PresentationResult {
    defer { hasOpenedPage = false }
    return hasOpenedPage ? .purchaseCompleted(.pending) : .dismissed
  }
}

private struct MerchandisingModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: AppStoreMerchandisingKind
  let onDismiss: (@MainActor (Result<AppStoreMerchandisingKind.PresentationResult, any Error>) async -> Void)?

  @State private var visit = Visit()

  func body(content: Content) -> some View {
    content.modifier(
      ProvidedSheet(
        name: "appStoreMerchandising", capability: .merchandising, isPresented: isPresented,
        onUnavailable: { finish(.failure($0)) },
        onDismiss: { finish(.success(visit.take())) }
      ) { LoadedOffer(provider: $0, kind: kind, visit: visit) })
  }

  private func finish(_ result: Result<AppStoreMerchandisingKind.PresentationResult, any Error>) {
    guard let onDismiss else { return }
    Task { await onDismiss(result) }
  }
}

private struct LoadedOffer: View {
  let provider: any StoreProvider
  let kind: AppStoreMerchandisingKind
  let visit: Visit

  var body: some View {
    LoadedContent(title: Word.storeLoadingOffer.text) {
      try await provider.offer(kind)
    } content: { offer in
      OfferView(offer: offer) { visit.hasOpenedPage = true }
    }
    .frame(minWidth: 420, minHeight: 180)
  }
}
