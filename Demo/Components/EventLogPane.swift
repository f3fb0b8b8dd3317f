import Oriel

/// The events of a page, beside its samples.
struct EventLogPane: View {
  let log: EventLog

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Events").font(.headline)
        Spacer()
        Button("Clear") { log.clear() }
          .disabled(log.entries.isEmpty)
          .controlSize(.small)
      }
      .padding(12)
      Divider()
      if log.entries.isEmpty {
        EmptyNotice(
          title: "No events yet", detail: "Present something to see what happens.", symbol: "list.bullet")
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 6) {
            ForEach(log.entries) { entry in
              // Selectable text is focusable: each line would be a stop of the Tab key.
              Text(entry.text).font(.caption)
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(12)
        }
      }
    }
    .frame(idealWidth: 240, maxWidth: 240)
  }
}
