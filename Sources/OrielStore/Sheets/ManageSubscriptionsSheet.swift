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
    modifier(
      ProvidedSheet(
        name: "manageSubscriptionsSheet", capability: .subscriptions, isPresented: isPresented,
        onUnavailable: { _ in }, onDismiss: {}
      ) { ManageSubscriptions(provider: $0) })
  }
}

private struct ManageSubscriptions: View {
  let provider: any StoreProvider

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

  private var labels: SubscriptionLabels { .current }
  private var canCancel: Bool { provider.capabilities.contains(.cancellation) }

  var body: some View {
    SheetColumn {
      LoadedContent(title: labels.loading, version: version) {
        try await provider.subscriptions(in: nil)
      } content: { subscriptions in
        if subscriptions.isEmpty {
          Text(labels.onWebPage).frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
          ScrollView { rows(subscriptions) }
        }
      }
      .frame(minHeight: 180)
      if let error { ErrorText(error) }
    } buttons: {
      Button(labels.manageInBrowser) { begin(.manage(nil)) }
      Button(StoreLabels.current.done) { dismiss() }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
        .focused($isDoneFocused)
    }
    .defaultFocus($isDoneFocused, true)
    .navigationTitle(labels.title)
    .confirmationDialog(
      labels.question, isPresented: Binding(get: { cancelled != nil }, set: { if !$0 { cancelled = nil } }),
      presenting: cancelled
    ) { subscription in
      Button(labels.confirm, role: .destructive) { begin(.cancel(subscription.id)) }
      Button(labels.keep, role: .cancel) {}
    } message: {
      Text(labels.consequence.filled(with: $0.name))
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
          openURL(url) { if !$0 { error = StoreLabels.current.noApp } }
        } else {
          error = labels.noPage
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
      if let cancel { Button(SubscriptionLabels.current.cancel, action: cancel) }
      Button(SubscriptionLabels.current.manage, action: manage)
    }
  }
}

extension StoreSubscription {
  /// Whether the subscription renews automatically.
  fileprivate var canBeCancelled: Bool { state == .active || state == .inGracePeriod }

  /// The state and the date, for the user.
  fileprivate var summary: String {
    let labels = SubscriptionLabels.current
    return switch state {
    case .active: renewal.map { labels.renewsOn.filled(with: $0.inWords) } ?? labels.active
    case .inGracePeriod: labels.paymentFailed
    case .cancelled(let end): end.map { labels.endsOn.filled(with: $0.inWords) } ?? labels.cancelled
    case .expired: labels.expired
    }
  }
}

extension Date {
  /// The date in the user's language, without the time.
  var inWords: String { formatted(date: .long, time: .omitted) }
}
