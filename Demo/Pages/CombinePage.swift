import Oriel
import OrielCombine

/// Publishers that views subscribe to: a timer, notifications, a published property.
struct CombinePage: View {
  @StateObject private var model = Model()
  @State private var ticks = 0
  @State private var isRunning = false
  @State private var notifications = 0
  @State private var changes: [String] = []

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private static let changed = Notification.Name("org.oriel.Gallery.changed")

  var body: some View {
    PageColumn(.combine, "Views receive the values of publishers while they are displayed.") {
      Section("Timer") {
        Toggle("Count the seconds", isOn: $isRunning)
        Row("Seconds") { Text("\(ticks)") }
      }
      Section("Notifications") {
        Button("Post a notification") { NotificationCenter.default.post(name: Self.changed, object: nil) }
        Row("Received") { Text("\(notifications)") }
      }
      Section("A published property") {
        Stepper("Number", value: $model.number)
        Row("Values") { Text(changes.suffix(8).joined(separator: ", ")) }
      }
      Section("Combined publishers") {
        Stepper("Other number", value: $model.other)
        Row("Sum") { Text("\(model.sum)") }
        Row("Last value of either") { Text("\(model.latest)") }
      }
    }
    .onReceive(timer) { _ in if isRunning { ticks += 1 } }
    .onReceive(NotificationCenter.default.publisher(for: Self.changed)) { _ in notifications += 1 }
    .onReceive(model.$number) { changes.append("\($0)") }
  }

  @MainActor private final class Model: ObservableObject {
    @Published var number = 1
    @Published var other = 10
    @Published var sum = 0
    @Published var latest = 0

    init() {
      $number.combineLatest($other) { $0 + $1 }.assign(to: &$sum)
      $number.merge(with: $other).assign(to: &$latest)
    }
  }
}

extension Page {
  static let combine = Page("combine", "Publishers", symbol: "antenna.radiowaves.left.and.right", order: 64) {
    CombinePage()
  }
}

@used @section("gallery_pages") private let registration: PageRegistration = { Page.register(.combine) }
