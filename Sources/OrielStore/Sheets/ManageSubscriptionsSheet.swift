import Foundation
import OrielCore

extension View {
  /// Presents a sheet in which the user manages their subscriptions.
  ///
  /// The sheet lists the subscriptions of the registered ``StoreProvider`` with their prices and next payments. Each
  /// has a button that opens its page in the browser, and one that cancels it if the provider supports
  /// ``StoreCapability/cancellation``. Without a provider that supports ``StoreCapability/subscriptions``, the binding
  /// becomes false, and a warning is logged once.
  ///
  /// - Parameter isPresented: presents the sheet while it is true. It becomes false when the sheet is dismissed.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    manageSubscriptions(isPresented, in: nil)
  }

  /// The variant of `manageSubscriptionsSheet(isPresented:)` that lists the subscriptions of one group.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    manageSubscriptions(isPresented, in: subscriptionGroupID)
  }

  private func manageSubscriptions(_ isPresented: Binding<Bool>, in group: String?) -> some View {
    modifier(
      ProvidedSheet(
        name: "manageSubscriptionsSheet", capability: .subscriptions, isPresented: isPresented,
        onUnavailable: { _ in }, onDismiss: {}
      ) { ManageSubscriptions(provider: $0, group: group) })
  }
}

private struct ManageSubscriptions: View {
  let provider: any StoreProvider
  /// The group whose subscriptions are listed; nil for all.
  let group: String?

  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var version = 0
  @State private var work: Work?
  @State private var error: String?
  @State private var cancelled: StoreSubscription?
  @FocusState private var isDoneFocused: Bool

  /// The operation that the user has requested.
  private enum Work: Hashable {
    case manage(StoreSubscription.ID?)
    case cancel(StoreSubscription.ID)
  }

  private var canCancel: Bool { provider.capabilities.contains(.cancellation) }

  var body: some View {
    SheetColumn {
      LoadedContent(title: Word.subscriptionLoading.text, version: version) {
        try await provider.subscriptions(in: group)
      } content: { subscriptions in
        if subscriptions.isEmpty {
          Text(Word.subscriptionOnWebPage.text).frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
          ScrollView { rows(subscriptions) }
        }
      }
      .frame(minHeight: 180)
      if let error { ErrorText(error) }
    } buttons: {
      Button(Word.subscriptionManageInBrowser.text) { begin(.manage(nil)) }
      Button(Word.storeDone.text) { dismiss() }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        .focused($isDoneFocused)
    }
    .defaultFocus($isDoneFocused, true)
    .navigationTitle(Word.subscriptionTitle.text)
    .confirmationDialog(
      Word.subscriptionQuestion.text,
      isPresented: Binding(get: { cancelled != nil }, set: { if !$0 { cancelled = nil } }),
      presenting: cancelled
    ) { subscription in
      Button(Word.subscriptionConfirm.text, role: .destructive) { begin(.cancel(subscription.id)) }
      Button(Word.subscriptionKeep.text, role: .cancel) {}
    } message: {
      Text(Word.subscriptionConsequence.text(with: $0.name))
    }
    .task(id: work) { await perform() }
  }

  private func rows(_ subscriptions: [StoreSubscription]) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(subscriptions) { subscription in
        SubscriptionRow(
          subscription: subscription, manage: { begin(.manage(subscription.id)) },
          cancel: cancellation(of: subscription))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Returns an action that asks for confirmation before a subscription is cancelled; nil if it can't be cancelled.
  private func cancellation(of subscription: StoreSubscription) -> (@MainActor () -> Void)? {
    guard canCancel, subscription.canBeCancelled else { return nil }
    return { cancelled = subscription }
  }

  /// Begins an operation, unless there is one: buttons that were disabled meanwhile would lose the keyboard focus.
  private func begin(_ work: Work) {
    if self.work == nil { self.work = work }
  }

  private func perform() async {
    guard let work else { return }
    error = nil
    do {
      switch work {
      case .manage(let id):
        if let url = try await provider.managementURL(for: id) {
          openURL(url) { if !$0 { error = Word.storeNoApp.text } }
        } else {
          error = Word.subscriptionNoPage.text
        }
      case .cancel(let id):
        try await provider.cancel(id)
        version += 1
      }
    } catch let failure {
      if !Task.isCancelled { error = message(of: failure) }
    }
    self.work = nil
  }
}

private struct SubscriptionRow: View {
  let subscription: StoreSubscription
  let manage: @MainActor () -> Void
  let cancel: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 3) {
        Text(subscription.name).bold()
        Text(subscription.price)
        Text(subscription.summary).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let cancel { Button(Word.subscriptionCancel.text, action: cancel) }
      Button(Word.subscriptionManage.text, action: manage)
    }
  }
}

extension StoreSubscription {
  /// Whether the subscription renews automatically.
  fileprivate var canBeCancelled: Bool { state == .active || state == .inGracePeriod }

  /// The state and the date, for the user.
  fileprivate var summary: String {
    return switch state {
    case .active: renewal.map { Word.subscriptionRenewsOn.text(with: $0.inWords) } ?? Word.subscriptionActive.text
    case .inGracePeriod: Word.subscriptionPaymentFailed.text
    case .cancelled(let end):
      end.map { Word.subscriptionEndsOn.text(with: $0.inWords) } ?? Word.subscriptionCancelled.text
    case .expired: Word.subscriptionExpired.text
    }
  }
}

extension Date {
  /// The date in the user's language, without the time.
  var inWords: String { formatted(date: .long, time: .omitted) }
}
