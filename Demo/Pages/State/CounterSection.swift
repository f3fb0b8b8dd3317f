import Oriel

/// A counter with its own state; a new identity resets it.
struct CounterSection: View {
  @State private var generation = 1

  var body: some View {
    Section("Counter") {
      CounterRow().id(generation)
      Row("A new identity has new state") {
        Button("Start Over") { generation += 1 }
      }
    }
  }
}
