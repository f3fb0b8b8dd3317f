import OrielCore

/// The cards of all activities, or their notifications while no window of the app is active.
struct ActivityCards: View {
  let configurations: [any WidgetConfiguration]

  @Environment(\.scenePhase) private var phase
  private let center = ActivityCenter.shared

  private struct Item: Identifiable {
    let id: String
    let activity: any AnyActivity
    let view: AnyView
  }

  private var items: [Item] {
    // Creates a dependency, so that changes of activities update the cards.
    _ = center.version
    return center.activities.compactMap { activity in
      configurations.lazy.compactMap { $0._view(of: activity) }.first
        .map { Item(id: activity.id, activity: activity, view: $0) }
    }
  }

  var body: some View {
    VStack(alignment: .trailing, spacing: 12) {
      ForEach(items) { item in
        ActivityCard(view: item.view) { Task { await item.activity.dismiss() } }
        ActivityNotification(
          id: item.id, view: item.view, isNeeded: phase != .active, version: center.version
        ) { Task { await item.activity.dismiss() } }
      }
    }
    .padding(items.isEmpty ? 0 : 18)
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
        .onPreferenceChange(ActivityBackgroundTintKey.self) { tint = $0 }
        .onPreferenceChange(ActivityActionColorKey.self) { actionColor = $0 }
      Button(action: end) { Text("End").foregroundStyle(actionColor ?? .primary) }.buttonStyle(.borderless)
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
  let view: AnyView
  /// Whether no window of the app is active.
  let isNeeded: Bool
  let version: Int
  let end: @MainActor () -> Void

  @Environment(\.notifications) private var notifications
  @State private var lines: [String] = []
  /// The texts of the displayed notification.
  @State private var shown: [String]?
  @State private var shownAt: ContinuousClock.Instant?

  private struct Wanted: Equatable {
    var lines: [String]?
    var version: Int
  }

  var body: some View {
    CollectedText {
      lines = $0
    } content: {
      view
    }
    .task(id: Wanted(lines: isNeeded ? lines : nil, version: version)) {
      guard await isTimely() else { return }
      update(isNeeded ? lines : nil)
    }
    .onDisappear { withdraw() }
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
    shownAt = .now
    notifications?.notify(DesktopNotification(id: id, title: title, body: body, buttons: ["End"])) { _ in end() }
  }

  private func withdraw() {
    guard shown != nil else { return }
    shown = nil
    notifications?.withdrawNotification(id)
  }
}
