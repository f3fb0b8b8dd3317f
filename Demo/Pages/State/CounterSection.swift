import Oriel

/// A counter with a state of its own; a new identity starts it anew.
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
