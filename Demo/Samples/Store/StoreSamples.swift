import Oriel
import OrielFamily
import OrielStore

struct SubscriptionsSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run).manageSubscriptionsSheet(isPresented: $run.isPresented)
  }
}

struct RefundSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .refundRequestSheet(for: 7, isPresented: $run.isPresented) { result in
        switch result {
        case .success(.success): run.note("requested")
        case .success(.userCancelled): run.note("cancelled")
        case .failure(let error): run.note("failed: \(error)")
        }
      }
  }
}

struct OfferCodeSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .offerCodeRedemption(options: [], isPresented: $run.isPresented) { result in
        switch result {
        case .success(let purchase): run.note("redeemed, purchase \(purchase.unsafePayloadValue.id)")
        case .failure(let error): run.note("not redeemed: \(error)")
        }
      }
  }
}

struct StoreOfferSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .appStoreMerchandising(isPresented: $run.isPresented, kind: .subscriptionBundle("maps")) { result in
        switch result {
        case .success(.dismissed): run.note("dismissed")
        case .success(.purchaseCompleted): run.note("continued in the browser")
        case .failure(let error): run.note("failed: \(error)")
        }
      }
  }
}

struct MusicOfferSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .musicSubscriptionOffer(isPresented: $run.isPresented) { error in
        run.note(error.map { "failed: \($0)" } ?? "loaded")
      }
  }
}

struct ActivityPickerSample: View {
  @Bindable var run: SampleRun
  @State private var selection = FamilyActivitySelection()

  /// The names of all that is chosen.
  private var summary: String {
    let names =
      selection.categories.compactMap(\.localizedDisplayName)
      + selection.applications.compactMap(\.localizedDisplayName)
      + selection.webDomains.compactMap(\.domain)
    return names.isEmpty ? "nothing" : names.sorted().joined(separator: ", ")
  }

  var body: some View {
    SampleRow(run: run, value: "chosen: \(summary)")
      .familyActivityPicker(
        headerText: "Choose what you want to spend less time with.",
        footerText: "The choice has no effect on the desktop.", isPresented: $run.isPresented,
        selection: $selection)
  }
}
