import OrielCore

extension View {
  /// Presents a sheet with an offer for a music subscription.
  ///
  /// The registered ``MusicOfferProvider`` loads the offer first. Then the sheet is presented, and `onLoadCompletion`
  /// is called with nil. The sheet lists the plans, and opens the page of the offer in the browser.
  ///
  /// - Parameters:
  ///   - isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed, and when the
  ///     offer can't be loaded. False cancels loading.
  ///   - options: the properties of the offer.
  ///   - onLoadCompletion: called once when the offer has been loaded, with nil, or when that has failed, with the
  ///     error, after the binding has become false. Without a provider the error is ``ProviderError/missing``.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View {
    modifier(MusicOfferModifier(isPresented: isPresented, options: options, onLoadCompletion: onLoadCompletion))
  }
}

private struct MusicOfferModifier: ViewModifier {
  @Binding var isPresented: Bool
  let options: MusicSubscriptionOffer.Options
  let onLoadCompletion: ((any Error)?) -> Void

  @Environment(\.musicOfferProvider) private var provider
  @State private var offer: MusicOffer?

  /// The offer to load; nil while nothing is presented.
  private var request: MusicSubscriptionOffer.Options? { isPresented ? options : nil }

  func body(content: Content) -> some View {
    content
      .task(id: request) { await load() }
      .sheet(
        isPresented: Binding(get: { isPresented && offer != nil }, set: { isPresented = $0 }),
        onDismiss: { if !isPresented { offer = nil } }
      ) {
        if let offer { OfferView(offer: StoreOffer(offer)) }
      }
  }

  private func load() async {
    guard let request else { return }
    offer = nil
    guard let provider else {
      Diagnostics.warn(
        "musicSubscriptionOffer presents nothing: register a provider with musicOfferProvider(_:)",
        once: "musicSubscriptionOffer")
      isPresented = false
      return onLoadCompletion(ProviderError.missing)
    }
    do {
      let loaded = try await provider.offer(request)
      guard !Task.isCancelled else { return }
      offer = loaded
      onLoadCompletion(nil)
    } catch {
      guard !Task.isCancelled else { return }
      isPresented = false
      onLoadCompletion(error)
    }
  }
}

extension StoreOffer {
  /// The offer for a music subscription.
  init(_ offer: MusicOffer) {
    self.init(title: offer.title, message: offer.message, plans: offer.plans, url: offer.url)
  }
}
