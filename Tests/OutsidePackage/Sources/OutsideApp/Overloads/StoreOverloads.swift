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
        .offerCodeRedemption(options: [], isPresented: $isPresented) { result in
          switch result {
          case .success(.verified(let purchase)): message = "\(purchase.id)"
          case .success(.unverified(_, let error)): message = "\(error)"
          case .failure(let error): message = "\(error)"
          }
        }
        .appStoreMerchandising(isPresented: $isPresented, kind: .subscriptionBundle("pro"))
        .appStoreMerchandising(isPresented: $isPresented, kind: .subscriptionBundle("pro")) { result in
          if case .success(.purchaseCompleted(.pending)) = result { message = "pending" }
        }
        .manageSubscriptionsSheet(isPresented: $isPresented, subscriptionGroupID: "pro")
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
