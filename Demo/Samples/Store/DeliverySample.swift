import Oriel
import OrielActivities

/// A delivery that the user follows.
struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var progress: Double
  }

  var parcel: String
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
    .foregroundStyle(.white)
    .frame(width: 220)
    .activityBackgroundTint(Color(red: 0.11, green: 0.33, blue: 0.55))
    .activitySystemActionForegroundColor(.yellow)
  }
}

/// Begins, changes and ends a delivery.
struct DeliverySample: View {
  @State private var delivery: Activity<Delivery>?
  @State private var stop = 0

  private static let stops = ["Packed", "On the road", "Two streets away", "At the door"]

  private var state: Delivery.ContentState {
    Delivery.ContentState(stop: Self.stops[stop], progress: Double(stop + 1) / Double(Self.stops.count))
  }

  var body: some View {
    Row("Delivery") {
      Button("Begin") { begin() }
      Button("Go on") { goOn() }.disabled(delivery == nil || stop + 1 == Self.stops.count)
      Button("End") { end() }.disabled(delivery == nil)
    }
  }

  private func begin() {
    stop = 0
    delivery = try? Activity.request(
      attributes: Delivery(parcel: "A box of tea"), content: ActivityContent(state: state, staleDate: nil))
  }

  private func goOn() {
    stop += 1
    Task { await delivery?.update(ActivityContent(state: state, staleDate: nil)) }
  }

  private func end() {
    let ended = delivery
    delivery = nil
    Task { await ended?.end(nil, dismissalPolicy: .immediate) }
  }
}
