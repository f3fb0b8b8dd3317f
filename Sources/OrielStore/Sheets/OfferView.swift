import Foundation
import OrielCore

/// A sheet with an offer, whose page it opens in the browser.
struct OfferView: View {
  let offer: StoreOffer
  /// Runs when the page has been opened, before the sheet is dismissed.
  var didOpen: @MainActor () -> Void = {}

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
          guard isOpened else { return }
          didOpen()
          dismiss()
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
