import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielActivities

// Activities belong to the process.
@Suite(.serialized) @MainActor struct ActivityTests {
  struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var driver: String
      var progress = 0.25
    }
    var order: Int
  }

  private struct Orders: App {
    var body: some Scene {
      WindowGroup("Orders") { Text("window") }
        .activities {
          ActivityConfiguration(for: Delivery.self) { context in
            VStack {
              Text("Order \(context.attributes.order)")
              Text("\(context.state.driver)\(context.isStale ? ", out of date" : "")")
              ProgressView(value: context.state.progress)
            }
            .activityBackgroundTint(.blue)
            .activitySystemActionForegroundColor(.yellow)
          }
        }
    }
  }

  /// Ends what a failed test has left, so that it doesn't fail the others.
  init() async {
    for activity in Activity<Delivery>.activities { await activity.dismiss() }
  }

  private func begin(_ order: Int = 1, relevance: Double = 0) throws -> Activity<Delivery> {
    try Activity.request(
      attributes: Delivery(order: order),
      content: .init(state: .init(driver: "Ada"), staleDate: nil, relevanceScore: relevance))
  }

  @Test func `An activity is a card in the window until it ends`() async throws {
    let app = TestApp { Orders() }
    let activity = try begin()
    let screen = try app.screen("Orders")
    #expect(screen.text("window").exists)
    #expect(screen.text("Order 1").exists)
    #expect(screen.text("Ada").exists)
    await activity.update(.init(state: .init(driver: "Grace"), staleDate: nil))
    #expect(screen.text("Grace").exists)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(!screen.text("Order 1").exists)
    #expect(activity.activityState == .dismissed)
    #expect(Activity<Delivery>.activities.isEmpty)
  }

  @Test func `An activity that has ended keeps its last content until it is dismissed`() async throws {
    let app = TestApp { Orders() }
    let activity = try begin()
    await activity.end(.init(state: .init(driver: "arrived"), staleDate: nil))
    await activity.update(.init(state: .init(driver: "too late"), staleDate: nil))
    let screen = try app.screen("Orders")
    #expect(activity.activityState == .ended)
    #expect(screen.text("arrived").exists)
    try screen.button("End").tap()
    try await screen.wait { !screen.text("arrived").exists }
    #expect(activity.activityState == .dismissed)
  }

  @Test func `Content becomes stale at its date, and an activity is dismissed at its own`() async throws {
    let app = TestApp { Orders() }
    let activity = try begin()
    let screen = try app.screen("Orders")
    await activity.update(.init(state: .init(driver: "Ada"), staleDate: .now.addingTimeInterval(0.02)))
    try await screen.wait { screen.text("Ada, out of date").exists }
    await activity.end(nil, dismissalPolicy: .after(.now.addingTimeInterval(0.02)))
    try await screen.wait { !screen.text("Order 1").exists }
  }

  @Test func `The most important activity is the first card`() async throws {
    let app = TestApp { Orders() }
    let activities = try [begin(1), begin(2, relevance: 50), begin(3)]
    let screen = try app.screen("Orders")
    #expect(screen.texts.filter { $0.hasPrefix("Order ") } == ["Order 2", "Order 1", "Order 3"])
    for activity in activities { await activity.end(nil, dismissalPolicy: .immediate) }
  }

  @Test func `While no window is active, the texts are a notification`() async throws {
    let app = TestApp { Orders() }
    let activity = try begin()
    let screen = try app.screen("Orders")
    await screen.settle()
    #expect(app.desktop.notifications.isEmpty)
    app.desktop.isAppActive = false
    try await screen.wait { !app.desktop.notifications.isEmpty }
    #expect(app.desktop.notifications == ["Order 1\nAda\n25 %"])
    app.desktop.isAppActive = true
    try await screen.wait { app.desktop.notifications.isEmpty }
    app.desktop.isAppActive = false
    try await screen.wait { !app.desktop.notifications.isEmpty }
    app.desktop.pressNotificationButton("End")
    try await screen.wait { activity.activityState == .dismissed }
    try await screen.wait { app.desktop.notifications.isEmpty }
  }

  @Test func `The progress is displayed at the app's icon until the activity ends`() async throws {
    let app = TestApp { Orders() }
    let screen = try app.screen("Orders")
    let activities = try [begin(1), begin(2, relevance: 50)]
    #expect(app.desktop.launcherProgress == 0.25)
    await activities[1].update(
      .init(state: .init(driver: "Ada", progress: 0.75), staleDate: nil, relevanceScore: 50))
    try await screen.wait { app.desktop.launcherProgress == 0.75 }
    await activities[1].end(nil, dismissalPolicy: .after(.now.addingTimeInterval(0.02)))
    try await screen.wait { app.desktop.launcherProgress == 0.25 }
    await activities[0].end(nil, dismissalPolicy: .immediate)
    try await screen.wait { app.desktop.launcherProgress == nil && Activity<Delivery>.activities.isEmpty }
  }

  /// A text that calls a closure in its body, in the middle of an update.
  private struct Interrupted: View {
    /// Makes each of these views differ from the last one.
    let id = UUID()
    let action: @MainActor () -> Void
    var body: some View {
      action()
      return Text("interrupted")
    }
  }

  private struct InterruptedOrders: App {
    var body: some Scene {
      WindowGroup("Orders") { Text("window") }
        .activities {
          ActivityConfiguration(for: Delivery.self) { context in
            ProgressView(value: context.state.progress)
            Interrupted {
              // Another thread dismisses the activity after the progress was computed.
              for activity in Activity<Delivery>.activities where activity.activityState == .ended {
                while activity.activityState != .dismissed {}
              }
            }
          }
        }
    }
  }

  @Test func `The progress of an activity that is dismissed during an update isn't displayed again`() async throws {
    let app = TestApp { InterruptedOrders() }
    let screen = try app.screen("Orders")
    let first = try begin(1)
    let second = try Activity.request(
      attributes: Delivery(order: 2),
      content: .init(state: .init(driver: "Ada", progress: 0.75), staleDate: nil, relevanceScore: 50))
    #expect(app.desktop.launcherProgress == 0.75)
    await second.end(nil, dismissalPolicy: .after(.now.addingTimeInterval(0.05)))
    try await screen.wait {
      Activity<Delivery>.activities.count == 1 && screen.texts.filter { $0 == "interrupted" }.count == 1
    }
    #expect(app.desktop.launcherProgress == 0.25)
    await first.end(nil, dismissalPolicy: .immediate)
  }

  @Test func `An alert is a notification, also while a window is active`() async throws {
    let app = TestApp { Orders() }
    let activity = try begin()
    let screen = try app.screen("Orders")
    await activity.update(
      .init(state: .init(driver: "Grace"), staleDate: nil),
      alertConfiguration: AlertConfiguration(title: "Nearly there", body: "Two minutes", sound: .default))
    try await screen.wait { app.desktop.notifications == ["Nearly there\nTwo minutes"] }
    await activity.end(nil, dismissalPolicy: .immediate)
  }

  private struct Copies: App {
    @Environment(\.openWindow) private var openWindow
    var body: some Scene {
      WindowGroup("Orders", id: "orders") { Button("New") { openWindow(id: "orders") } }
        .activities {
          ActivityConfiguration(for: Delivery.self) { Text("Order \($0.attributes.order)") }
        }
    }
  }

  @Test func `Several windows have a card each, and one notification`() async throws {
    let app = TestApp { Copies() }
    let activity = try begin()
    let first = try app.frontScreen
    try first.button("New").tap()
    let second = try app.frontScreen
    #expect(app.screens.count == 2)
    #expect(first.text("Order 1").exists && second.text("Order 1").exists)
    // The other window is active.
    first.isMinimized = true
    await first.settle()
    #expect(app.desktop.notifications.isEmpty)
    app.desktop.isAppActive = false
    await activity.update(
      .init(state: .init(driver: "Ada"), staleDate: nil),
      alertConfiguration: AlertConfiguration(title: "Nearly there", body: "Two minutes", sound: .default))
    try await second.wait { app.desktop.notifications == ["Nearly there\nTwo minutes"] }
    try first.closeWindow()
    try await second.wait { app.desktop.notifications == ["Order 1\n"] }
    await activity.end(nil, dismissalPolicy: .immediate)
    try await second.wait { app.desktop.notifications.isEmpty }
  }

  @Test func `More than four kilobytes are refused`() {
    #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
      try Activity.request(
        attributes: Delivery(order: 1),
        content: .init(state: .init(driver: String(repeating: "x", count: 5000)), staleDate: nil))
    }
    #expect(Activity<Delivery>.activities.isEmpty)
  }

  @Test func `An update with more than four kilobytes is ignored, with a warning`() async throws {
    let activity = try begin()
    let contents = activity.contentUpdates
    var warnings: [String] = []
    let usual = Diagnostics.handler
    Diagnostics.reset()
    Diagnostics.handler = { warnings.append($0) }
    defer { Diagnostics.handler = usual }
    let large = ActivityContent(
      state: Delivery.ContentState(driver: String(repeating: "x", count: 5000)), staleDate: nil)
    await activity.update(large)
    #expect(activity.content.state.driver == "Ada")
    #expect(activity.activityState == .active)
    // Other tests log meanwhile.
    #expect(warnings.filter { $0.contains("larger than 4 KB") }.count == 1)
    await activity.end(large, dismissalPolicy: .immediate)
    #expect(activity.content.state.driver == "Ada")
    #expect(activity.activityState == .dismissed)
    for await _ in contents { Issue.record("the content hasn't changed") }
  }

  @Test func `An activity that ends during updates is dismissed at its date`() async throws {
    let app = TestApp { Orders() }
    let screen = try app.screen("Orders")
    // Each round is one of many interleavings of the calls.
    for order in 1...200 {
      let activity = try begin(order)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { await activity.update(.init(state: .init(driver: "Grace"), staleDate: nil)) }
        }
        group.addTask { await activity.end(nil, dismissalPolicy: .after(.now.addingTimeInterval(0.02))) }
      }
    }
    try await screen.wait {
      Activity<Delivery>.activities.isEmpty && screen.texts.allSatisfy { !$0.hasPrefix("Order ") }
    }
  }

  @Test func `The updates end with the activity`() async throws {
    let activity = try begin()
    let states = activity.activityStateUpdates
    let contents = activity.contentUpdates
    await activity.update(.init(state: .init(driver: "Grace"), staleDate: nil))
    await activity.end(nil, dismissalPolicy: .immediate)
    var seen: [ActivityState] = []
    for await state in states { seen.append(state) }
    var drivers: [String] = []
    for await content in contents { drivers.append(content.state.driver) }
    #expect(seen == [.ended, .dismissed])
    #expect(drivers == ["Grace"])
  }
}
