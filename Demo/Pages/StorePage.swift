import Oriel
import OrielStore

/// The sheets of a store, the family activity picker, activities, and the card of another application.
struct StorePage: View {
  @Environment(GalleryModel.self) private var gallery
  @State private var isRaised = false

  private static let provider = GalleryStore()

  var body: some View {
    @Bindable var otherApp = gallery.run(.otherApp)
    PageColumn(.store, "Store sheets and family controls with the data of the app’s providers, and activities.") {
      Section("Store") {
        SubscriptionsSample(run: gallery.run(.subscriptions))
        RefundSample(run: gallery.run(.refund))
        OfferCodeSample(run: gallery.run(.offerCode))
        StoreOfferSample(run: gallery.run(.storeOffer))
        MusicOfferSample(run: gallery.run(.musicOffer))
      }
      .storeProvider(Self.provider)
      .musicOfferProvider(Self.provider)
      Section("Family") {
        ActivityPickerSample(run: gallery.run(.activityPicker))
      }
      Section("Activities") {
        DeliverySample(run: gallery.run(.delivery))
      }
      Section("Another application") {
        SampleRow(run: otherApp)
        Toggle("Above the bottom", isOn: $isRaised)
      }
    }
    .appStoreOverlay(isPresented: $otherApp.isPresented) {
      SKOverlay.AppConfiguration(
        appIdentifier: "org.gnome.TextEditor", position: isRaised ? .bottomRaised : .bottom)
    }
  }
}

extension Page {
  static let store = Page(
    "store", "Store and Activities", symbol: "person.2", order: 135, samples: Sample.store, pictures: "sheet"
  ) { StorePage() }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.store) }
