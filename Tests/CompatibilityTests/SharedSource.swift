import SwiftUI
import Testing

/// Source as it is on a Mac, which compiles unchanged.
private struct Trip: Identifiable {
  let id = UUID()
  var name: String
}

/// A model that is observed as Combine's are.
private final class Trips: ObservableObject {
  @Published var all: [Trip] = []
  private var changes = 0
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $all.dropFirst().sink { [weak self] _ in self?.changes += 1 }.store(in: &subscriptions)
  }

  var timesChanged: Int { changes }
}

/// Builds views where nothing is isolated.
private protocol Decorating {
  associatedtype Decoration: View
  @ViewBuilder nonisolated func decoration(isMarked: Bool) -> Decoration
}

private struct Marker: Decorating {
  nonisolated func decoration(isMarked: Bool) -> some View {
    if isMarked {
      Image(systemName: "star")
      Text("Marked")
    }
  }
}

extension Shape {
  /// A shape with an edge, made where nothing is isolated.
  fileprivate nonisolated func edged(_ color: Color) -> some View { stroke(color, lineWidth: 2).fill(.white) }
}

private struct TripList: View {
  @StateObject private var trips = Trips()
  @State private var title = "Trips"
  @State private var speed = 0.5
  @State private var code = ""

  var body: some View {
    List(trips.all) { trip in Text(trip.name).lineLimit(1...2) }
      .navigationTitle($title)
      .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") {} } }
    Slider(value: $speed, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Speed") }
    SecureField("Code", text: $code, onCommit: {})
    Circle().edged(.red).overlay { Marker().decoration(isMarked: true) }
    Image(systemName: "wifi").symbolEffect(.variableColor.iterative.byLayer, isActive: speed > 0)
  }
}

@MainActor struct SharedSourceTests {
  @Test func `A published property reaches its subscribers`() {
    let trips = Trips()
    trips.all = [Trip(name: "Oslo")]
    #expect(trips.timesChanged == 1)
    _ = TripList()
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }
}
