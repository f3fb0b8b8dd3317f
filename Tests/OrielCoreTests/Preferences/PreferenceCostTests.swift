import Observation
import OrielTesting
import Testing

@testable import OrielCore

/// What a change costs, counted in calls of `reduce`.
@MainActor struct PreferenceCostTests {
  private enum CountedKey: PreferenceKey {
    // `reduce` runs on the main actor, as the tests that count do.
    nonisolated(unsafe) static var reductions = 0
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      reductions += 1
      value += nextValue()
    }
  }

  @Observable @MainActor final class Model {
    var number = 0
    var rows = Array(0..<100)
    @ObservationIgnored var sums: [Int] = []
    @ObservationIgnored weak var guest: Guest?
  }

  private struct Leaf: View {
    let model: Model
    var body: some View { Text("leaf").preference(key: CountedKey.self, value: model.number) }
  }

  private struct Crowd: View {
    let model: Model
    var body: some View {
      ForEach(model.rows, id: \.self) { _ in Text("x").preference(key: CountedKey.self, value: 1) }
    }
  }

  private func reductions(_ body: () -> Void) -> Int {
    CountedKey.reductions = 0
    body()
    return CountedKey.reductions
  }

  @Test func `A change is combined again only above it`() {
    let model = Model()
    let screen = Screen {
      VStack {
        VStack { Crowd(model: model) }.transformPreference(CountedKey.self) { $0 += 1000 }
        Leaf(model: model)
      }
      .onPreferenceChange(CountedKey.self) { model.sums.append($0) }
    }
    let count = reductions {
      model.number = 5
      _ = screen.texts
    }
    #expect(count == 1)
    #expect(model.sums == [1100, 1105])
  }

  @Test func `Without a reader nothing is combined`() {
    let model = Model()
    let count = reductions {
      let screen = Screen {
        VStack {
          Crowd(model: model)
          Leaf(model: model)
        }
        .transformPreference(CountedKey.self) { $0 += 1 }
      }
      model.number = 5
      model.rows.reverse()
      _ = screen.texts
    }
    #expect(count == 0)
  }

  @Test func `Removed views are released`() {
    let model = Model()
    let screen = Screen { Guests(model: model) }
    #expect(screen.texts.count == 100)
    #expect(model.guest != nil)
    model.rows = []
    #expect(screen.texts.isEmpty)
    #expect(model.guest == nil)
  }

  private struct Guests: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.rows, id: \.self) { _ in
          Text("x").preference(key: GuestKey.self, value: Holder(guest: Guest()))
        }
      }
      .onPreferenceChange(GuestKey.self) { if let holder = $0 { model.guest = holder.guest } }
    }
  }

  final class Guest {}

  private struct Holder: Equatable {
    let guest: Guest
    static func == (first: Holder, second: Holder) -> Bool { first.guest === second.guest }
  }

  private enum GuestKey: PreferenceKey {
    static var defaultValue: Holder? { nil }
    static func reduce(value: inout Holder?, nextValue: () -> Holder?) { value = value ?? nextValue() }
  }
}
