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
        if let offer { OfferView(offer: offer) }
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

private struct OfferView: View {
  let offer: MusicOffer

  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var isRefused = false
  @FocusState private var isSubscribeFocused: Bool

  var body: some View {
    SheetColumn {
      VStack(alignment: .leading, spacing: 12) {
        Text(offer.title).font(.title2)
        Text(offer.message)
        ForEach(offer.plans) { plan in
          HStack {
            Text(plan.name).bold().frame(maxWidth: .infinity, alignment: .leading)
            Text(plan.price).foregroundStyle(.secondary).layoutPriority(1)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isRefused { ErrorText(Word.storeNoApp.text) }
    } buttons: {
      Button(Word.storeNotNow.text, role: .cancel) { dismiss() }
      Button(Word.storeSubscribe.text) {
        openURL(offer.url) { isOpened in
          isRefused = !isOpened
          if isOpened { dismiss() }
        }
      }
      .buttonStyle(.borderedProminent)
      .keyboardShortcut(.defaultAction)
      .focused($isSubscribeFocused)
    }
    .defaultFocus($isSubscribeFocused, true)
    .navigationTitle(offer.title)
  }
}
