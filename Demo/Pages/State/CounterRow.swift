import Oriel

/// A number, and its last change.
struct CounterRow: View {
  @State private var count = 0
  @State private var lastChange = "not changed yet"

  var body: some View {
    Row {
      Button("Decrease", systemImage: "minus") { count -= 1 }
        .disabled(count == 0)
      Button("Increase", systemImage: "plus") { count += 1 }
    } title: {
      VStack(alignment: .leading, spacing: 3) {
        Text("Count: \(count)")
        Text(lastChange).font(.caption).foregroundStyle(.secondary)
      }
    }
    .onChange(of: count) { old, new in
      lastChange = "onChange: from \(old) to \(new)"
    }
  }
}
