import OrielCore

/// The cards of all activities, or their notifications while no window of the app is active, and the progress of the most
/// relevant one at the app's icon.
struct ActivityCards: View {
  let configurations: [any WidgetConfiguration]

  @Environment(\.scenePhase) private var phase
  @Environment(\.notifications) private var notifications
  /// The progress of each activity that has one, by its id.
  @State private var progress: [String: Double] = [:]
  @State private var window = ActivityCenter.Window()
  private let center = ActivityCenter.shared

  private struct Item: Identifiable {
    let id: String
    let number: Int
    let activity: any AnyActivity
    let view: AnyView
  }

  private var items: [Item] {
    // Creates a dependency, so that changes of activities update the cards.
    _ = center.version
    let numbers = ActivityRegistry.numbers
    return center.activities.compactMap { activity in
      configurations.lazy.compactMap { $0._view(of: activity) }.first
        .map { Item(id: activity.id, number: numbers[activity.id] ?? 0, activity: activity, view: $0) }
    }
  }

  private var launcherProgress: Double? {
    items.lazy.filter { $0.activity.activityState.isOngoing }.compactMap { progress[$0.id] }.first
  }

  var body: some View {
    VStack(alignment: .trailing, spacing: 12) {
      ForEach(items) { item in
        ActivityCard(view: item.view) { Task { await item.activity.dismiss() } }
        if center.isFirst(window) {
          ActivityNotification(
            id: item.id, name: ActivityCenter.notificationName(item.number), view: item.view,
            isNeeded: !center.hasActiveWindow, version: center.version
          ) {
            progress[item.id] = $0
          } end: {
            Task { await item.activity.dismiss() }
          }
        }
      }
    }
    .padding(items.isEmpty ? 0 : 18)
    .onAppear { if let notifications { center.withdrawLeftovers(from: notifications) } }
    .onDisappear { center.remove(window) }
    .onChange(of: phase, initial: true) { center.set(phase, of: window) }
    // The new value: other threads change activities, so that it may be another one when it is computed again.
    .onChange(of: launcherProgress) { _, new in if center.isFirst(window) { notifications?.showProgress(new) } }
  }
}

/// A card with the view of an activity, and a button that ends it.
private struct ActivityCard: View {
  let view: AnyView
  let end: @MainActor () -> Void

  @State private var tint: Color?
  @State private var actionColor: Color?

  var body: some View {
    HStack(spacing: 12) {
      view
        .frame(maxWidth: .infinity, alignment: .leading)
        .onPreferenceChange(ActivityBackgroundTintKey.self) { tint = $0 }
        .onPreferenceChange(ActivityActionColorKey.self) { actionColor = $0 }
      Button(action: end) { Text(Word.activityEnd.text).foregroundStyle(actionColor ?? .primary) }
        .buttonStyle(.borderless)
    }
    .padding(12)
    .frame(maxWidth: 420)
    .background { card }
  }

  private var card: some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    return ZStack {
      if let tint { shape.fill(tint) } else { shape.fill(.background) }
      shape.stroke(.separator)
    }
    .shadow(radius: 4, y: 1)
  }
}

/// The notification of an activity. It displays nothing in the window.
private struct ActivityNotification: View {
  let id: String
  /// The name of the notification.
  let name: String
  let view: AnyView
  /// Whether no window of the app is active.
  let isNeeded: Bool
  let version: Int
  /// Called when the progress has changed.
  let progressDidChange: @MainActor (Double?) -> Void
  let end: @MainActor () -> Void

  @Environment(\.notifications) private var notifications
  @State private var lines: [String] = []
  /// The texts that the notification stands for; nil if it is an alert only.
  @State private var shown: [String]?
  @State private var isDisplayed = false
  @State private var shownAt: ContinuousClock.Instant?

  private struct Wanted: Equatable {
    var lines: [String]?
    var version: Int
  }

  var body: some View {
    CollectedText {
      lines = $0.lines
      progressDidChange($0.progress)
    } content: {
      view
    }
    .task(id: Wanted(lines: isNeeded ? lines : nil, version: version)) {
      guard await isTimely() else { return }
      update(isNeeded ? lines : nil)
    }
    .onDisappear {
      withdraw()
      progressDidChange(nil)
    }
  }

  /// Waits until a second after the last notification. Returns false if a newer update replaces this one.
  private func isTimely() async -> Bool {
    if let shownAt, isNeeded {
      // A rate limit: an app may update an activity many times a second, and the desktop displays each notification.
      try? await Task.sleep(until: shownAt.advanced(by: .seconds(1)))
    }
    return !Task.isCancelled
  }

  private func update(_ wanted: [String]?) {
    if let alert = ActivityCenter.shared.takeAlert(of: id) {
      return show(title: alert.title, body: alert.body, as: wanted)
    }
    guard wanted != shown else { return }
    guard let wanted, let title = wanted.first else { return withdraw() }
    show(title: title, body: wanted.dropFirst().joined(separator: "\n"), as: wanted)
  }

  private func show(title: String, body: String, as lines: [String]?) {
    shown = lines
    isDisplayed = true
    shownAt = .now
    notifications?.notify(
      DesktopNotification(id: name, title: title, body: body, buttons: [Word.activityEnd.text])
    ) { _ in end() }
  }

  private func withdraw() {
    guard isDisplayed else { return }
    isDisplayed = false
    shown = nil
    notifications?.withdrawNotification(name)
  }
}
