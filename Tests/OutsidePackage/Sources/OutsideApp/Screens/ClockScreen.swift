import Oriel
import OrielCombine

/// A clock, as a view with a model of Combine's time has it.
struct ClockScreen: View {
  @StateObject private var model = ClockModel()
  @Environment(\.clockFormat) private var format
  @Environment(\.clockOwner) private var owner
  @State private var time = Date()
  @State private var isShown = false

  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("\(owner ?? "Nobody"): \(format) \(time.timeIntervalSince1970)")
      Text(model.words)
    }
    .onReceive(timer) { time = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("ClockDidChange"))) { _ in time = Date() }
    .onReceive(model.$name.dropFirst()) { _ in isShown = true }
  }
}

final class ClockModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var words = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $name
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { "Hello, \($0)" }
      .sink { [weak self] in self?.words = $0 }
      .store(in: &subscriptions)
  }
}

extension EnvironmentValues {
  @Entry var clockFormat = "HH:mm"
  @Entry var clockOwner: String?
  @Entry var clockTick: @MainActor () -> Void = {}
}

#Preview { ClockScreen() }

#Preview("Ada's clock", traits: .fixedLayout(width: 300, height: 100)) {
  ClockScreen().environment(\.clockOwner, "Ada")
}

#Preview("Counting", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 0
  Stepper("Count: \(count)", value: $count)
}

struct ClockScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ClockScreen().previewDisplayName("Clock, both ways")
      ClockScreen().environment(\.layoutDirection, .rightToLeft).previewLayout(.sizeThatFits).previewDevice("Desktop")
    }
  }
}
