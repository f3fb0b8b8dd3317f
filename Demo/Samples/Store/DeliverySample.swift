import Oriel
import OrielActivities

/// A delivery that the user follows.
struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var progress: Double
  }

  var parcel: String
  /// Whether the card has colors of its own.
  var isTinted: Bool
}

/// The card of a delivery.
struct DeliveryView: View {
  let context: ActivityViewContext<Delivery>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(context.attributes.parcel).bold()
      Text(context.state.stop)
      ProgressView(value: context.state.progress)
    }
    .foregroundStyle(context.attributes.isTinted ? .white : .primary)
    .tint(context.attributes.isTinted ? .white : nil)
    .activityBackgroundTint(context.attributes.isTinted ? Color(red: 0.11, green: 0.33, blue: 0.55) : nil)
    .activitySystemActionForegroundColor(
      context.attributes.isTinted ? Color(red: 1, green: 0.9, blue: 0.5) : nil)
  }
}

/// Begins, changes and ends a delivery.
struct DeliverySample: View {
  @Bindable var run: SampleRun
  @State private var delivery: Activity<Delivery>?
  @State private var stop = 0
  @State private var isTinted = true

  private static let stops = ["Packed", "On the road", "Two streets away", "At the door"]

  private var content: ActivityContent<Delivery.ContentState> {
    ActivityContent(
      state: Delivery.ContentState(stop: Self.stops[stop], progress: Double(stop + 1) / Double(Self.stops.count)),
      staleDate: nil)
  }

  var body: some View {
    SampleRow(run: run, value: "stop: \(delivery == nil ? "none" : Self.stops[stop])")
      .onChange(of: run.isPresented) { if run.isPresented { begin() } else { end() } }
      .task(id: delivery?.id) { await follow() }
    Toggle("In colors of its own", isOn: $isTinted).disabled(delivery != nil)
    Flow(spacing: 12) {
      Button("Go on") { goOn(alert: nil) }.disabled(delivery == nil || stop + 1 == Self.stops.count)
      Button("Ring") {
        goOn(alert: AlertConfiguration(title: "Your tea is here", body: "Please open the door.", sound: .default))
      }
      .disabled(delivery == nil)
      Button("Take in") { run.isPresented = false }.disabled(delivery == nil)
    }
  }

  private func begin() {
    stop = 0
    delivery = try? Activity.request(
      attributes: Delivery(parcel: "A box of tea", isTinted: isTinted), content: content)
  }

  private func goOn(alert: AlertConfiguration?) {
    stop = min(stop + 1, Self.stops.count - 1)
    let (delivery, content) = (delivery, content)
    Task { await delivery?.update(content, alertConfiguration: alert) }
  }

  private func end() {
    let ended = delivery
    Task { await ended?.end(nil, dismissalPolicy: .immediate) }
  }

  /// Follows the delivery, which the user may also end with the button of its card or its notification.
  private func follow() async {
    guard let delivery else { return }
    for await state in delivery.activityStateUpdates { run.note("\(state)") }
    self.delivery = nil
    run.isPresented = false
  }
}
