import Oriel
import OrielFamily
import OrielStore

/// Every sheet of a store, and the family activity picker, as an app writes them.
struct StoreOverloads: View {
  @State private var isPresented = false
  @State private var selection = FamilyActivitySelection()
  @State private var message = ""

  var body: some View {
    VStack {
      Text("Store")
        .manageSubscriptionsSheet(isPresented: $isPresented)
        .refundRequestSheet(for: 7, isPresented: $isPresented)
        .refundRequestSheet(for: 7, isPresented: $isPresented) { result in
          switch result {
          case .success(let status): message = status == .success ? "requested" : "cancelled"
          case .failure(.duplicateRequest): message = "requested before"
          case .failure(let error): message = "\(error)"
          }
        }
        .offerCodeRedemption(isPresented: $isPresented)
        .offerCodeRedemption(isPresented: $isPresented) { result in
          if case .failure(let error) = result { message = "\(error)" }
        }
        .task {
          for await transaction in OrielStore.Transaction.updates { message = "\(transaction.id)" }
        }
      Text("Music")
        .musicSubscriptionOffer(isPresented: $isPresented)
        .musicSubscriptionOffer(
          isPresented: $isPresented,
          options: MusicSubscriptionOffer.Options(messageIdentifier: .playMusic, itemID: "song")
        ) { error in
          message = error.map { "\($0)" } ?? ""
        }
      Text("Another app")
        .appStoreOverlay(isPresented: $isPresented) {
          SKOverlay.AppConfiguration(appIdentifier: "org.example.Maps", position: .bottom)
        }
      Text("Family")
        .familyActivityPicker(isPresented: $isPresented, selection: $selection)
        .familyActivityPicker(
          headerText: "Limit", footerText: "Later", isPresented: $isPresented, selection: $selection)
      FamilyActivityPicker(selection: $selection)
    }
  }
}
